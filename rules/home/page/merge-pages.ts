import { isSame } from '#rules/office/merge-edit.ts';
import type { PageBlock } from './page-block.ts';

/** The result of merging two people's edits of the same page. */
export interface MergedPage {
  blocks: PageBlock[];
  /** Keys of blocks that both changed differently; `blocks` has mine. */
  conflicts: string[];
  /** Keys of blocks that only they changed, added or removed, and that were merged. */
  taken: string[];
}

/**
 * Merges my page with theirs; both started from `base`. A block changed by only one of us keeps that change. My order wins where I changed
 * it. No work is lost: a block removed by one and changed by the other stays and is reported.
 */
export function mergePages(base: readonly PageBlock[], mine: readonly PageBlock[], theirs: readonly PageBlock[]): MergedPage {
  const [before, my, their] = [byKey(base), byKey(mine), byKey(theirs)];
  const conflicts: string[] = [];
  const taken: string[] = [];
  const chosen = new Map<string, PageBlock>();
  for (const key of new Set([...my.keys(), ...their.keys(), ...before.keys()])) {
    const [old, own, other] = [before.get(key), my.get(key), their.get(key)];
    const [didI, didThey] = [!isSame(old, own), !isSame(old, other)];
    if (didI && didThey && !isSame(own, other)) conflicts.push(key);
    if (didThey && !didI) taken.push(key);
    const block = didI ? (own ?? (didThey ? other : undefined)) : other;
    if (block) chosen.set(key, block);
  }
  const keys = (blocks: readonly PageBlock[]) => blocks.map(({ key }) => key);
  const common = keys(base).filter((key) => my.has(key));
  const isOrderMine =
    keys(mine)
      .filter((key) => before.has(key))
      .join() !== common.join();
  const [first, second] = isOrderMine ? [keys(mine), keys(theirs)] : [keys(theirs), keys(mine)];
  const order = woven(woven(first, second), keys(base)).filter((key) => chosen.has(key));
  return { blocks: order.flatMap((key) => chosen.get(key) ?? []), conflicts, taken };
}

/** The keys of `first` in order, with those only in `second` inserted after their predecessors there. */
function woven(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  for (const [index, key] of second.entries()) {
    if (order.includes(key)) continue;
    const previous = second.slice(0, index).findLast((each) => order.includes(each));
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
  }
  return order;
}

function byKey(blocks: readonly PageBlock[]): Map<string, PageBlock> {
  return new Map(blocks.map((block) => [block.key, block]));
}

import type { PageBlock } from '#rules/home/page/page-block.ts';
import { isSame } from '#rules/office/merge-edit.ts';

export interface Difference {
  block: PageBlock;
  kind: 'added' | 'removed' | 'changed' | 'moved';
}

/** A draft's differences from a revision, by block in draft order; blocks only in the revision come last. */
export function differences(revision: readonly PageBlock[], draft: readonly PageBlock[]): Difference[] {
  const before = new Map(revision.map((block) => [block.key, block]));
  const common = (blocks: readonly PageBlock[], others: ReadonlyMap<string, unknown>) =>
    blocks.map(({ key }) => key).filter((key) => others.has(key));
  const now = new Map(draft.map((block) => [block.key, block]));
  const [were, are] = [common(revision, now), common(draft, before)];
  return [
    ...draft.flatMap((block): Difference[] => {
      const old = before.get(block.key);
      if (old === undefined) return [{ block, kind: 'added' }];
      if (!isSame(old, block)) return [{ block, kind: 'changed' }];
      return were.indexOf(block.key) === are.indexOf(block.key) ? [] : [{ block, kind: 'moved' }];
    }),
    ...revision.filter(({ key }) => !now.has(key)).map((block): Difference => ({ block, kind: 'removed' })),
  ];
}

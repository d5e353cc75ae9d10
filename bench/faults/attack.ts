import type { Diary } from './shopper.ts';
import type { World } from './world.ts';

/** One thing that goes wrong on purpose. */
export interface Attack {
  name: string;
  /** Does it; what was promised and not kept comes back as sentences, what was counted as one line. */
  run(world: World): Promise<{ broken: string[]; figures: string }>;
  /** How many times its quiet 95th percentile /main may take meanwhile, where less is promised than for most attacks. */
  mostSlowdown?: number;
  /** True where the shop itself is ended, so that nobody can look at /main meanwhile. */
  isEndingTheShop?: boolean;
}

/** Runs work for every item, at most `width` at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      await work(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
}

/** Refusals by code, for one line of figures. */
export function refusalsOf(diary: Diary): string {
  return [...diary.refused].map(([code, count]) => `${count} ${code}`).join(', ') || 'no refusals';
}

/** Ten of the sentences are enough to know what broke. */
export function firstOf(broken: readonly string[]): string[] {
  return broken.length <= 10 ? [...broken] : [...broken.slice(0, 10), `... and ${broken.length - 10} more`];
}

import type { Diary } from './shopper.ts';
import type { World } from './world.ts';

/** One deliberate fault. */
export interface Attack {
  name: string;
  /** Runs it; returns broken promises as sentences and the figures as one line. */
  run(world: World): Promise<{ broken: string[]; figures: string }>;
  /** Maximum slowdown of /main's 95th percentile meanwhile, if higher than for most attacks. */
  mostSlowdown?: number;
  /** True when the shop itself is stopped, so /main cannot be measured meanwhile. */
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

/** Rejections by code, for one line of figures. */
export function refusalsOf(diary: Diary): string {
  return [...diary.refused].map(([code, count]) => `${count} ${code}`).join(', ') || 'no refusals';
}

/** Ten sentences are enough to see what broke. */
export function firstOf(broken: readonly string[]): string[] {
  return broken.length <= 10 ? [...broken] : [...broken.slice(0, 10), `... and ${broken.length - 10} more`];
}

import { heightRange, rangeStarts, weightRange } from '#rules/community/review.ts';

/** Ranges of height and weight, named by where they begin; null for what somebody keeps to themselves. */
export type MyFit = { height: number | null; weight: number | null };

const storageKey = 'seam.my_fit';

/** What this browser knows of its owner's build, from the last time it was asked. */
export function readMyFit(storage: Pick<Storage, 'getItem'>): MyFit {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    const of = (key: 'height' | 'weight') => (typeof kept === 'object' && kept !== null && key in kept ? (kept as MyFit)[key] : null);
    return { height: known(heightRange, of('height')), weight: known(weightRange, of('weight')) };
  } catch {
    return { height: null, weight: null };
  }
}

/** Remembers it, on this device alone. */
export function keepMyFit(storage: Pick<Storage, 'setItem'>, fit: MyFit): void {
  try {
    storage.setItem(storageKey, JSON.stringify(fit));
  } catch {
    // A full storage forgets it.
  }
}

function known(range: typeof heightRange | typeof weightRange, start: number | null): number | null {
  return start !== null && rangeStarts(range).includes(start) ? start : null;
}

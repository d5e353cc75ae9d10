import { heightRange, rangeStarts, weightRange } from '#rules/community/review.ts';

/** Height and weight ranges by their lower bound; null if not given. */
export type MyFit = { height: number | null; weight: number | null };

const storageKey = 'seam.my_fit';

/** The fit data last entered in this browser. */
export function readMyFit(storage: Pick<Storage, 'getItem'>): MyFit {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    const of = (key: 'height' | 'weight') => (typeof kept === 'object' && kept !== null && key in kept ? (kept as MyFit)[key] : null);
    return { height: known(heightRange, of('height')), weight: known(weightRange, of('weight')) };
  } catch {
    return { height: null, weight: null };
  }
}

/** Remembers it, on this device only. */
export function storeMyFit(storage: Pick<Storage, 'setItem'>, fit: MyFit): void {
  try {
    storage.setItem(storageKey, JSON.stringify(fit));
  } catch {
    // Ignored if storage is full.
  }
}

function known(range: typeof heightRange | typeof weightRange, start: number | null): number | null {
  return start !== null && rangeStarts(range).includes(start) ? start : null;
}

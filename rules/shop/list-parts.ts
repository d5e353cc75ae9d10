/** Rows of one list that anybody but an administrator gets in one answer of the data service. */
export const MOST_LIST_ROWS = 100;

/** A stretch of a list. */
export interface ListWindow {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A list made of several, one after the other: which stretch of each part lies in a stretch of the whole, null where none does. `counts`
 * are the lengths of all parts but the last, which need not be known.
 */
export function windowsOfParts({ limit, offset }: ListWindow, counts: readonly number[]): (ListWindow | null)[] {
  let start = 0;
  return [...counts, Number.POSITIVE_INFINITY].map((count) => {
    const from = Math.max(offset, start);
    const to = Math.min(offset + limit, start + count);
    const part = from < to ? { limit: to - from, offset: from - start } : null;
    start += count;
    return part;
  });
}

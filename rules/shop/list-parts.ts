/** Maximum rows per list in one response of the data service, except for administrators. */
export const MOST_LIST_ROWS = 100;

/** A window of a list. */
export interface ListWindow {
  readonly limit: number;
  readonly offset: number;
}

/**
 * For a list made of several concatenated parts, the window of each part that falls in a window of the whole; null for none. `counts` are
 * the lengths of all parts but the last, which need not be known.
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

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

/** A list in portions of this size, in order; the last one may be shorter. */
export function portionsOf<Item>(list: readonly Item[], size: number): Item[][] {
  const portions: Item[][] = [];
  for (let from = 0; from < list.length; from += size) portions.push(list.slice(from, from + size));
  return portions;
}

/** The items by their key, in the order in which keys first occur; `Map.groupBy`, which the oldest browsers of the shop do not have. */
export function groupedBy<Item, Key>(list: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

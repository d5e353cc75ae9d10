/**
 * The number of lists remembered for this visit; the oldest is dropped. This module adds 166 bytes (minified, gzip) to every page with a
 * list; the server's lru-cache would add 5.7 kB.
 */
const mostKept = 20;

const kept = new Map<string, readonly unknown[]>();

/** A list's items when its page was left; undefined for a new page. `place` identifies the history entry and the list. */
export function storedList<Item>(place: string): Item[] | undefined {
  return kept.get(place) as Item[] | undefined;
}

/** Remembers a list's items so that Back restores the position: the scroll position alone would be past the end of the first page. */
export function storeList(place: string, items: readonly unknown[]): void {
  kept.delete(place);
  kept.set(place, items);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
}

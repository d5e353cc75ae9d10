import type { Named } from '../shop/locale.ts';
import { isJoined, searchPieces, stemOf } from './pieces.ts';
import type { ReadTerm } from './synonyms.ts';

/** Maximum things of one maker in a row. */
const ROW_MOST = 3;

/** How well a name fits a search: 0 equals it, 1 contains every word as typed, 2 is found by a synonym, its maker or what it shows. */
export function nameOrder(name: Named, terms: readonly ReadTerm[]): 0 | 1 | 2 {
  const typed = terms.map(({ ways }) => ways[0]?.join('') ?? '');
  const names = Object.values(name).map((each) => searchPieces(each ?? '').map(stemOf));
  if (names.some((pieces) => pieces.join('') === typed.join(''))) return 0;
  const bears = (pieces: readonly string[], word: string) =>
    pieces.some((piece) => (isJoined(word) ? piece.includes(word) : piece === word));
  return names.some((pieces) => typed.every((word) => bears(pieces, word))) ? 1 : 2;
}

/**
 * A page of search results in display order: sorted by `rankOf` if given, then at most three of one maker in a row, if the page has
 * others. The result is always the same for the same page.
 */
export function pageOrder<Item>(items: readonly Item[], rankOf: (item: Item) => number, makerOf: (item: Item) => unknown): Item[] {
  const left = items.toSorted((one, other) => rankOf(one) - rankOf(other));
  const shown: Item[] = [];
  while (left.length > 0) {
    const last = shown.slice(-ROW_MOST).map(makerOf);
    const isFull = last.length === ROW_MOST && last.every((maker) => maker === last[0]);
    const other = isFull ? left.findIndex((item) => makerOf(item) !== last[0]) : 0;
    shown.push(...left.splice(Math.max(other, 0), 1));
  }
  return shown;
}

import type { Named } from '../shop/locale.ts';
import { isJoined, searchPieces, stemOf } from './pieces.ts';
import type { ReadTerm } from './synonyms.ts';

/** Things of one maker that may stand in a row. */
const ROW_MOST = 3;

/** How well a name fits a search: 0 it is the words, 1 it bears each as typed, 2 it is found by a synonym, its maker or what it shows. */
export function nameOrder(name: Named, terms: readonly ReadTerm[]): 0 | 1 | 2 {
  const typed = terms.map(({ ways }) => ways[0]?.join('') ?? '');
  const names = Object.values(name).map((each) => searchPieces(each ?? '').map(stemOf));
  if (names.some((pieces) => pieces.join('') === typed.join(''))) return 0;
  const bears = (pieces: readonly string[], word: string) =>
    pieces.some((piece) => (isJoined(word) ? piece.includes(word) : piece === word));
  return names.some((pieces) => typed.every((word) => bears(pieces, word))) ? 1 : 2;
}

/**
 * A page of finds as it is shown: in the order given by `rankOf`, else as it was; then at most three of one maker stand in a row, as far as
 * the page holds others. The same page is always the same.
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

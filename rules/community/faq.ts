import { searchAlternatives, searchPieces } from '../shop/search.ts';

/** True when every word that was typed is found in one of the texts, in whatever order; case, blanks and signs count for nothing. Nothing typed finds everything. */
export function isFoundBy(texts: readonly string[], typed: string): boolean {
  const squeezed = texts.map((text) => searchPieces(text).join(''));
  const isIn = (word: string) => squeezed.some((text) => text.includes(word));
  return searchPieces(typed).every((piece) => searchAlternatives(piece).some(isIn));
}

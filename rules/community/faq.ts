import { type Synonyms, searchPieces, searchTerms } from '../shop/search.ts';

/** True when every word that was typed is found in one of the texts, or what means the same, in whatever order; case, blanks and signs count for nothing. Nothing typed finds everything. */
export function isFoundBy(texts: readonly string[], typed: string, synonyms: Synonyms): boolean {
  const squeezed = texts.map((text) => searchPieces(text).join(''));
  const isIn = (word: string) => squeezed.some((text) => text.includes(word));
  return searchTerms(typed, synonyms).every((ways) => ways.some((pieces) => pieces.every(isIn)));
}

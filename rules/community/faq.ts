import { searchPieces } from '../search/pieces.ts';
import { type Synonyms, searchTerms } from '../search/synonyms.ts';

/**
 * True when every typed word, or a synonym, occurs in one of the texts, in any order. Ignores case, blanks and punctuation. An empty search
 * matches everything.
 */
export function isFoundBy(texts: readonly string[], typed: string, synonyms: Synonyms): boolean {
  const squeezed = texts.map((text) => searchPieces(text).join(''));
  const isIn = (word: string) => squeezed.some((text) => text.includes(word));
  return searchTerms(typed, { synonyms, kinds: [] }).every(({ ways }) => ways.some((pieces) => pieces.every(isIn)));
}

import { isKind, type Lexicon, linePattern, type Reach, type SearchTerm, searchGrams, searchTerms } from '#rules/shop/search.ts';

/**
 * Rows of a search table (product.graphic_search and the like) that match every word typed, or a synonym. The index finds candidates, the
 * words decide.
 */
export function searchFilter(typed: string, lexicon: Lexicon, reach: Reach) {
  return everyTerm(typed, lexicon, (ways) => inWords(ways, reach));
}

/** The same for products. A word for a product type matches only that type: a notebook with a hat on it is not a hat. */
export function productSearchFilter(typed: string, lexicon: Lexicon, reach: Reach) {
  return everyTerm(typed, lexicon, (ways) =>
    isKind(ways, lexicon) ? { _and: [inWords(ways, reach), inOwnWords(ways.flat(), reach)] } : inWords(ways, reach),
  );
}

/** Rows of a search table whose own name contains one of the words, the most relevant results. Use within `searchFilter`. */
export function ownNameFilter(typed: string, { synonyms }: Lexicon, reach: Reach) {
  const pieces = [...new Set(searchTerms(typed, synonyms).flat(2))];
  return pieces.length === 0 ? { own_words: { _in: [] } } : inOwnWords(pieces, reach);
}

function everyTerm<Filter extends object>(typed: string, { synonyms }: Lexicon, filterOf: (ways: SearchTerm) => Filter) {
  const terms = searchTerms(typed, synonyms);
  return terms.length === 0 ? { words: { _in: [] } } : { _and: terms.map(filterOf) };
}

function inWords(ways: SearchTerm, reach: Reach) {
  const holding = (piece: string) => ({ grams: { _contains: searchGrams(piece) }, words: { _like: linePattern(piece, reach) } });
  return oneOf(
    '_or',
    ways.map((pieces) => oneOf('_and', pieces.map(holding))),
  );
}

function inOwnWords(pieces: readonly string[], reach: Reach) {
  return { _or: pieces.map((piece) => ({ own_words: { _like: linePattern(piece, reach) } })) };
}

function oneOf<Filter extends object>(how: '_and' | '_or', filters: Filter[]) {
  const [first] = filters;
  return filters.length === 1 && first !== undefined ? first : { [how]: filters };
}

import { type SearchTerm, type Synonyms, searchGrams, searchTerms } from '#rules/shop/search.ts';

/** Rows of a search table (product.graphic_search and its like) that hold every word that was typed, or what means the same: the index finds, the words decide. */
export function searchFilter(typed: string, synonyms: Synonyms) {
  const terms = searchTerms(typed, synonyms);
  if (terms.length === 0) return { words: { _in: [] } };
  return {
    _and: terms.map((ways: SearchTerm) =>
      oneOf(
        '_or',
        ways.map((pieces) => oneOf('_and', pieces.map(holding))),
      ),
    ),
  };
}

function holding(piece: string) {
  return { grams: { _contains: searchGrams(piece) }, words: { _like: `%${piece}%` } };
}

function oneOf<Filter extends object>(how: '_and' | '_or', filters: Filter[]) {
  const [first] = filters;
  return filters.length === 1 && first !== undefined ? first : { [how]: filters };
}

/** Rows of a search table whose own name holds one of the words: what is meant most likely. Within `searchFilter`. */
export function ownNameFilter(typed: string, synonyms: Synonyms) {
  const pieces = [...new Set(searchTerms(typed, synonyms).flat(2))];
  return pieces.length === 0 ? { own_words: { _in: [] } } : { _or: pieces.map((piece) => ({ own_words: { _like: `%${piece}%` } })) };
}

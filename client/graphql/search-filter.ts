import { searchAlternatives, searchGrams, searchPieces } from '#rules/shop/search.ts';

/** Rows of a search table (product.graphic_search and its like) that hold every piece of what was typed: the index finds, the words decide. */
export function searchFilter(typed: string) {
  const pieces = searchPieces(typed);
  if (pieces.length === 0) return { words: { _in: [] } };
  return { _and: pieces.map((piece) => anyOf(searchAlternatives(piece).map(holding))) };
}

function holding(piece: string) {
  return { grams: { _contains: searchGrams(piece) }, words: { _like: `%${piece}%` } };
}

function anyOf<Filter>(filters: Filter[]) {
  const [first] = filters;
  return filters.length === 1 && first !== undefined ? first : { _or: filters };
}

/** Rows of a search table whose own name holds one of the pieces: what is meant most likely. Within `searchFilter`. */
export function ownNameFilter(typed: string) {
  const pieces = searchPieces(typed).flatMap(searchAlternatives);
  return pieces.length === 0 ? { own_words: { _in: [] } } : { _or: pieces.map((piece) => ({ own_words: { _like: `%${piece}%` } })) };
}

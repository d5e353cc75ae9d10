import { linePattern, type Reach, searchGrams } from '#rules/search/pieces.ts';
import type { ReadTerm, SearchTerm } from '#rules/search/synonyms.ts';

/**
 * The filter for rows of a search table (product.graphic_search and the like) that match every word or a synonym. The index finds
 * candidates, which are then compared with the words.
 */
export function searchFilter(terms: readonly ReadTerm[], reach: Reach) {
  return everyTerm(terms, ({ ways }) => inWords(ways, reach));
}

/**
 * Rows of the product search table that match every word, or a synonym. A word for a product type matches only that type: a notebook with a
 * hat on it is not a hat. A term found only in descriptions is searched there.
 */
export function productSearchFilter(terms: readonly ReadTerm[], reach: Reach) {
  return everyTerm(terms, ({ is, ways, not = [] }) => {
    if (is === 'told') return inTold(ways, reach);
    const found = is === 'kind' ? { _and: [inWords(ways, reach), inOwnWords(ways.flat(), reach)] } : inWords(ways, reach);
    return not.length === 0 ? found : { _and: [found, { _not: inOwnWords(not, reach) }] };
  });
}

/** Rows of a search table whose own name contains one of the words, the most relevant results. Use within `searchFilter`. */
export function ownNameFilter(terms: readonly ReadTerm[], reach: Reach) {
  const pieces = [...new Set(terms.flatMap(({ ways }) => ways.flat()))];
  return pieces.length === 0 ? { own_words: { _in: [] } } : inOwnWords(pieces, reach);
}

/** The filter for rows whose own name contains every word as read, without synonyms. Use within `searchFilter`. */
export function typedNameFilter(terms: readonly ReadTerm[], reach: Reach) {
  return everyTerm(terms, ({ ways: [typed = []] }) => ({ _and: typed.map((piece) => inOwnWords([piece], reach)) }));
}

/** The words of a search that are motifs. */
export function motifsOf(terms: readonly ReadTerm[]): ReadTerm[] {
  return terms.filter(({ is }) => is === 'word');
}

/** The terms for graphics and artists: of a garment with a motif, only the motif. */
export function motifTerms(terms: readonly ReadTerm[]): readonly ReadTerm[] {
  const motifs = motifsOf(terms);
  return motifs.length === 0 ? terms : motifs;
}

function everyTerm<Filter extends object>(terms: readonly ReadTerm[], filterOf: (term: ReadTerm) => Filter) {
  return terms.length === 0 ? { words: { _in: [] } } : { _and: terms.map(filterOf) };
}

function inWords(ways: SearchTerm, reach: Reach) {
  const holding = (piece: string) => ({ grams: { _contains: searchGrams(piece) }, words: { _like: linePattern(piece, reach) } });
  return oneOf(
    '_or',
    ways.map((pieces) => oneOf('_and', pieces.map(holding))),
  );
}

function inTold(ways: SearchTerm, reach: Reach) {
  const holding = (piece: string) => ({ told_grams: { _contains: searchGrams(piece) }, told_words: { _like: linePattern(piece, reach) } });
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

import type { Reach } from '#rules/search/pieces.ts';
import type { ReadTerm } from '#rules/search/synonyms.ts';
import { type ListWindow, windowsOfParts } from '#rules/shop/list-parts.ts';
import { type ProductFilter, soldFilter } from '#storefront/nouns/product/list-operations.ts';
import { type ProductSort, productSorts } from '#storefront/nouns/product/sorts.ts';
import { motifTerms, ownNameFilter, productSearchFilter, searchFilter, typedNameFilter } from '#storefront/nouns/search/search-filter.ts';

/** How the words are searched. */
export interface Looked {
  terms: readonly ReadTerm[];
  reach: Reach;
  /** The products are garments for a motif that no product has yet. */
  isProposed: boolean;
}

/** The filter of a search's products, on sale or not. */
export function foundFilter({ terms, reach, isProposed }: Looked): ProductFilter {
  const kept = isProposed ? terms.filter(({ is }) => is === 'kind' || is === 'colour') : terms;
  return { search: productSearchFilter(kept, reach), ...(isProposed ? { is_custom: { _eq: true } } : {}) };
}

/**
 * Search results as consecutive lists, sold-out products last. Without a sort, by relevance: matches in the own name (typed words before
 * synonyms), then by brand, category or artist (ready-made products before customizable garments).
 */
export function productParts(looked: Looked, sort: ProductSort): ProductFilter[] {
  const { search, ...kind } = foundFilter(looked);
  const soldOut = { ...soldFilter, ...kind, search, is_sold_out: { _eq: true } } as ProductFilter;
  const inStock = { ...soldFilter, ...kind, is_sold_out: { _eq: false } };
  if (sort !== 'recommendation' || looked.isProposed) return [{ ...inStock, search } as ProductFilter, soldOut];
  const { typed, own, others } = partsOf(search, looked.terms, looked.reach);
  return [
    { ...inStock, search: typed },
    { ...inStock, search: own },
    { ...inStock, search: others, is_custom: { _eq: false } },
    { ...inStock, search: others, is_custom: { _eq: true } },
    soldOut,
  ] as ProductFilter[];
}

/** The order within a part. */
export function orderOf(sort: ProductSort) {
  return productSorts[sort === 'recommendation' ? 'popularity' : sort].order;
}

/** The same for graphics, as filters of their search table. */
export function graphicParts({ terms, reach }: Looked) {
  const motifs = motifTerms(terms);
  const { typed, own, others } = partsOf(searchFilter(motifs, reach), motifs, reach);
  return [typed, own, others];
}

/** The artists of a search. */
export function artistFilter({ terms, reach }: Looked) {
  return searchFilter(motifTerms(terms), reach);
}

function partsOf<All>(all: All, terms: Looked['terms'], reach: Reach) {
  const [typed, own] = [typedNameFilter(terms, reach), ownNameFilter(terms, reach)];
  return { typed: { _and: [all, typed] }, own: { _and: [all, own, { _not: typed }] }, others: { _and: [all, { _not: own }] } };
}

/** Maximum counted length of a list part, more than anybody reads; parts after a longer one are not reached. */
const MOST_OF_PART = 2_000;

/** A page across concatenated lists: queries each for its range. `counts` are the lengths of all lists but the last. */
export async function pageOfParts<Part, Item>(
  parts: readonly Part[],
  counts: readonly number[],
  window: ListWindow,
  load: (part: Part, window: ListWindow) => Promise<Item[]>,
): Promise<Item[]> {
  const windows = windowsOfParts(
    window,
    counts.map((count) => (count > MOST_OF_PART ? Number.POSITIVE_INFINITY : count)),
  );
  const pages = await Promise.all(
    parts.map((part, index) => {
      const stretch = windows[index];
      return stretch ? load(part, stretch) : [];
    }),
  );
  return pages.flat();
}

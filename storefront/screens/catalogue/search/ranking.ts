import { type ListWindow, windowsOfParts } from '#rules/shop/list-parts.ts';
import type { Lexicon, Reach } from '#rules/shop/search.ts';
import { categoryFilter, type ProductFilter } from '#storefront/nouns/product/list-operations.ts';
import { type ProductSort, productSorts } from '#storefront/nouns/product/sorts.ts';
import { ownNameFilter, productSearchFilter, searchFilter } from '#storefront/nouns/search/search-filter.ts';

/**
 * Search results as consecutive lists, sold-out products last. Unless the reader sorts, by relevance: first matches in the own name, then
 * by brand, category or artist (ready-made products that show it before garments that can carry anything).
 */
export function productParts(words: string, lexicon: Lexicon, reach: Reach, sort: ProductSort): ProductFilter[] {
  const all = productSearchFilter(words, lexicon, reach);
  const soldOut = { ...categoryFilter(null), search: all, is_sold_out: { _eq: true } };
  const { own, others } = partsOf(all, ownNameFilter(words, lexicon, reach));
  const inStock = { ...categoryFilter(null), is_sold_out: { _eq: false } };
  if (sort !== 'recommendation') return [{ ...inStock, search: all }, soldOut];
  return [
    { ...inStock, search: own },
    { ...inStock, search: others, is_custom: { _eq: false } },
    { ...inStock, search: others, is_custom: { _eq: true } },
    soldOut,
  ];
}

/** The order within a part. */
export function orderOf(sort: ProductSort) {
  return productSorts[sort === 'recommendation' ? 'popularity' : sort].order;
}

/** The same for graphics, as filters of their search table. */
export function graphicParts(words: string, lexicon: Lexicon, reach: Reach) {
  const { own, others } = partsOf(searchFilter(words, lexicon, reach), ownNameFilter(words, lexicon, reach));
  return [own, others];
}

function partsOf<All, Own>(all: All, own: Own) {
  return { own: { _and: [all, own] }, others: { _and: [all, { _not: own }] } };
}

/** A page across concatenated lists: queries each for its range. `counts` are the lengths of all lists but the last. */
export async function pageOfParts<Part, Item>(
  parts: readonly Part[],
  counts: readonly number[],
  window: ListWindow,
  load: (part: Part, window: ListWindow) => Promise<Item[]>,
): Promise<Item[]> {
  const windows = windowsOfParts(window, counts);
  const pages = await Promise.all(
    parts.map((part, index) => {
      const stretch = windows[index];
      return stretch ? load(part, stretch) : [];
    }),
  );
  return pages.flat();
}

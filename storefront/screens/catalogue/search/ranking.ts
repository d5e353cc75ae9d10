import { type ListWindow, windowsOfParts } from '#rules/shop/list-parts.ts';
import type { Lexicon, Reach } from '#rules/shop/search.ts';
import { categoryFilter, type ProductFilter } from '#storefront/nouns/product/list-operations.ts';
import { ownNameFilter, productSearchFilter, searchFilter } from '#storefront/nouns/search/search-filter.ts';

/**
 * What a search finds, in the order in which it is meant: what bears a word in its own name, then what brand, category or artist brought
 * (ready pieces, which show it, before garments, which can carry anything), and what is sold out last. Each part is a list of its own.
 */
export function productParts(words: string, lexicon: Lexicon, reach: Reach): ProductFilter[] {
  const all = productSearchFilter(words, lexicon, reach);
  const { own, others } = partsOf(all, ownNameFilter(words, lexicon, reach));
  const inStock = { ...categoryFilter(null), is_sold_out: { _eq: false } };
  return [
    { ...inStock, search: own },
    { ...inStock, search: others, is_custom: { _eq: false } },
    { ...inStock, search: others, is_custom: { _eq: true } },
    { ...categoryFilter(null), search: all, is_sold_out: { _eq: true } },
  ];
}

/** The same of graphics, as filters of their search table. */
export function graphicParts(words: string, lexicon: Lexicon, reach: Reach) {
  const { own, others } = partsOf(searchFilter(words, lexicon, reach), ownNameFilter(words, lexicon, reach));
  return [own, others];
}

function partsOf<All, Own>(all: All, own: Own) {
  return { own: { _and: [all, own] }, others: { _and: [all, { _not: own }] } };
}

/** A page of lists put together: asks each for its stretch. `counts` are the lengths of all lists but the last. */
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

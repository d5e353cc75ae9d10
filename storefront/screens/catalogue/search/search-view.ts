import { urlFor } from '#contract/routes.ts';
import { type ProductFilters, readFilters, writtenFilters } from '#rules/catalogue/product/product-filter.ts';
import type { AskedFilters } from '#rules/search/asked-filters.ts';
import { type ProductSort, readSort } from '#storefront/nouns/product/sorts.ts';

/** The view of the results, kept in the URL so that Back and shared links restore it. */
export interface SearchView {
  tab: string | null;
  sort: ProductSort;
  filters: ProductFilters;
  /** The words are searched as typed. */
  isExact: boolean;
}

/** The view from a URL. */
export function viewOf(address: URLSearchParams): SearchView {
  return {
    tab: address.get('tab'),
    sort: readSort(address.get('sort')),
    filters: readFilters(address),
    isExact: address.get('exact') === '1',
  };
}

/** The URL of a view, without defaults. */
export function addressOf(words: string, { tab, sort, filters, isExact }: SearchView): string {
  return urlFor(
    'search',
    {},
    {
      q: words,
      ...(tab === null ? {} : { tab }),
      ...(isExact ? { exact: '1' } : {}),
      ...(sort === 'recommendation' ? {} : { sort }),
      ...writtenFilters(filters),
    },
  );
}

/** The address of a search for a price, a sale or similar: its words plus filters, or all goods without remaining words. */
export function askedAddress({ words, filters, sort }: AskedFilters): string {
  const query = { ...(sort === null ? {} : { sort }), ...writtenFilters(filters) };
  return words === '' ? urlFor('category', {}, query) : urlFor('search', {}, { q: words, ...query });
}

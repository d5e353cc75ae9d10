import { urlFor } from '#contract/routes.ts';
import { type ProductSort, readSort } from '#storefront/nouns/product/sorts.ts';

/** What of the results is looked at, and how: in the address, so that Back and a shared link show the same. */
export interface SearchView {
  tab: string | null;
  sort: ProductSort;
  hidesSoldOut: boolean;
}

/** The view an address names. */
export function viewOf(address: URLSearchParams): SearchView {
  return { tab: address.get('tab'), sort: readSort(address.get('sort')), hidesSoldOut: address.get('stock') === 'in' };
}

/** The address of a view; what is as it always is stays out of it. */
export function addressOf(words: string, { tab, sort, hidesSoldOut }: SearchView): string {
  return urlFor(
    'search',
    {},
    {
      q: words,
      ...(tab === null ? {} : { tab }),
      ...(sort === 'recommendation' ? {} : { sort }),
      ...(hidesSoldOut ? { stock: 'in' } : {}),
    },
  );
}

import { filterCount } from '#rules/catalogue/product/product-filter.ts';
import type { FilteredList } from './load-list.ts';

/** True for an address that search engines may index: combinations of filters are not. */
export function isListIndexed(list: Pick<FilteredList, 'filters'> | null | undefined): boolean {
  return list === null || list === undefined || filterCount(list.filters) < 2;
}

/** True for a list that has nothing even without filters. */
export function isListEmpty({ count, filters }: Pick<FilteredList, 'count' | 'filters'>): boolean {
  return count === 0 && filterCount(filters) === 0;
}

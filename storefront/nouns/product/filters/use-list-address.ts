import { useLocation, useNavigate } from 'react-router';
import { filterParameters, type ProductFilters, writtenFilters } from '#rules/catalogue/product/product-filter.ts';
import type { ProductSort } from '../sorts.ts';

/** An address with these filters and sort: other parameters stay in front, defaults are left out. */
export function listAddress(pathname: string, search: string, filters: ProductFilters, sort: ProductSort): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'sort' && !filterParameters.includes(name));
  const sorted: [string, string][] = sort === 'recommendation' ? [] : [['sort', sort]];
  const query = new URLSearchParams([...kept, ...sorted, ...Object.entries(writtenFilters(filters))]).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/**
 * Shows the list with other filters or another sort. Back restores the previous list and position; all choices of one sheet (`isWithin`)
 * are one step.
 */
export function useShowList() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (filters: ProductFilters, sort: ProductSort, isWithin = false) =>
    navigate(listAddress(pathname, search, filters, sort), { replace: isWithin, preventScrollReset: true });
}

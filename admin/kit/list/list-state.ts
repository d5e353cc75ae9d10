import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** A list's state, kept in the URL, so that Back, reload and shared links restore it. */
export interface ListState {
  search: string;
  /** `ordered_at`, or `-ordered_at` for descending; empty: the list's own order. */
  sort: string;
  /** From 1. */
  page: number;
  size: number;
  /** The cursor of the page; empty for the first. */
  after: string;
  filters: Readonly<Record<string, string>>;
}

export type ListChange = Partial<Omit<ListState, 'filters'>> & { filters?: Readonly<Record<string, string>> };

/** The default order of a list: `-created_at`; it may depend on the tab. */
export type StandardSort = string | ((filters: ListState['filters']) => string);

const own = ['q', 'sort', 'page', 'size', 'after'];
const sizes = [20, 50, 100, 200];
const standardSize = 50;

/** The list's state in the URL, and a setter. Any change except of the page returns to the first page. */
export function useListState(standardSort: StandardSort = ''): readonly [ListState, (change: ListChange) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, standardSort), [params, standardSort]);
  const change = (next: ListChange) => {
    // Typing a search adds one history entry, not one per pause.
    const isTyping = next.search !== undefined && Object.keys(next).length === 1;
    setParams(writeListState(params, next), { preventScrollReset: true, replace: isTyping });
  };
  return [state, change];
}

/** Reads the state from a URL; invalid values become the defaults. */
export function readListState(params: URLSearchParams, standardSort: StandardSort = ''): ListState {
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size') ?? standardSize);
  const filters = Object.fromEntries([...params].filter(([name]) => !own.includes(name)));
  return {
    search: params.get('q')?.trim() ?? '',
    sort: params.get('sort') ?? (typeof standardSort === 'string' ? standardSort : standardSort(filters)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : standardSize,
    after: params.get('after') ?? '',
    filters,
  };
}

/** Applies a change to the URL, removing empty values. */
export function writeListState(params: URLSearchParams, { search, sort, page, size, after, filters }: ListChange): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) return;
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  if (page === undefined && after === undefined) for (const name of ['page', 'after']) next.delete(name);
  put('q', search);
  put('sort', sort);
  put('size', size === undefined ? undefined : String(size));
  put('page', page === undefined ? undefined : page === 1 ? '' : String(page));
  put('after', after);
  for (const [name, value] of Object.entries(filters ?? {})) put(name, value);
  return next;
}

export const pageSizes = sizes;

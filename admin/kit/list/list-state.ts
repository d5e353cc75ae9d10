import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What a list is asked for; all of it stands in the address, so that Back, reload and a sent link show the same. */
export interface ListState {
  search: string;
  /** `ordered_at`, or `-ordered_at` for the newest first; empty: as the list comes. */
  sort: string;
  /** From 1. */
  page: number;
  size: number;
  /** Where a list by cursor goes on; empty at its beginning. */
  after: string;
  filters: Readonly<Record<string, string>>;
}

export type ListChange = Partial<Omit<ListState, 'filters'>> & { filters?: Readonly<Record<string, string>> };

const own = ['q', 'sort', 'page', 'size', 'after'];
const sizes = [20, 50, 100, 200];
const standardSize = 50;

/** The state of the list in this address, and a way to change it. A change of anything but the page begins at the first page. */
export function useListState(standardSort = ''): readonly [ListState, (change: ListChange) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, standardSort), [params, standardSort]);
  const change = (next: ListChange) => {
    // What is looked for while typing is one step of the way back, not one for each pause.
    const isTyping = next.search !== undefined && Object.keys(next).length === 1;
    setParams(writeListState(params, next), { preventScrollReset: true, replace: isTyping });
  };
  return [state, change];
}

/** Reads a state out of an address; what makes no sense there is the standard. */
export function readListState(params: URLSearchParams, standardSort = ''): ListState {
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size') ?? standardSize);
  return {
    search: params.get('q')?.trim() ?? '',
    sort: params.get('sort') ?? standardSort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: sizes.includes(size) ? size : standardSize,
    after: params.get('after') ?? '',
    filters: Object.fromEntries([...params].filter(([name]) => !own.includes(name))),
  };
}

/** The address with a change written into it. Empty values go out of it. */
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

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOfficeRole } from '#admin/session/office-role.ts';
import type { Tally } from '#contract/rest/values.ts';
import { type ListChange, type ListState, type StandardSort, useListState } from './list-state.ts';

/** A page of a list: paginated by number with a total, by cursor with `next`. */
export interface ListPart<Row> {
  rows: readonly Row[];
  total?: number | undefined;
  /** The numbers on the tabs, by value. */
  tallies?: Readonly<Partial<Record<string, Tally>>>;
  /** The next page's cursor; null at the end. */
  next?: string | null | undefined;
}

export interface QueryList<Row> {
  state: ListState;
  change: (change: ListChange) => void;
  part: ListPart<Row> | undefined;
  /** The first page is loading. */
  isLoading: boolean;
  /** Another page is loading while the last one is shown. */
  isStale: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Reloads everything on the screen: a change here affects counts elsewhere. */
  reload: () => void;
}

interface Options<Row> {
  /** The list's query key, used to invalidate it. */
  name: string;
  /** The default sort: `-created_at`. */
  sort?: StandardSort | undefined;
  /** Loads a page; `signal` aborts outdated requests while typing. */
  load: (state: ListState, signal: AbortSignal) => Promise<ListPart<Row>>;
}

/** A list with its search, filters, sort and page in the URL. */
export function useQueryList<Row>({ name, sort = '', load }: Options<Row>): QueryList<Row> {
  const [state, change] = useListState(sort);
  const role = useOfficeRole();
  const queries = useQueryClient();
  const { data, isPending, isPlaceholderData, error, isFetching, refetch } = useQuery({
    queryKey: [name, role, state],
    queryFn: ({ signal }) => load(state, signal),
    placeholderData: keepPreviousData,
  });
  return {
    state,
    change,
    part: data,
    isLoading: isPending,
    isStale: isPlaceholderData,
    error,
    isFetching,
    refetch,
    reload: () => void queries.invalidateQueries(),
  };
}

/** `limit` and `offset` of a numbered page. */
export function pageOf({ page, size }: ListState): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size };
}

/** The data service order: the chosen column, if allowed, then the id. */
export function orderOf<Column extends string>(
  state: ListState,
  allowed: readonly Column[],
): { [name in Column | 'id']?: 'asc' | 'desc' }[] {
  const isDescending = state.sort.startsWith('-');
  const column = allowed.find((name) => name === state.sort.replace(/^-/, ''));
  const direction = isDescending ? 'desc' : 'asc';
  const chosen = column === undefined ? [] : [{ [column]: direction }];
  return [...chosen, { id: direction }] as { [name in Column | 'id']?: 'asc' | 'desc' }[];
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOfficeRole } from '#admin/session/office-role.ts';
import { type ListChange, type ListState, useListState } from './list-state.ts';

/** One page of a list: with a total it is paged by number, with `next` by cursor. */
export interface ListPart<Row> {
  rows: readonly Row[];
  total?: number | undefined;
  /** Where the next page begins; null at the end. */
  next?: string | null | undefined;
}

export interface QueryList<Row> {
  state: ListState;
  change: (change: ListChange) => void;
  part: ListPart<Row> | undefined;
  /** The first page is on its way. */
  isLoading: boolean;
  /** Another page is on its way while the last one still stands. */
  isStale: boolean;
  error: unknown;
  /** Reloads everything on the screen: a change here affects counts elsewhere. */
  reload: () => void;
}

interface Options<Row> {
  /** Names the list among others; what changes it invalidates by this name. */
  name: string;
  /** How it is sorted when nobody chose: `-created_at`. */
  sort?: string;
  /** Asks for a page; `signal` goes with every question, so that whoever types on does not wait for what is not wanted any more. */
  load: (state: ListState, signal: AbortSignal) => Promise<ListPart<Row>>;
}

/** A list whose search, filters, sort and page stand in the address. */
export function useQueryList<Row>({ name, sort = '', load }: Options<Row>): QueryList<Row> {
  const [state, change] = useListState(sort);
  const role = useOfficeRole();
  const queries = useQueryClient();
  const { data, isPending, isPlaceholderData, error } = useQuery({
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
    reload: () => void queries.invalidateQueries(),
  };
}

/** `limit` and `offset` of a page by number. */
export function pageOf({ page, size }: ListState): { limit: number; offset: number } {
  return { limit: size, offset: (page - 1) * size };
}

/** What the data service sorts by: the chosen column, when the list allows it, then the id. */
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

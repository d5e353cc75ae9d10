import { containing } from '#contract/graphql/pattern.ts';
import { typedOrderNumber } from '#rules/order/order-number.ts';
import type { Option } from '../options.ts';
import type { ListState, StandardSort } from './list-state.ts';
import { orderOf, pageOf } from './use-query-list.ts';

/** A filter in the URL: equality of the column it is named for, or a condition. Its options are those of the field of the same name. */
export type Narrowing<Where> = { options?: readonly Option[] } & (
  | { name: keyof Where & string; where?: undefined }
  | { name: string; where: (value: string) => Where | Promise<Where> }
);

/**
 * `like`: the text contains what was typed; `inWords`: a localized text does, in any language; `order_number`: a number
 * does, as it may be typed.
 */
interface Searched {
  like: { _ilike: string };
  inWords: { _cast: { String: { _ilike: string } } };
  order_number: { _ilike: string };
}

export interface Asked {
  where: object;
  order_by?: unknown;
  limit: number;
  offset: number;
}

/** Which rows of the data service a list shows, and in which order. */
export interface Listed<Variables extends Asked> {
  /** What is listed at all: everything, or, with a condition that is asked for, one's own. */
  where?: Variables['where'] | (() => Variables['where'] | Promise<Variables['where']>);
  /** The columns that the search looks into. */
  search?: (searched: Searched) => Variables['where'][];
  /** Its own order: `-created_at`. */
  sort?: StandardSort;
  /** An order that the columns cannot say. */
  orderBy?: (filters: ListState['filters']) => Variables['order_by'];
  /** Views of the list; the first one is the default, and shows everything if `texts.all` names it. */
  tabs?: Narrowing<NoInfer<Variables>['where']>;
  filters?: readonly (Narrowing<NoInfer<Variables>['where']> & { label?: string })[];
  /** Other variables of the operation. */
  variables?: Omit<NoInfer<Variables>, keyof Asked>;
}

interface Declared<Variables extends Asked> extends Listed<Variables> {
  texts: { all?: string };
  columns: readonly { id: string; sort?: boolean | undefined }[];
}

/** The variables of a page: what is listed at all, narrowed by tab, filters and search. What the URL has of unknown values is left out. */
export async function variablesOf(
  { texts, columns, tabs, filters = [], variables, where, search, orderBy }: Declared<Asked>,
  state: ListState,
): Promise<Asked> {
  const first = texts.all === undefined ? tabs?.options?.[0]?.value : '';
  const tab = tabs?.options?.find(({ value }) => value === state.filters[tabs.name])?.value ?? first;
  const like = { _ilike: containing(state.search) };
  const conditions = [
    await (typeof where === 'function' ? where() : where),
    tabs && (await conditionOf(tabs, tab)),
    ...(await Promise.all(filters.map((filter) => conditionOf(filter, state.filters[filter.name])))),
    state.search === ''
      ? undefined
      : search && {
          _or: search({ like, inWords: { _cast: { String: like } }, order_number: { _ilike: containing(typedOrderNumber(state.search)) } }),
        },
  ];
  const sortable = columns.filter(({ sort }) => sort).map(({ id }) => id);
  return {
    ...variables,
    where: { _and: conditions.filter((condition) => condition !== undefined) },
    order_by: orderBy?.(state.filters) ?? orderOf(state, sortable),
    ...pageOf(state),
  };
}

/** The condition of a value of the URL; undefined if it is none of the options. Options that are loaded are not known here. */
function conditionOf<Where extends object>({ name, options = [], where }: Narrowing<Where>, value: string | undefined): object | undefined {
  const isLoaded = where !== undefined && options.length === 0;
  if (!value || !(isLoaded || options.some((option) => option.value === value))) return undefined;
  return where === undefined ? { [name]: { _eq: value } } : where(value);
}

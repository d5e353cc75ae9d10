import type { ListState } from '#admin/kit/list/list-state.ts';
import { call } from '#admin/session/wire.ts';
import { type DeskOrder, type DeskOrders, type MatchingTally, type OrderFilterChoice, orderFilter } from '#contract/rest/admin/orders.ts';
import { TALLY_MAX, type Tally } from '#contract/rest/values.ts';
import { type WorkTarget, workTabList } from '#rules/order/work-step.ts';

/** The URL's filters in REST's format. */
export function filterOf({ search, filters }: Pick<ListState, 'search' | 'filters'>): Record<string, string> {
  const { method, due, kind, at_from: from, at_until: until } = filters;
  const conditions = {
    tab: search === '' ? (workTabList.find((tab) => tab === filters.tab) ?? 'NEW') : 'ALL',
    q: search,
    method,
    due,
    kind,
    from,
    until,
  };
  return Object.fromEntries(Object.entries(conditions).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The number of orders matching the URL's filters. */
export function countOrders(state: ListState): Promise<Tally> {
  return call<Tally>('GET', `/admin/orders/matching?${new URLSearchParams(filterOf(state))}`);
}

/** The number of orders matching the URL's filters, counted up to TALLY_MAX: for the foot of the list. Throws ApiError. */
export function tallyOrders(state: ListState, signal: AbortSignal): Promise<Tally> {
  const asked = new URLSearchParams({ ...filterOf(state), most: String(TALLY_MAX) });
  return call<Tally>('GET', `/admin/orders/matching?${asked}`, { signal });
}

/** How many of the filtered orders a move to `to` would move and leave, and how many their brands have not prepared. Throws ApiError. */
export async function foretellAll(filter: OrderFilterChoice, to: WorkTarget): Promise<NonNullable<MatchingTally['moves']>> {
  const asked = new URLSearchParams({ ...filter, to } as Record<string, string>);
  const { moves } = await call<MatchingTally>('GET', `/admin/orders/matching?${asked}`);
  return moves ?? { going: 0, staying: 0, unprepared: 0 };
}

/** The filters of the URL that a bulk run accepts; others are dropped. */
export function orderFilterOf(state: ListState): OrderFilterChoice {
  return orderFilter.parse(filterOf(state));
}

/** A page of the list for the URL's state. A search covers all tabs. */
export async function loadOrders(
  { search, filters, size, after }: ListState,
  signal: AbortSignal,
): Promise<{ rows: DeskOrder[]; next: string | null }> {
  const asked = new URLSearchParams({ ...filterOf({ search, filters }), limit: String(size) });
  if (after !== '') asked.set('after', after);
  const { orders, next } = await call<DeskOrders>('GET', `/admin/orders?${asked}`, { signal });
  return { rows: orders, next };
}

import { type OrderFilter, orderFilters, statesOfFilter } from '#rules/order/order-state.ts';
import { daysBefore } from '#rules/shop/korean-time.ts';

/** The periods of the order history: weeks, months, a year (specification 9.40). The longest comes first and is the default. */
export const periods = ['YEAR_1', 'MONTH_6', 'MONTH_3', 'MONTH_1', 'WEEK_2', 'WEEK_1'] as const;
export type Period = (typeof periods)[number];

export type OrderListFilter = { status: OrderFilter; period: Period };

/** The filter from a URL; unknown values default to everything in the last year. */
export function filterOf(search: URLSearchParams): OrderListFilter {
  const status = orderFilters.find(({ filter }) => filter === search.get('status'))?.filter ?? 'ALL';
  const period = periods.find((each) => each === search.get('period')) ?? 'YEAR_1';
  return { status, period };
}

/** The start of a period ending now. Uses calendar months, clamped to the last day of the month. */
export function periodStart(period: Period, now: Date): Date {
  const [unit, count] = period.split('_');
  if (unit === 'WEEK') return daysBefore(now, Number(count) * 7);
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - (unit === 'YEAR' ? 12 : Number(count)));
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0);
  return start;
}

/** The data service filter. Cancelled orders keep their state, and are listed under All only. */
export function orderWhere({ status, period }: OrderListFilter, userId: string, now: Date) {
  const mine = { user_id: { _eq: userId }, ordered_at: { _gte: periodStart(period, now).toISOString() } };
  if (status === 'ALL') return mine;
  return { ...mine, status: { _in: statesOfFilter(status) }, cancelled_at: { _is_null: true } };
}

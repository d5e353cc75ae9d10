import { useQuery } from '@tanstack/react-query';
import { graphql } from '#admin/graphql/admin.ts';
import { call } from '#admin/session/wire.ts';
import type { ProductionQueue } from '#contract/rest/admin/production.ts';

/** Orders waiting for production, by day. */
export function useProduction() {
  return useQuery({ queryKey: ['production'], queryFn: () => call<ProductionQueue>('GET', '/admin/production') });
}

/** The day of a sheet, from its address or the next with work, and its orders or the chosen ones. An empty day is beyond the calendar. */
export function sheetOrders(days: ProductionQueue['days'], params: URLSearchParams) {
  const day = params.has('day') ? params.get('day') || null : (days[0]?.day ?? null);
  const only = params.get('orders')?.split(',') ?? null;
  const orders = (days.find((each) => each.day === day)?.orders ?? []).filter(({ id }) => only?.includes(String(id)) ?? true);
  return { day, orders };
}

export const changePlan = graphql(`
  mutation changeProductionPlan($set: sales_production_plan_set_input!) {
    update_sales_production_plan_by_pk(pk_columns: { is_only: true }, _set: $set) { units_a_day }
  }
`);

import { useQuery } from '@tanstack/react-query';
import { graphql } from '#admin/graphql/admin.ts';
import { call } from '#admin/session/wire.ts';
import type { ProductionQueue } from '#contract/rest/admin/production.ts';

/** Orders waiting for production, by day. */
export function useProduction() {
  return useQuery({ queryKey: ['production'], queryFn: () => call<ProductionQueue>('GET', '/admin/production') });
}

export const changePlan = graphql(`
  mutation changeProductionPlan($set: sales_production_plan_set_input!) {
    update_sales_production_plan_by_pk(pk_columns: { is_only: true }, _set: $set) { units_a_day }
  }
`);

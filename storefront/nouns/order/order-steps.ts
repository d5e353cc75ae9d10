import type { SelectOrderHistoryQuery } from '#client/graphql/operations.generated.ts';
import { type OrderState, orderStateList, statesIn } from '#rules/order/order-state.ts';

export type Step = { state: OrderState; changedAt: string | null; isReached: boolean; isCurrent: boolean };

type Change = Pick<SelectOrderHistoryQuery['sales_orders'][number]['status_changes'][number], 'to_status' | 'changed_at'>;

/**
 * An order's steps through its states. The two production steps are left out for ready-made goods, unless the order was in them.
 * `changedAt` is when it last entered the state.
 */
export function orderSteps(order: { status: OrderState; isCustom: boolean }, changes: readonly Change[]): Step[] {
  const production = statesIn('production');
  const reached = orderStateList.indexOf(order.status);
  const cameTo = (state: OrderState) => changes.findLast((change) => change.to_status === state)?.changed_at ?? null;
  return orderStateList
    .filter((state) => order.isCustom || !production.includes(state) || state === order.status || cameTo(state) !== null)
    .map((state) => ({
      state,
      changedAt: orderStateList.indexOf(state) <= reached ? cameTo(state) : null,
      isReached: orderStateList.indexOf(state) <= reached,
      isCurrent: state === order.status,
    }));
}

import type { SelectOrderHistoryQuery } from '#client/graphql/operations.generated.ts';
import { type OrderState, orderStateList, statesIn } from '#rules/order/order-state.ts';

export type Step = { state: OrderState; changedAt: string | null; isReached: boolean; isCurrent: boolean };

type Change = Pick<SelectOrderHistoryQuery['sales_orders'][number]['status_changes'][number], 'to_status' | 'changed_at'>;

/**
 * The way of an order through its states. Ready goods have nothing to produce, so these two steps are left out unless the order
 * was there. `changedAt` is the last time it came into the state.
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

import { useCallback, useEffect, useState } from 'react';
import { currentSession } from '#client/session/session.ts';
import { useWhenReachable } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { readClaims } from '#storefront/nouns/order/claim-calls.ts';
import { readOrder } from '#storefront/nouns/order/order-calls.ts';
import { loadOrder, type OrderHistory, type OrderState } from './load-order.ts';
import { orderHistoryQuery } from './operations.ts';

/** An order with its history and claims. */
export function useOrder(id: string) {
  const [state, setState] = useState<OrderState>({ status: 'loading' });
  const load = useCallback(() => loadOrder({ order: () => readOrder(id), history: readHistory, claims: readClaims }, setState), [id]);
  useEffect(() => void load(), [load]);
  useWhenReachable(state.status === 'failed', load);
  return { state, load };
}

/** An order's state changes, payments and designs; null if the data service does not show it. */
export async function readHistory(orderId: number): Promise<OrderHistory | null> {
  const { sales_orders } = await runQuery(orderHistoryQuery, { id: orderId, user_id: currentSession().userId ?? nobodyId });
  return sales_orders[0] ?? null;
}

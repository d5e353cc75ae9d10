import { useCallback, useEffect, useState } from 'react';
import type { SelectOrderHistoryQuery } from '#client/graphql/operations.generated.ts';
import { currentSession } from '#client/session/session.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { runQuery } from '#client/wire/run-query.ts';
import type { Order } from '#contract/rest/orders.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { readOrder } from '#storefront/nouns/order/order-calls.ts';
import { orderHistoryQuery } from './operations.ts';

export type OrderHistory = SelectOrderHistoryQuery['sales_orders'][number];

type State = { status: 'loading' | 'not-found' | 'failed' } | { status: 'ready'; order: Order };

/** An order with its history. The history comes apart from it and may fail without taking the order off the screen. */
export function useOrder(id: string) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [history, setHistory] = useState<OrderHistory | null>(null);

  const load = useCallback(async () => {
    try {
      const order = await readOrder(id);
      setState({ status: 'ready', order });
      setHistory(await readHistory(order.id));
    } catch (error) {
      console.error(error);
      setState((before) => (before.status === 'ready' ? before : { status: statusOf(error) }));
    }
  }, [id]);

  useEffect(() => void load(), [load]);
  return { state, history, load };
}

/** When the order moved, how it was paid, its designs; null for an order the data service does not show. */
export async function readHistory(orderId: number): Promise<OrderHistory | null> {
  const { sales_orders } = await runQuery(orderHistoryQuery, { id: orderId, user_id: currentSession().userId ?? nobodyId });
  return sales_orders[0] ?? null;
}

function statusOf(error: unknown): 'not-found' | 'failed' {
  return error instanceof ApiError && (error.status === 404 || error.status === 400) ? 'not-found' : 'failed';
}

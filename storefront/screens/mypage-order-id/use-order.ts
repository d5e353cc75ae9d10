import { useCallback, useEffect, useState } from 'react';
import type { Order } from '#contract/rest/orders.ts';
import { ApiError } from '../../api/api-error.ts';
import { readOrder } from '../../api/orders.ts';
import { runQuery } from '../../data/run-query.ts';
import type { SelectOrderHistoryQuery } from '../../graphql/types.ts';
import { orderHistoryQuery } from './operations.ts';

export type OrderHistory = NonNullable<SelectOrderHistoryQuery['sales_orders_by_pk']>;

type State = { status: 'loading' | 'not-found' | 'failed' } | { status: 'ready'; order: Order };

/** An order with its history. The history comes apart from it and may fail without taking the order off the screen. */
export function useOrder(id: string) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [history, setHistory] = useState<OrderHistory | null>(null);

  const load = useCallback(async () => {
    try {
      const order = await readOrder(id);
      setState({ status: 'ready', order });
      const { sales_orders_by_pk } = await runQuery(orderHistoryQuery, { id: order.id });
      setHistory(sales_orders_by_pk);
    } catch (error) {
      console.error(error);
      setState((before) => (before.status === 'ready' ? before : { status: statusOf(error) }));
    }
  }, [id]);

  useEffect(() => void load(), [load]);
  return { state, history, load };
}

function statusOf(error: unknown): 'not-found' | 'failed' {
  return error instanceof ApiError && (error.status === 404 || error.status === 400) ? 'not-found' : 'failed';
}

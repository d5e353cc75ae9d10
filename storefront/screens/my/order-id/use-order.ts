import { useCallback, useEffect, useState } from 'react';
import type { SelectOrderHistoryQuery } from '#client/graphql/operations.generated.ts';
import { currentSession } from '#client/session/session.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { runQuery } from '#client/wire/run-query.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { readClaims } from '#storefront/nouns/order/claim-calls.ts';
import { readOrder } from '#storefront/nouns/order/order-calls.ts';
import { orderHistoryQuery } from './operations.ts';

export type OrderHistory = SelectOrderHistoryQuery['sales_orders'][number];

/** What comes apart from an order, each null until it is here and while it fails. */
interface Beside {
  history: OrderHistory | null;
  claims: OrderClaims | null;
}

type State = { status: 'loading' | 'not-found' | 'failed' } | ({ status: 'ready'; order: Order } & Beside);

/**
 * An order with its history and its claims, which may fail without taking it off the screen. The first time it is shown before them;
 * an order that changed waits for them, or it would stand beside what was true before: cancelled, and still to be cancelled.
 */
export function useOrder(id: string) {
  const [state, setState] = useState<State>({ status: 'loading' });

  const load = useCallback(async () => {
    try {
      const order = await readOrder(id);
      setState((before) => (before.status === 'ready' ? before : { status: 'ready', order, history: null, claims: null }));
      const beside = await readBeside(order.id);
      setState({ status: 'ready', order, ...beside });
    } catch (error) {
      console.error(error);
      setState((before) => (before.status === 'ready' ? before : { status: statusOf(error) }));
    }
  }, [id]);

  useEffect(() => void load(), [load]);
  return { state, load };
}

async function readBeside(orderId: number): Promise<Beside> {
  const orNull = (error: unknown) => {
    console.error(error);
    return null;
  };
  const [history, claims] = await Promise.all([readHistory(orderId).catch(orNull), readClaims(orderId).catch(orNull)]);
  return { history, claims };
}

/** When the order moved, how it was paid, its designs; null for an order the data service does not show. */
export async function readHistory(orderId: number): Promise<OrderHistory | null> {
  const { sales_orders } = await runQuery(orderHistoryQuery, { id: orderId, user_id: currentSession().userId ?? nobodyId });
  return sales_orders[0] ?? null;
}

function statusOf(error: unknown): 'not-found' | 'failed' {
  return error instanceof ApiError && (error.status === 404 || error.status === 400) ? 'not-found' : 'failed';
}

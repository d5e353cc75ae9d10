import type { SelectOrderHistoryQuery } from '#client/graphql/operations.generated.ts';
import { isMissing } from '#client/wire/api-error.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';

export type OrderHistory = SelectOrderHistoryQuery['sales_orders'][number];

export type OrderState =
  | { status: 'loading' | 'not-found' | 'failed' }
  /** History and claims load separately from the order: null while loading and on error. */
  | { status: 'ready'; order: Order; history: OrderHistory | null; claims: OrderClaims | null };

interface Reads {
  order(): Promise<Order>;
  history(orderId: number): Promise<OrderHistory | null>;
  claims(orderId: number): Promise<OrderClaims>;
}

/**
 * Loads and shows an order. On the first load it is shown before its history and claims. After a change it waits for them, so it never
 * shows next to stale ones (cancelled, and still to be cancelled). If they fail, the order is still shown.
 */
export async function loadOrder(reads: Reads, show: (next: (before: OrderState) => OrderState) => void): Promise<void> {
  show((before) => (before.status === 'failed' ? { status: 'loading' } : before));
  try {
    const order = await reads.order();
    show((before) => (before.status === 'ready' ? before : { status: 'ready', order, history: null, claims: null }));
    const [history, claims] = await Promise.all([reads.history(order.id).catch(logged), reads.claims(order.id).catch(logged)]);
    show(() => ({ status: 'ready', order, history, claims }));
  } catch (error) {
    logged(error);
    show((before) => (before.status === 'ready' ? before : { status: statusOf(error) }));
  }
}

function logged(error: unknown): null {
  console.error(error);
  return null;
}

function statusOf(error: unknown): 'not-found' | 'failed' {
  return isMissing(error) ? 'not-found' : 'failed';
}

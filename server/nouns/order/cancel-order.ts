import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { CancelOrder } from '#contract/rest/orders.ts';
import { awaitsPayment, isCancellable } from '#rules/order/order-state.ts';
import { readPaidOrder } from '#server/nouns/claim/preview/read-paid-order.ts';
import { payBack } from '#server/nouns/claim/refund-claim.ts';
import { requestUnderLock } from '#server/nouns/claim/request-claim.ts';
import type { MoneyDue } from '#server/nouns/claim/settle-claim.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { closeAttempts } from './placing/close-attempts.ts';
import { endUnpaid } from './placing/end-unpaid.ts';
import { findOrder, lockOrder, type OrderRow } from './read-order-rows.ts';

/**
 * Cancels a member's order before production. Stock, coupon and points are returned at once, the money when the provider confirms it. Until
 * then the claim stays ACCEPTED and keeps its account, and the sweeper retries. `isDue`: whether it is still to be cancelled, once it is locked.
 * Errors: ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE, REFUND_ACCOUNT_REQUIRED (deposited virtual account), PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function cancelOrder(
  shop: Shop,
  userId: string,
  orderId: number,
  input: CancelOrder,
  isDue: (order: OrderRow) => boolean = isCancellable,
): Promise<null | Failure> {
  const order = await findOrder(shop.database.service, userId, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  // A virtual account awaiting its deposit is closed first; a deposit that arrives at that moment makes the order paid.
  if (awaitsPayment(order)) {
    const closed = await closeAttempts(shop, orderId);
    if (isFailure(closed)) return closed;
  }
  const due = await inTransaction(shop.database.service, (trx) => endOrder(trx, shop, { userId, orderId, input, isDue }));
  if (isFailure(due)) return due;
  await payBack(shop, due);
  return null;
}

/** Ends the order under its lock, and returns the refund to request from the provider. */
async function endOrder(
  trx: Trx,
  shop: Shop,
  { userId, orderId, input, isDue }: { userId: string; orderId: number; input: CancelOrder; isDue: (order: OrderRow) => boolean },
): Promise<MoneyDue | Failure> {
  const now = shop.clock();
  const order = await lockOrder(trx, orderId);
  if (order === null || order.user_id !== userId) return fail('ORDER_NOT_FOUND');
  if (!isCancellable(order) || !isDue(order)) return fail('ORDER_NOT_CANCELLABLE');
  if (awaitsPayment(order)) return (await endUnpaid(trx, order, { by: { mover: 'shopper', userId }, reason: input.reason, now })).due;
  const { lines } = await readPaidOrder(trx, order);
  const asked = await requestUnderLock(trx, {
    order,
    userId,
    now,
    input: {
      type: 'CANCEL',
      detail: '',
      photo_ids: [],
      ...input,
      lines: lines.filter(({ pieces }) => pieces.left > 0).map(({ id, pieces }) => ({ order_product_id: id, quantity: pieces.left })),
    },
  });
  return isFailure(asked) ? asked : asked.due;
}

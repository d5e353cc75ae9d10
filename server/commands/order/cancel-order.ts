import { type Failure, fail, isFailure } from '#contract/errors.ts';
import type { CancelOrder } from '#contract/rest/orders.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { isByDeposit } from '#rules/order/checkout.ts';
import { cancellationState } from '#rules/order/claim.ts';
import { awaitsPayment, isCancellable } from '#rules/order/order-state.ts';
import { refundPayment } from '#server/commands/payment/refund-payment.ts';
import { inTransaction, type Trx } from '#server/commands/transaction.ts';
import { findOrder, lockOrder, type OrderRow, orderProducts } from '#server/queries/order/order-rows.ts';
import { paymentsOf } from '#server/queries/payment/payment-rows.ts';
import type { Shop } from '#server/shop.ts';
import { closeAttempts } from './close-attempts.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Cancels a member's order before production: stock, coupon and points come back at once, money when the provider says that it is
 * back; the claim stays ACCEPTED and keeps its account until then, and the sweeper asks again.
 * Errors: ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE, REFUND_ACCOUNT_REQUIRED (deposited virtual account), PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function cancelOrder(shop: Shop, userId: string, orderId: number, input: CancelOrder): Promise<null | Failure> {
  const order = await findOrder(shop.database.service, userId, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  // An account that waits for its deposit is closed first; a deposit of this second makes the order a paid one.
  if (awaitsPayment(order)) {
    const closed = await closeAttempts(shop, orderId);
    if (isFailure(closed)) return closed;
  }
  const paymentId = await inTransaction(shop.database.service, (trx) => endOrder(trx, shop, { userId, orderId, input }));
  if (isFailure(paymentId)) return paymentId;
  if (paymentId !== null) await refundPayment(shop, paymentId);
  return null;
}

/** Gives the payment that is owed back now, null when nothing was paid. */
async function endOrder(
  trx: Trx,
  shop: Shop,
  { userId, orderId, input }: { userId: string; orderId: number; input: CancelOrder },
): Promise<string | null | Failure> {
  const now = shop.clock();
  const order = await lockOrder(trx, orderId);
  if (order === null || order.user_id !== userId) return fail('ORDER_NOT_FOUND');
  if (!isCancellable(order)) return fail('ORDER_NOT_CANCELLABLE');
  const paid = (await paymentsOf(trx, orderId)).find((payment) => paymentIs(payment.status, 'pays'));
  if (paid !== undefined && isByDeposit(paymentMethod.parse(paid.method)) && input.refund_account === undefined)
    return fail('REFUND_ACCOUNT_REQUIRED', { field: 'refund_account' });
  await releaseOrder(trx, order, 'MEMBER', { mover: 'shopper', userId, now });
  await insertClaim(trx, order, input, paid === undefined ? null : paid.amount, now);
  if (paid === undefined) return null;
  await trx.updateTable('sales.payments').set({ refund_since: now }).where('id', '=', paid.id).execute();
  return paid.payment_id;
}

/** `refundAmount` null: nothing was paid, the claim is complete at once. */
async function insertClaim(trx: Trx, order: OrderRow, input: CancelOrder, refundAmount: number | null, now: Date): Promise<void> {
  // An account without money for it is not kept.
  const account = refundAmount === null ? undefined : input.refund_account;
  const { id } = await trx
    .insertInto('sales.claims')
    .values({
      order_id: order.id,
      type: 'CANCEL',
      status: cancellationState(refundAmount !== null),
      reason: input.reason,
      refund_amount: refundAmount ?? 0,
      refund_bank: account?.bank ?? null,
      refund_account: account?.number ?? null,
      refund_holder: account?.holder ?? null,
      created_at: now,
      completed_at: refundAmount === null ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = await orderProducts(trx, order.id);
  await trx
    .insertInto('sales.claim_products')
    .values(lines.map((line) => ({ claim_id: id, order_product_id: line.id, quantity: line.quantity })))
    .execute();
}

import { type Failure, fail, isFailure } from '#contract/errors.ts';
import type { CancelOrder } from '#contract/rest/orders.ts';
import { isCancellable } from '#rules/order-state.ts';
import { paymentsOf } from '#server/commands/payment/payment-rows.ts';
import type { PaymentShop } from '#server/commands/payment/payment-shop.ts';
import { refundPayment } from '#server/commands/payment/refund-payment.ts';
import { inTransaction, type Trx } from '#server/commands/transaction.ts';
import { closeAttempts } from './close-attempts.ts';
import { findOrder, lockOrder, type OrderRow, orderProducts } from './order-rows.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Cancels a member's order before production: stock, coupon and points come back at once, money as soon as the provider answers;
 * the claim stays ACCEPTED until then and the sweeper tries again.
 * Errors: ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE, REFUND_ACCOUNT_REQUIRED (deposited virtual account), PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function cancelOrder(shop: PaymentShop, userId: string, orderId: number, input: CancelOrder): Promise<null | Failure> {
  const order = await findOrder(shop.database.service, userId, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  // An account that waits for its deposit is closed first; a deposit of this second makes the order a paid one.
  if (order.status === 'PAYMENT_WAIT' && order.cancelled_at === null) {
    const closed = await closeAttempts(shop, orderId);
    if (isFailure(closed)) return closed;
  }
  const refund = await inTransaction(shop.database.service, (trx) => endOrder(trx, shop, { userId, orderId, input }));
  if (isFailure(refund)) return refund;
  if (refund.paymentId !== null) await settleCancellation(shop, { ...refund, paymentId: refund.paymentId });
  return null;
}

interface AcceptedCancellation {
  claimId: number;
  paymentId: string | null;
  reason: string;
  account: CancelOrder['refund_account'];
}

async function endOrder(
  trx: Trx,
  shop: PaymentShop,
  { userId, orderId, input }: { userId: string; orderId: number; input: CancelOrder },
): Promise<AcceptedCancellation | Failure> {
  const now = shop.clock();
  const order = await lockOrder(trx, orderId);
  if (order === null || order.user_id !== userId) return fail('ORDER_NOT_FOUND');
  if (order.cancelled_at !== null || !isCancellable(order.status)) return fail('ORDER_NOT_CANCELLABLE');
  const paid = (await paymentsOf(trx, orderId)).find((payment) => payment.status === 'PAID' || payment.status === 'PARTIAL_CANCELLED');
  if (paid?.method === 'VIRTUAL_ACCOUNT' && input.refund_account === undefined)
    return fail('REFUND_ACCOUNT_REQUIRED', { field: 'refund_account' });
  await releaseOrder(trx, order, 'MEMBER', { mover: 'shopper', userId, now });
  const claimId = await insertClaim(trx, order, input, paid === undefined ? null : paid.amount, now);
  return { claimId, paymentId: paid?.payment_id ?? null, reason: input.reason, account: input.refund_account };
}

/** `refundAmount` null: nothing was paid, the claim is complete at once. */
async function insertClaim(trx: Trx, order: OrderRow, input: CancelOrder, refundAmount: number | null, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('sales.claims')
    .values({
      order_id: order.id,
      type: 'CANCEL',
      status: refundAmount === null ? 'COMPLETED' : 'ACCEPTED',
      reason: input.reason,
      refund_amount: refundAmount ?? 0,
      refund_bank: input.refund_account?.bank ?? null,
      refund_account: input.refund_account?.number ?? null,
      refund_holder: input.refund_account?.holder ?? null,
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
  return id;
}

/** Gives the money of an accepted cancellation back and completes its claim; also what the sweeper calls. */
export async function settleCancellation(shop: PaymentShop, claim: AcceptedCancellation & { paymentId: string }): Promise<void> {
  const account = claim.account && { bank: claim.account.bank, number: claim.account.number, holderName: claim.account.holder };
  const refund = await refundPayment(shop, claim.paymentId, claim.reason, account);
  if (refund !== 'REFUNDED') return;
  // The account was needed for this refund only and is not kept.
  await shop.database.service
    .updateTable('sales.claims')
    .set({ status: 'COMPLETED', completed_at: shop.clock(), refund_account: null, refund_holder: null })
    .where('id', '=', claim.claimId)
    .execute();
}

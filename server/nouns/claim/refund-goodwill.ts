import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { OpenedClaim, RefundGoodwill } from '#contract/rest/admin/claims.ts';
import type { Won } from '#rules/money/money.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { leftOf } from '#rules/money/refund/paid-sums.ts';
import { type CancellationState, cancelledOutside } from '#rules/money/refund/refund.ts';
import { settledState } from '#rules/order/claim/claim.ts';
import { lockOrder } from '#server/nouns/order/read-order-rows.ts';
import { type PaymentRow, paymentsOf } from '#server/nouns/payment/find-payments.ts';
import { refundedByClaims } from '#server/nouns/payment/record-refund.ts';
import type { Shop } from '#server/shop.ts';
import { storingResult } from '#server/transaction/stored-result.ts';
import { type Db, inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { notifyOfClaim, recordClaim } from './record-claim.ts';
import { refundClaim } from './refund-claim.ts';

/**
 * Refunds an amount of a paid order whose goods stay with the shopper: a claim without pieces, settled at once and refunded like any
 * other. Royalties, points and stock do not change: the shop alone pays. The order page asks for the account of a deposit. Errors:
 * ORDER_NOT_FOUND, CLAIM_NOT_PAID, GOODWILL_TOO_MUCH (more than is left of the payment).
 */
export async function refundGoodwill(shop: Shop, userId: string, orderId: number, input: RefundGoodwill): Promise<OpenedClaim | Failure> {
  const opened = await inTransaction<OpenedClaim>(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === null) return fail('ORDER_NOT_FOUND');
    if (order.payment_date === null) return fail('CLAIM_NOT_PAID');
    const payment = (await paymentsOf(trx, orderId)).find(({ status, refund_since }) => paymentIs(status, 'pays') && refund_since === null);
    const left = payment === undefined ? 0 : await moneyLeftOf(trx, payment);
    if (payment === undefined || input.amount > left) return fail('GOODWILL_TOO_MUCH', { field: 'amount' });
    const now = shop.clock();
    const id = await insertGoodwill(trx, { orderId, paymentId: payment.payment_id, input, now });
    const to = settledState(true);
    await recordClaim(trx, id, { from: null, to }, { mover: 'admin', userId, note: input.reason, now });
    const news = { reason: input.reason, refund: input.amount };
    await notifyOfClaim(trx, { order, claimId: id, state: `GOODWILL_${to}`, news, now });
    return { id, is_settled: true };
  });
  if (isFailure(opened)) return opened;
  // The key has its reply already: what the provider answers is not part of it, and what fails now is swept later.
  await storingResult(
    async () => undefined,
    () => refundClaim(shop, opened.id),
  ).catch(() => undefined);
  return opened;
}

/** The part of a payment not refunded yet, in won, by claims or at the provider's console. */
async function moneyLeftOf(db: Db, { payment_id: paymentId, amount }: PaymentRow): Promise<Won> {
  const { sum } = await refundedByClaims(db, paymentId);
  const cancellations = await db
    .selectFrom('sales.payment_cancellations')
    .select(['amount', 'reason', 'status'])
    .where('payment_id', '=', paymentId)
    .execute();
  const outside = cancelledOutside(cancellations.map(({ status, ...each }) => ({ ...each, status: status as CancellationState })));
  return leftOf(amount, sum + outside);
}

async function insertGoodwill(trx: Trx, about: { orderId: number; paymentId: string; input: RefundGoodwill; now: Date }): Promise<number> {
  const { orderId, paymentId, input, now } = about;
  const { id } = await trx
    .insertInto('sales.claims')
    .values({
      order_id: orderId,
      type: 'GOODWILL',
      status: settledState(true),
      fault: 'SHOP',
      reason: 'GOODWILL',
      note: input.reason,
      refund_amount: input.amount,
      created_at: now,
      decided_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sales.claim_refunds')
    .values({
      claim_id: id,
      payment_id: paymentId,
      state: 'OWED',
      goods_amount: 0,
      goodwill_amount: input.amount,
      amount: input.amount,
      owed_since: now,
    })
    .execute();
  return id;
}

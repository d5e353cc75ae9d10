import { createHash } from 'node:crypto';
import { isFailure } from '#contract/errors/errors.ts';
import { atomically } from '#db/atomically.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { endingRefund } from '#rules/money/refund/paid-sums.ts';
import { owedCancellations } from '#rules/order/claim/claim.ts';
import type { CancellationRequest, CancelRefusal, ProviderPayment } from '#server/gateways/payment/port.ts';
import { noteRefund } from '#server/nouns/discrepancy/note-discrepancy.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction } from '#server/transaction/transaction.ts';
import { findPayment, isOwed, lockOrderAndPayment, type PaymentRow } from './find-payments.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import { type RefundStep, recordRefund, refundedByClaims, refundedElsewhere, refundStep } from './record-refund.ts';

/** `BACK`: the buyer has all the money. Any other outcome is in the discrepancy queue, and the sweeper retries it. */
export type Refund = RefundStep | 'LATER' | 'REFUND_ACCOUNT_NEEDED';

/**
 * Refunds what is owed of a payment (`refund_since`), as far as the provider cooperates: checks what has been refunded, requests the rest,
 * then reads the result. Idempotent: a refund is not requested again until it has failed.
 */
export async function refundPayment(shop: Shop, paymentId: string): Promise<Refund> {
  const payment = await findPayment(shop.database.service, paymentId);
  if (payment === null || !isOwed(payment)) return 'BACK';
  const before = await shop.gateways.payment.read(paymentId);
  if (typeof before === 'string') return refused(shop, payment, before);
  const elsewhere = await refundedElsewhere(shop.database.service, paymentId);
  const { step, rest } = refundStep(before, elsewhere);
  if (step !== 'DUE') return storeRefund(shop, payment, before);
  const cancelled = await shop.gateways.payment.cancel(paymentId, {
    ...(await request(shop, payment, before)),
    // Without an amount, everything left is refunded.
    ...(elsewhere > 0 ? { amount: rest, currentCancellableAmount: rest + elsewhere } : {}),
  });
  if (typeof cancelled !== 'string' && !('refused' in cancelled)) {
    const known = before.cancellations.filter((each) => each.cancellationId !== cancelled.cancellationId);
    const after = await shop.gateways.payment.read(paymentId);
    return storeRefund(shop, payment, typeof after === 'string' ? { ...before, cancellations: [...known, cancelled] } : after);
  }
  if (cancelled === 'ALREADY_CANCELLED') {
    const after = await shop.gateways.payment.read(paymentId);
    if (typeof after !== 'string' && refundStep(after, elsewhere).step !== 'DUE') return storeRefund(shop, payment, after);
  }
  return refused(shop, payment, cancelled);
}

async function storeRefund(shop: Shop, known: PaymentRow, seen: ProviderPayment): Promise<Refund> {
  const step = await inTransaction(shop.database.service, async (trx) => {
    const { payment } = await lockOrderAndPayment(trx, known);
    return recordRefund(trx, payment, seen, shop.clock());
  });
  return isFailure(step) ? 'LATER' : step;
}

/** The refund failed: records it with the reason in the discrepancy queue. */
async function refused(shop: Shop, payment: PaymentRow, why: CancelRefusal | 'NOT_FOUND' | 'UNAVAILABLE'): Promise<Refund> {
  const kind = why === 'REFUND_ACCOUNT_NEEDED' ? why : 'REFUND_FAILED';
  const detail = { refused: typeof why === 'string' ? why : why.refused };
  const { payment_id: paymentId, order_id: orderId } = payment;
  const now = shop.clock();
  const db = shop.database.service;
  await atomically(db, async (trx) => {
    const { sum } = await refundedByClaims(trx, paymentId);
    const amount = endingRefund(payment, sum);
    if (kind === 'REFUND_ACCOUNT_NEEDED')
      await trx
        .updateTable('sales.payments')
        .set({ needs_refund_account: true, refund_asked_at: null })
        .where('payment_id', '=', paymentId)
        .where('refunded_at', 'is', null)
        .execute();
    await noteRefund(trx, { kind, orderId, paymentId, amount, detail, now }, why === 'UNAVAILABLE');
    if (kind === 'REFUND_ACCOUNT_NEEDED') await notifyOfMoney(trx, payment, { state: 'ACCOUNT_NEEDED', amount, now });
    else if (paymentIs(payment.status, 'refused')) await notifyOfMoney(trx, payment, { state: 'MONEY_OWED', amount, now });
  });
  return kind === 'REFUND_ACCOUNT_NEEDED' ? kind : 'LATER';
}

async function request(shop: Shop, payment: PaymentRow, seen: ProviderPayment): Promise<CancellationRequest> {
  const db = shop.database.service;
  const claim = await claimOf(db, payment.order_id);
  const given = await accountGiven(db, payment.payment_id);
  const { refund_bank: bank, refund_account: number, refund_holder: holder } = claim ?? {};
  const account = given ?? (bank && number && holder ? { bank, number, holderName: holder } : null);
  // The idempotency key is the same while the request is. A failed attempt, another account or another hour makes a new request, because
  // the provider repeats its first response to a key, refusals included.
  const question = [payment.payment_id, seen.cancellations.length, account, Math.floor(shop.clock().getTime() / 3_600_000)];
  return {
    reason: claim?.reason ?? 'payment not accepted',
    idempotencyKey: `refund-${createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32)}`,
    ...(account === null ? {} : { refundAccount: account }),
  };
}

async function claimOf(db: Db, orderId: number) {
  return (
    db
      .selectFrom('sales.claims')
      .select(['reason', 'refund_bank', 'refund_account', 'refund_holder'])
      .where('order_id', '=', orderId)
      .where('type', '=', owedCancellations.type)
      .where('status', 'in', owedCancellations.states)
      // The last one ended the order.
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** The account that a person entered for this refund takes precedence over the buyer's. */
async function accountGiven(db: Db, paymentId: string): Promise<CancellationRequest['refundAccount'] | null> {
  const row = await db
    .selectFrom('sales.refund_accounts')
    .select(['bank', 'number', 'holder'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row === undefined ? null : { bank: row.bank, number: row.number, holderName: row.holder };
}

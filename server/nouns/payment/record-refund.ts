import { sql } from 'kysely';
import { paymentMethod } from '#contract/rest/values.ts';
import { endedByRefund } from '#rules/money/discrepancy.ts';
import type { Won } from '#rules/money/money.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { endingRefund } from '#rules/money/refund/paid-sums.ts';
import { dueRefundStates, refundOf } from '#rules/money/refund/refund.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { owingClaims, settledState } from '#rules/order/claim/claim.ts';
import type { ProviderPayment } from '#server/gateways/payment/port.ts';
import { noteRefund, resolveDiscrepancies } from '#server/nouns/discrepancy/note-discrepancy.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';
import type { PaymentRow } from './find-payments.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import { recordCancellations } from './record-cancellations.ts';

export type RefundStep = ReturnType<typeof refundOf>['step'];

/** The part of a payment, in won, that was refunded outside the provider: claims that an operator settled in another way. */
export async function refundedElsewhere(db: Db, paymentId: string): Promise<Won> {
  return (await refundedByClaims(db, paymentId)).elsewhere;
}

/** What claims refund of a payment, in won, and the part of it outside the provider. */
export function refundedByClaims(db: Db, paymentId: string): Promise<{ sum: Won; elsewhere: Won }> {
  return db
    .selectFrom('sales.claim_refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::integer`.as('sum'))
    .select(sql<number>`coalesce(sum(amount) filter (where is_settled_elsewhere), 0)::integer`.as('elsewhere'))
    .where('payment_id', '=', paymentId)
    .where('is_whole', '=', false)
    .executeTakeFirstOrThrow();
}

/** The provider's progress in refunding the money that was not refunded elsewhere. */
export function refundStep(seen: ProviderPayment, elsewhere: Won) {
  return refundOf({
    isCancelled: seen.status !== 'UNKNOWN' && paymentIs(seen.status, 'cancelled'),
    total: seen.total,
    cancellations: seen.cancellations,
    elsewhere,
  });
}

/**
 * Records the progress of a payment's refund, under the locks of order and payment. Only a full refund marks the payment refunded,
 * completes its claim and deletes the account. Until then the discrepancy queue says what is outstanding.
 */
export async function recordRefund(trx: Trx, payment: PaymentRow, seen: ProviderPayment, now: Date): Promise<RefundStep> {
  const { payment_id: paymentId, order_id: orderId } = payment;
  await recordCancellations(trx, paymentId, seen.cancellations, now);
  const { step, rest, asked, open } = refundStep(seen, await refundedElsewhere(trx, paymentId));
  if (payment.refunded_at !== null) return 'BACK';
  if (step === 'BACK') {
    await markRefunded(trx, payment, now);
    return step;
  }
  const detail = { cancellations: open.map(({ cancellationId, amount, status }) => ({ cancellationId, amount, status })) };
  if (step === 'UNDER_WAY') {
    await notifyOwner(trx, payment, { refund_asked_at: payment.refund_asked_at ?? now, needs_refund_account: false });
    await noteRefund(trx, { kind: 'REFUND_REQUESTED', orderId, paymentId, amount: asked, detail, now });
    if (paymentIs(payment.status, 'refused')) await notifyOfMoney(trx, payment, { state: 'MONEY_OWED', amount: asked, now });
  } else if (open.length > 0) {
    // The bank could not pay into the account: the buyer enters another one, or the same one again.
    const isAccountRefused = isByDeposit(paymentMethod.parse(payment.method));
    await notifyOwner(trx, payment, { refund_asked_at: null, needs_refund_account: isAccountRefused });
    await noteRefund(trx, { kind: 'REFUND_FAILED', orderId, paymentId, amount: rest, detail, now });
    const about = open.at(-1)?.cancellationId;
    if (isAccountRefused) await notifyOfMoney(trx, payment, { state: 'ACCOUNT_NEEDED', amount: rest, isAccountRefused, about, now });
  }
  return step;
}

/** Notifies the buyer of a refund in progress. */
async function notifyOwner(
  trx: Trx,
  { id }: PaymentRow,
  told: { refund_asked_at: Date | null; needs_refund_account: boolean },
): Promise<void> {
  await trx.updateTable('sales.payments').set(told).where('id', '=', id).where('refund_since', 'is not', null).execute();
}

/**
 * Marks a payment refunded, completes its cancellation and deletes its account; under the locks of order and payment. `isElsewhere`: staff
 * refunded it by other means than the provider.
 */
export async function markRefunded(trx: Trx, payment: PaymentRow, now: Date, isElsewhere = false): Promise<void> {
  await trx
    .updateTable('sales.payments')
    .set({
      refunded_at: now,
      refund_since: payment.refund_since ?? now,
      needs_refund_account: false,
      is_settled_elsewhere: isElsewhere,
      ...(paymentIs(payment.status, 'pays') ? { status: 'CANCELLED' } : {}),
    })
    .where('id', '=', payment.id)
    .execute();
  const given = await trx
    .deleteFrom('sales.refund_accounts')
    .where('payment_id', '=', payment.payment_id)
    .returning('bank')
    .executeTakeFirst();
  await resolveDiscrepancies(trx, { paymentId: payment.payment_id, kinds: endedByRefund, resolution: 'given back', now });
  const amount = endingRefund(payment, (await refundedByClaims(trx, payment.payment_id)).sum);
  if (amount > 0 && payment.paid_at !== null) await notifyOfMoney(trx, payment, { state: 'MONEY_BACK', amount, now });
  await trx
    .updateTable('sales.claim_refunds')
    .set({ state: 'BACK', back_at: now, is_settled_elsewhere: isElsewhere })
    .where('payment_id', '=', payment.payment_id)
    .where('state', 'in', dueRefundStates)
    .execute();
  // The account was needed for this refund only; the name of its bank is kept to show the buyer.
  await trx
    .updateTable('sales.claims')
    .set({
      status: settledState(false),
      completed_at: now,
      refund_account: null,
      refund_holder: null,
      ...(given && { refund_bank: given.bank }),
    })
    .where('order_id', '=', payment.order_id)
    .where('type', 'in', owingClaims.types)
    .where('status', 'in', owingClaims.states)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sales.payments')
            .select('id')
            .where('order_id', '=', payment.order_id)
            .where('refund_since', 'is not', null)
            .where('refunded_at', 'is', null),
        ),
      ),
    )
    .execute();
}

import { paymentMethod } from '#contract/rest/values.ts';
import { type ClaimRefundState, claimRefundStep, dueRefundStates } from '#rules/money/refund/refund.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { claimIs } from '#rules/order/claim/claim.ts';
import type { ProviderCancellation } from '#server/gateways/payment/port.ts';
import { noteRefund, resolveDiscrepancies } from '#server/nouns/discrepancy/note-discrepancy.ts';
import type { OrderRow } from '#server/nouns/order/read-order-rows.ts';
import type { PaymentRow } from '#server/nouns/payment/find-payments.ts';
import { recordCancellations } from '#server/nouns/payment/record-cancellations.ts';
import { tellOfMoney } from '#server/nouns/payment/tell-money.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { lockClaim } from './find-claims.ts';
import { setClaimState } from './record-claim.ts';

const refundKinds = ['REFUND_REQUESTED', 'REFUND_FAILED', 'REFUND_ACCOUNT_NEEDED'] as const;

/**
 * Records how far the refunds of claims have got, according to the provider, under the locks of order and payment. A claim is complete once
 * its money is refunded, and its refund account is deleted then. Until then the discrepancy queue says what is outstanding.
 */
export async function keepClaimRefunds(
  trx: Trx,
  about: { order: OrderRow; payment: PaymentRow; cancellations: readonly ProviderCancellation[]; now: Date },
): Promise<null> {
  const { order, payment, cancellations, now } = about;
  const { payment_id: paymentId, order_id: orderId } = payment;
  await recordCancellations(trx, paymentId, cancellations, now);
  const due = await trx
    .selectFrom('sales.claim_refunds')
    .select(['claim_id', 'amount', 'asked_at'])
    .where('payment_id', '=', paymentId)
    .where('state', 'in', dueRefundStates)
    .where('is_whole', '=', false)
    .orderBy('claim_id')
    .execute();
  for (const { claim_id, amount, asked_at } of due) {
    const { step, latest } = claimRefundStep(claim_id, cancellations);
    if (latest === null) continue;
    const set = (values: { state: ClaimRefundState; asked_at?: Date | null; back_at?: Date }) =>
      trx
        .updateTable('sales.claim_refunds')
        .set({ ...values, cancellation_id: latest.cancellationId })
        .where('claim_id', '=', claim_id)
        .execute();
    const finding = { orderId, paymentId, amount, detail: { claim_id, cancellation: latest.cancellationId }, now };
    if (step === 'BACK') {
      await set({ state: 'BACK', back_at: now });
      await finishClaim(trx, order, claim_id, now);
    } else if (step === 'UNDER_WAY') {
      await set({ state: 'ASKED', asked_at: asked_at ?? now });
      await noteRefund(trx, { kind: 'REFUND_REQUESTED', ...finding });
    } else {
      // The bank could not pay into the account: the buyer enters another one, or the same one again.
      const isAccountWrong = isByDeposit(paymentMethod.parse(payment.method));
      await set({ state: isAccountWrong ? 'ACCOUNT_NEEDED' : 'OWED', asked_at: null });
      await noteRefund(trx, { kind: 'REFUND_FAILED', ...finding });
      const told = { state: 'ACCOUNT_NEEDED', amount, isAccountRefused: true, about: latest.cancellationId, now } as const;
      if (isAccountWrong) await tellOfMoney(trx, payment, told);
    }
  }
  await healQueue(trx, payment, now);
  return null;
}

/** Completes a claim whose money the buyer has received. */
export async function finishClaim(trx: Trx, order: OrderRow, claimId: number, now: Date): Promise<void> {
  const claim = await lockClaim(trx, claimId);
  if (claim === null || !claimIs(claim.status, 'owed')) return;
  await setClaimState(trx, { order, claim, to: 'COMPLETED', move: { mover: 'payment', userId: null, now } });
}

/** Once no refund of a claim is due, closes its discrepancies and deletes the refund account. */
async function healQueue(trx: Trx, payment: PaymentRow, now: Date): Promise<void> {
  const { payment_id: paymentId } = payment;
  const open = await trx
    .selectFrom('sales.claim_refunds')
    .select('claim_id')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', dueRefundStates)
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined || payment.refund_since !== null) return;
  await trx.deleteFrom('sales.refund_accounts').where('payment_id', '=', paymentId).execute();
  await resolveDiscrepancies(trx, { paymentId, kinds: refundKinds, resolution: 'given back', now });
}

import { createHash } from 'node:crypto';
import { isFailure } from '#contract/errors/errors.ts';
import { atomically } from '#db/atomically.ts';
import { sumWon } from '#rules/money/money.ts';
import { cancellationStatesIn, claimRefundStep, dueRefundStates, reasonOfClaim } from '#rules/money/refund/refund.ts';
import type { CancellationRequest, CancelRefusal, ProviderPayment } from '#server/gateways/payment/port.ts';
import { noteRefund } from '#server/nouns/discrepancy/note-discrepancy.ts';
import { findPayment, lockOrderAndPayment } from '#server/nouns/payment/find-payments.ts';
import { notifyOfMoney } from '#server/nouns/payment/notify-of-money.ts';
import { type Refund, refundPayment } from '#server/nouns/payment/refund-payment.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { recordClaimRefunds } from './record-claim-refunds.ts';
import type { MoneyDue } from './settle-claim.ts';

/** Asks the provider to refund what a newly settled claim owes. */
export async function payBack(shop: Shop, { claimId, paymentId }: MoneyDue): Promise<void> {
  if (paymentId !== null) await refundPayment(shop, paymentId);
  if (claimId !== null) await refundClaim(shop, claimId);
}

/**
 * Refunds one settled claim, a part of its payment. The provider is first asked what has been refunded: each cancellation names its claim,
 * so one whose response was lost is recognised and nothing is refunded twice. A refusal goes to the discrepancy queue, and the sweeper
 * retries. Returns how far the refund came; `BACK` also when none is due.
 */
export async function refundClaim(shop: Shop, claimId: number): Promise<Refund> {
  const due = await dueRefund(shop, claimId);
  if (due === null) return 'BACK';
  // The order has ended in the meantime: this is refunded with the rest.
  if (due.refund_since !== null) return refundPayment(shop, due.payment_id);
  const before = await shop.gateways.payment.read(due.payment_id);
  if (typeof before === 'string') return refused(shop, due, before);
  const known = claimRefundStep(claimId, before.cancellations);
  if (known.step === 'BACK' || known.step === 'UNDER_WAY') return recordRefund(shop, due, before);
  const cancelled = await shop.gateways.payment.cancel(due.payment_id, request(shop, due, before));
  if (typeof cancelled === 'string' || 'refused' in cancelled) return refused(shop, due, cancelled);
  const after = await shop.gateways.payment.read(due.payment_id);
  const others = before.cancellations.filter((each) => each.cancellationId !== cancelled.cancellationId);
  return recordRefund(shop, due, typeof after === 'string' ? { ...before, cancellations: [...others, cancelled] } : after);
}

type DueRefund = NonNullable<Awaited<ReturnType<typeof dueRefund>>>;

async function dueRefund(shop: Shop, claimId: number) {
  const row = await shop.database.service
    .selectFrom('sales.claim_refunds as refund')
    .innerJoin('sales.claims as claim', 'claim.id', 'refund.claim_id')
    .innerJoin('sales.payments as payment', 'payment.payment_id', 'refund.payment_id')
    .leftJoin('sales.refund_accounts as given', 'given.payment_id', 'payment.payment_id')
    .select(['refund.claim_id', 'refund.amount', 'payment.payment_id', 'payment.order_id', 'payment.refund_since'])
    .select(['claim.reason', 'claim.refund_bank', 'claim.refund_account', 'claim.refund_holder'])
    .select(['given.bank as given_bank', 'given.number as given_number', 'given.holder as given_holder'])
    .where('refund.claim_id', '=', claimId)
    .where('refund.state', 'in', dueRefundStates)
    .executeTakeFirst();
  return row ?? null;
}

function request(shop: Shop, due: DueRefund, seen: ProviderPayment): CancellationRequest {
  const [bank, number, holderName] = [
    due.given_bank ?? due.refund_bank,
    due.given_number ?? due.refund_account,
    due.given_holder ?? due.refund_holder,
  ];
  const account = bank && number && holderName ? { bank, number, holderName } : null;
  const taken = [...cancellationStatesIn('back'), ...cancellationStatesIn('asked')];
  const left = seen.total - sumWon(seen.cancellations.filter(({ status }) => taken.includes(status)).map(({ amount }) => amount));
  const question = [due.payment_id, due.claim_id, seen.cancellations.length, account, Math.floor(shop.clock().getTime() / 3_600_000)];
  return {
    reason: reasonOfClaim(due.claim_id, due.reason),
    amount: due.amount,
    currentCancellableAmount: left,
    idempotencyKey: `claim-${createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32)}`,
    ...(account === null ? {} : { refundAccount: account }),
  };
}

async function recordRefund(shop: Shop, due: DueRefund, seen: ProviderPayment): Promise<Refund> {
  const kept = await inTransaction(shop.database.service, async (trx) => {
    const { order, payment } = await lockOrderAndPayment(trx, due);
    if (order === null) return null;
    return recordClaimRefunds(trx, { order, payment, cancellations: seen.cancellations, now: shop.clock() });
  });
  if (isFailure(kept)) return 'LATER';
  const { step } = claimRefundStep(due.claim_id, seen.cancellations);
  return step === 'BACK' || step === 'UNDER_WAY' ? step : 'LATER';
}

/** The refund failed: records it with the reason in the discrepancy queue. */
async function refused(shop: Shop, due: DueRefund, why: CancelRefusal | 'NOT_FOUND' | 'UNAVAILABLE'): Promise<Refund> {
  const kind = why === 'REFUND_ACCOUNT_NEEDED' ? why : 'REFUND_FAILED';
  const { payment_id: paymentId, order_id: orderId, amount } = due;
  const now = shop.clock();
  const detail = { claim_id: due.claim_id, refused: typeof why === 'string' ? why : why.refused };
  await atomically(shop.database.service, async (trx) => {
    await noteRefund(trx, { kind, orderId, paymentId, amount, detail, now }, why === 'UNAVAILABLE');
    if (kind !== 'REFUND_ACCOUNT_NEEDED') return;
    await trx
      .updateTable('sales.claim_refunds')
      .set({ state: 'ACCOUNT_NEEDED', asked_at: null })
      .where('claim_id', '=', due.claim_id)
      .where('state', 'in', dueRefundStates)
      .execute();
    const payment = await findPayment(trx, paymentId);
    if (payment !== null) await notifyOfMoney(trx, payment, { state: 'ACCOUNT_NEEDED', amount, about: `claim ${due.claim_id}`, now });
  });
  return kind === 'REFUND_ACCOUNT_NEEDED' ? kind : 'LATER';
}

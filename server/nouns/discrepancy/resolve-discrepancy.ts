import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import {
  type DiscrepancyAction,
  type DiscrepancyState,
  endedByRefund,
  endsOrder,
  isCaseOpen,
  mayResolve,
  openCase,
} from '#rules/money/discrepancy.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { dueRefundStates } from '#rules/money/refund/refund.ts';
import { isCancellable, statesIn } from '#rules/order/order-state.ts';
import { followCancelledReceipt, settleReceipt } from '#server/nouns/cash-receipt/reconcile-receipt.ts';
import { finishClaim } from '#server/nouns/claim/record-claim-refunds.ts';
import { refundClaim } from '#server/nouns/claim/refund-claim.ts';
import { releaseOrder } from '#server/nouns/order/placing/release-order.ts';
import { orderProducts } from '#server/nouns/order/read-order-rows.ts';
import { findPayment, isOwed, lockOrderAndPayment } from '#server/nouns/payment/find-payments.ts';
import { markRefunded } from '#server/nouns/payment/record-refund.ts';
import { type Refund, refundPayment } from '#server/nouns/payment/refund-payment.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

interface Resolution {
  action: DiscrepancyAction;
  /** The reason, or how it was settled. */
  reason: string;
  userId: string;
}

type Case = NonNullable<Awaited<ReturnType<typeof findCase>>>;

/**
 * Carries out an operator's action on a case of the queue (rules/money/discrepancy.ts). Returns whether it is now settled; a refund the
 * provider has not completed leaves it open. Errors: DISCREPANCY_NOT_FOUND, DISCREPANCY_RESOLVED, DISCREPANCY_ACTION, CLAIM_SENT_ALREADY
 * (goods were sent: they come back as a claim), REFUND_ACCOUNT_UNKNOWN, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function resolveDiscrepancy(shop: Shop, id: number, resolution: Resolution): Promise<{ state: DiscrepancyState } | Failure> {
  const found = await findCase(shop, id);
  if (found === undefined) return fail('DISCREPANCY_NOT_FOUND');
  if (!isCaseOpen(found.state)) return fail('DISCREPANCY_RESOLVED');
  if (!mayResolve(found.kind, resolution.action)) return fail('DISCREPANCY_ACTION');
  const done = await deeds[resolution.action](shop, found, resolution);
  if (isFailure(done)) return done;
  if (!isCaseOpen(done)) await close(shop, found, resolution);
  const after = await findCase(shop, id);
  // A case that closed while the provider was being asked still counts as the operator's action.
  if (after !== undefined && !isCaseOpen(after.state) && after.action === null) await sign(shop, found, resolution);
  return { state: after?.state ?? 'RESOLVED' };
}

type Deed = (shop: Shop, found: Case, resolution: Resolution) => Promise<DiscrepancyState | Failure>;

const deeds: Record<DiscrepancyAction, Deed> = {
  REFUND: refund,
  ACCEPT: accept,
  SETTLE: settle,
  REISSUE: (shop, found) => followReceipt(shop, found, true),
};

function findCase(shop: Shop, id: number) {
  return shop.database.service
    .selectFrom('sales.discrepancies')
    .select(['id', 'kind', 'order_id', 'payment_id', 'state', 'action'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function refund(shop: Shop, found: Case, { reason, userId }: Resolution): Promise<DiscrepancyState | Failure> {
  const { payment_id: paymentId, kind } = found;
  if (paymentId === null) return fail('DISCREPANCY_ACTION');
  const payment = await findPayment(shop.database.service, paymentId);
  if (payment === null) return refundStranger(shop, paymentId, reason);
  if (endsOrder(kind, 'REFUND')) {
    const ended = await inTransaction(shop.database.service, (trx) => endOrder(trx, shop, payment, userId));
    if (isFailure(ended)) return ended;
    await refundPayment(shop, paymentId);
    return 'RESOLVED';
  }
  if (isOwed(payment)) return settledBy([await refundPayment(shop, paymentId)]);
  const due = await dueClaims(shop, paymentId);
  const outcomes: Refund[] = [];
  for (const { claim_id } of due) outcomes.push(await refundClaim(shop, claim_id));
  return settledBy(outcomes);
}

/** A refund without an account waits for a person here, not for the provider. */
function settledBy(outcomes: readonly Refund[]): 'RESOLVED' | 'OPEN' | Failure {
  if (outcomes.includes('REFUND_ACCOUNT_NEEDED')) return fail('REFUND_ACCOUNT_UNKNOWN');
  return outcomes.every((outcome) => outcome === 'BACK') ? 'RESOLVED' : 'OPEN';
}

/** Leaves the payment as it is. If the cash receipt is no longer valid, the shop's record of it stays too. */
async function accept(shop: Shop, found: Case): Promise<'RESOLVED' | Failure> {
  return found.kind === 'RECEIPT_CANCELLED_OUTSIDE' ? followReceipt(shop, found, false) : 'RESOLVED';
}

async function followReceipt(shop: Shop, { order_id: orderId }: Case, isReissued: boolean): Promise<'RESOLVED' | Failure> {
  if (orderId === null) return fail('DISCREPANCY_ACTION');
  const followed = await followCancelledReceipt(shop, orderId, isReissued);
  return followed === 'LATER' ? fail('PAYMENT_PROVIDER_UNAVAILABLE') : 'RESOLVED';
}

/** Refunds money at the provider that no order of this shop asked for. */
async function refundStranger(shop: Shop, paymentId: string, reason: string): Promise<DiscrepancyState | Failure> {
  const cancelled = await shop.gateways.payment.cancel(paymentId, {
    reason: reason || 'no order',
    idempotencyKey: `stranger-${paymentId}`,
  });
  if (cancelled === 'UNAVAILABLE') return fail('PAYMENT_PROVIDER_UNAVAILABLE');
  return cancelled === 'ALREADY_CANCELLED' || (typeof cancelled === 'object' && 'cancellationId' in cancelled) ? 'RESOLVED' : 'OPEN';
}

/** Refunds the rest and ends the order; goods already sent come back as a claim instead. */
async function endOrder(trx: Trx, shop: Shop, known: { order_id: number; payment_id: string }, userId: string): Promise<null | Failure> {
  const now = shop.clock();
  const { order, payment } = await lockOrderAndPayment(trx, known);
  if (order === null) return fail('ORDER_NOT_FOUND');
  if (order.cancelled_at === null) {
    if (!isCancellable(order) && !statesIn('inside').includes(order.status)) return fail('CLAIM_SENT_ALREADY');
    // Goods made to a shopper's own design are not resold.
    const lines = isCancellable(order) ? [] : await orderProducts(trx, order.id);
    const made = new Set(lines.filter(({ custom_version_id }) => custom_version_id !== null).map(({ id }) => id));
    await releaseOrder(trx, order, 'ADMIN', { mover: 'admin', userId, now }, made);
  }
  if (paymentIs(payment.status, 'pays') && payment.refund_since === null)
    await trx.updateTable('sales.payments').set({ refund_since: now }).where('id', '=', payment.id).execute();
  return null;
}

/** Counts what was owed as refunded, because it was settled outside the shop. */
async function settle(shop: Shop, { payment_id: paymentId, order_id: orderId, kind }: Case): Promise<'RESOLVED' | Failure> {
  if (kind === 'RECEIPT_NOT_CANCELLED' && orderId !== null) {
    await settleReceipt(shop, orderId);
    return 'RESOLVED';
  }
  if (paymentId === null) return fail('DISCREPANCY_ACTION');
  const payment = await findPayment(shop.database.service, paymentId);
  if (payment === null) return 'RESOLVED';
  const done = await inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const locked = await lockOrderAndPayment(trx, payment);
    if (isOwed(locked.payment)) await markRefunded(trx, locked.payment, now, true);
    if (locked.order === null) return null;
    const due = await trx
      .updateTable('sales.claim_refunds')
      .set({ state: 'BACK', back_at: now, is_settled_elsewhere: true })
      .where('payment_id', '=', paymentId)
      .where('state', 'in', dueRefundStates)
      .returning('claim_id')
      .execute();
    for (const { claim_id } of due) await finishClaim(trx, locked.order, claim_id, now);
    return null;
  });
  return isFailure(done) ? done : 'RESOLVED';
}

function dueClaims(shop: Shop, paymentId: string) {
  return shop.database.service
    .selectFrom('sales.claim_refunds')
    .select('claim_id')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', dueRefundStates)
    .orderBy('claim_id')
    .execute();
}

/** Closes the case; if that settles the money, also every other case waiting for it. */
async function close(shop: Shop, { id, payment_id: paymentId }: Case, { action, reason, userId }: Resolution): Promise<void> {
  const values = { state: 'RESOLVED', resolved_at: shop.clock(), resolution: reason || action, resolved_by: userId, action };
  await inTransaction(shop.database.service, async (trx) => {
    const cases = trx.updateTable('sales.discrepancies').set(values).where('state', '=', openCase);
    await cases.where('id', '=', id).execute();
    if (action === 'SETTLE') await cases.where('kind', 'in', endedByRefund).where('payment_id', '=', paymentId).execute();
    return null;
  });
}

async function sign(shop: Shop, { id }: Case, { action, userId }: Resolution): Promise<void> {
  await inTransaction(shop.database.service, async (trx) => {
    await trx.updateTable('sales.discrepancies').set({ action, resolved_by: userId }).where('id', '=', id).execute();
    return null;
  });
}

import { paymentMethod } from '#contract/rest/values.ts';
import { sendUnread } from '#db/together.ts';
import { holdExpiry } from '#rules/member/retention.ts';
import { isOurPayment, mayFollow, type PaymentState, type ProviderState, paymentIs } from '#rules/money/payment-state.ts';
import { cancelledOutside } from '#rules/money/refund/refund.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { awaitsPayment, type CancelReason, isCancellable, isUnpaidOrder, statesIn } from '#rules/order/order-state.ts';
import type { PaymentGateway, ProviderPayment } from '#server/gateways/payment/port.ts';
import { logLine } from '#server/log-line.ts';
import { recordClaimRefunds } from '#server/nouns/claim/record-claim-refunds.ts';
import { noteDiscrepancy, resolveDiscrepancies } from '#server/nouns/discrepancy/note-discrepancy.ts';
import { notifyOfOrder } from '#server/nouns/order/move-order.ts';
import { completeOrder } from '#server/nouns/order/placing/complete-order.ts';
import { releaseOrder } from '#server/nouns/order/placing/release-order.ts';
import type { OrderRow } from '#server/nouns/order/read-order-rows.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { unhurried } from '#server/transaction/unhurried.ts';
import { paymentNoted, paymentNotedAmong } from './change-payment.ts';
import { isOwed, lockOrderAndPayment, type PaymentRow, paymentsOf } from './find-payments.ts';
import { notifyOfMoney } from './notify-of-money.ts';
import { recordCancellations } from './record-cancellations.ts';
import { recordRefund, refundStep } from './record-refund.ts';

/** A payment as the provider reports it, with a status this version knows. */
export type News = ProviderPayment & { status: ProviderState };

/** What to request from the provider once the update is stored. */
export interface Consequence {
  /** The money of this payment must be refunded. */
  isRefundDue: boolean;
  /** Ids of payments whose virtual accounts must be closed. */
  accountsToClose: string[];
  /** The updated payment, where it was read. */
  after?: PaymentRow | undefined;
}

/** For how long a payment counts as just synced: less than the sweeper waits. */
const SYNCED_MS = 60_000;

const nothing: Consequence = { isRefundDue: false, accountsToClose: [] };

interface Change {
  trx: Trx;
  gateway: PaymentGateway;
  order: OrderRow;
  payment: PaymentRow;
  news: News;
  now: Date;
}

/** Brings a payment and its order in line with the provider, under the locks of both; a stale update changes nothing. */
export async function applyNews(trx: Trx, gateway: PaymentGateway, known: PaymentRow, news: News, now: Date): Promise<Consequence> {
  const { order, payment } = await lockOrderAndPayment(trx, known);
  if (order === null) return nothing;
  if (isOwed(payment)) {
    await sendUnread(trx, paymentNoted(trx, payment.id, { synced_at: now }));
    await recordRefund(trx, payment, news, now);
    return nothing;
  }
  await recordCancellations(trx, payment.payment_id, news.cancellations, now);
  const change: Change = { trx, gateway, order, payment, news, now };
  // Rejected before the money arrived: money that arrives now is refunded too.
  const isRefused = paymentIs(payment.status, 'refused') && payment.refund_since === null && paymentIs(news.status, 'pays');
  // One of two accounts has ended; the order shows the other.
  const isShownNow = paymentIs(payment.status, 'account') && news.status === payment.status && isUnpaidOrder(order);
  if (isShownNow) return accountIssued(change);
  if (!isRefused && !mayFollow(payment.status, news.status)) {
    // The redirect and the webhook come together: the second has nothing to write.
    if (now.getTime() - (payment.synced_at?.getTime() ?? 0) < SYNCED_MS) {
      await sendUnread(trx, trx.selectNoFrom(unhurried));
      return { ...nothing, after: payment };
    }
    await sendUnread(trx, paymentNoted(trx, payment.id, { synced_at: now }));
    return nothing;
  }
  if (paymentIs(payment.status, 'account'))
    await resolveDiscrepancies(trx, {
      paymentId: payment.payment_id,
      kinds: ['ACCOUNT_NOT_CLOSED'],
      resolution: `now ${news.status}`,
      now,
    });
  return whatNewsDo[news.status](change);
}

/** The effect of each provider state on the payment and the order. */
const whatNewsDo: Record<ProviderState, (change: Change) => Promise<Consequence>> = {
  READY: nothingDecided,
  PAY_PENDING: nothingDecided,
  VIRTUAL_ACCOUNT_ISSUED: accountIssued,
  PAID: paid,
  FAILED: failed,
  PARTIAL_CANCELLED: partlyCancelled,
  CANCELLED: whollyCancelled,
};

async function nothingDecided(change: Change): Promise<Consequence> {
  await record(change, change.news.status);
  return nothing;
}

async function failed(change: Change): Promise<Consequence> {
  await record(change, change.news.status);
  await endWhenNothingIsOpen(change);
  await hideAccount(change);
  return nothing;
}

/** An amount, store or currency other than requested, or a test channel in a live shop. */
export function isWrongMoney(gateway: PaymentGateway, payment: PaymentRow, news: News): boolean {
  const { storeId, acceptsTestChannel } = gateway;
  return paymentIs(news.status, 'binds') && !isOurPayment(news, { storeId, amount: payment.amount, acceptsTestChannel });
}

async function paid(change: Change): Promise<Consequence> {
  const { trx, gateway, order, payment, news, now } = change;
  if (isWrongMoney(gateway, payment, news)) return refuseMoney(change, 'WRONG_MONEY');
  // The order has ended or another attempt paid it, so this money cannot pay it.
  if (!(await completeOrder(trx, order, { userId: null, now }))) return refuseMoney(change, 'LATE_MONEY');
  const { others, ...after } = await paymentNotedAmong(
    trx,
    payment.id,
    recorded(change, 'PAID', { paid_at: news.paidAt ?? now }),
  ).executeTakeFirstOrThrow();
  const accounts = others.filter((other) => paymentIs(other.status, 'account'));
  return { isRefundDue: false, accountsToClose: accounts.map((other) => other.payment_id), after };
}

/** Records money that cannot pay the order and marks it for refund; ends the order when the money itself is wrong. */
async function refuseMoney(change: Change, kind: 'WRONG_MONEY' | 'LATE_MONEY'): Promise<Consequence> {
  const { trx, order, payment, news, now } = change;
  // Money that never paid an order has no refunds outside the provider.
  const owed = refundStep(news, 0).rest;
  const facts = {
    paid_at: news.paidAt ?? now,
    refund_since: now,
    refund_amount: owed === 0 || owed === payment.amount ? null : owed,
    needs_refund_account: isByDeposit(paymentMethod.parse(payment.method)),
  };
  await record(change, 'MISMATCH', facts);
  if (kind === 'WRONG_MONEY') await endForWrongMoney(change);
  await showAgain(change);
  if (facts.needs_refund_account)
    await notifyOfMoney(trx, { ...payment, ...facts, status: 'MISMATCH' }, { state: 'ACCOUNT_NEEDED', amount: owed, now });
  const detail = {
    expected: payment.amount,
    seen: news.total,
    currency: news.currency,
    storeId: news.storeId,
    isTestChannel: news.isTestChannel,
  };
  await noteDiscrepancy(trx, { kind, orderId: order.id, paymentId: payment.payment_id, amount: owed, detail, now });
  return { isRefundDue: true, accountsToClose: [] };
}

/** Unpaid, abandoned orders are not listed; the owner must see this one, since its money is being refunded. */
async function showAgain({ trx, order }: Change): Promise<void> {
  const hidden: CancelReason = 'NOT_PAID';
  const shown: CancelReason = 'EXPIRED';
  await trx
    .updateTable('sales.orders')
    .set({ cancel_reason: shown })
    .where('id', '=', order.id)
    .where('cancel_reason', '=', hidden)
    .execute();
}

async function accountIssued(change: Change): Promise<Consequence> {
  const { trx, gateway, order, payment, news, now } = change;
  const account = news.virtualAccount;
  await record(change, 'VIRTUAL_ACCOUNT_ISSUED');
  const isWrong = isWrongMoney(gateway, payment, news);
  if (isWrong) await endForWrongMoney(change);
  // Nobody should pay into the account of an ended order; a deposit is refunded.
  if (isWrong || !awaitsPayment(order)) return { isRefundDue: false, accountsToClose: [payment.payment_id] };
  if (account === null) return nothing;
  const deposit = {
    deposit_bank: account.bank,
    deposit_account: account.accountNumber,
    depositor_name: account.depositor,
    deposit_deadline: account.expiredAt,
    // The order's holds last until the deposit deadline.
    hold_expires_at: account.expiredAt ?? order.hold_expires_at,
  };
  await trx.updateTable('sales.orders').set(deposit).where('id', '=', order.id).execute();
  await notifyOfOrder(trx, { ...order, ...deposit }, 'DEPOSIT_DUE', now);
  return nothing;
}

/**
 * Part was refunded, for claims of the shop or at the provider's console. If this arrives before the payment itself was seen, the rest does
 * not pay the order and is refunded.
 */
async function partlyCancelled(change: Change): Promise<Consequence> {
  const { trx, order, payment, news, now } = change;
  if (!paymentIs(payment.status, 'pays')) return refuseMoney(change, 'WRONG_MONEY');
  await record(change, 'PARTIAL_CANCELLED');
  await recordClaimRefunds(trx, { order, payment, cancellations: news.cancellations, now });
  const amount = cancelledOutside(news.cancellations);
  if (amount === 0) return nothing;
  const finding = { orderId: order.id, paymentId: payment.payment_id, amount, now };
  await noteDiscrepancy(trx, { kind: 'PARTLY_CANCELLED_OUTSIDE', ...finding });
  return nothing;
}

/** Cancelled at the provider's console: ends an order that is not yet in production; otherwise a person decides. */
async function whollyCancelled(change: Change): Promise<Consequence> {
  const { trx, order, payment, news, now } = change;
  // Successive claims refunded everything: nothing is owed, and they have already recorded the order's state.
  if (paymentIs(payment.status, 'pays') && cancelledOutside(news.cancellations) === 0 && news.cancellations.length > 0) {
    await record(change, 'CANCELLED');
    await recordClaimRefunds(trx, { order, payment, cancellations: news.cancellations, now });
    return nothing;
  }
  const facts = { refund_since: now, paid_at: news.paidAt ?? payment.paid_at };
  await record(change, 'CANCELLED', facts);
  await recordRefund(trx, { ...payment, ...facts, status: 'CANCELLED' }, news, now);
  if (!paymentIs(payment.status, 'pays')) {
    await endWhenNothingIsOpen(change);
    return nothing;
  }
  if (order.cancelled_at !== null) return nothing;
  if (isCancellable(order)) await releaseOrder(trx, order, 'ADMIN', { mover: 'payment', userId: null, now });
  else {
    const finding = {
      orderId: order.id,
      paymentId: payment.payment_id,
      amount: payment.amount,
      detail: { order_status: order.status },
      now,
    };
    await noteDiscrepancy(trx, { kind: 'CANCELLED_OUTSIDE', ...finding });
  }
  await resolveDiscrepancies(trx, {
    paymentId: payment.payment_id,
    kinds: ['PARTLY_CANCELLED_OUTSIDE'],
    resolution: 'cancelled as a whole',
    now,
  });
  return nothing;
}

/** A declined or closed attempt ends its order and restores cart and stock, unless another attempt is still open in some tab. */
async function endWhenNothingIsOpen({ trx, order, now }: Change): Promise<void> {
  if (!awaitsPayment(order)) return;
  const attempts = await paymentsOf(trx, order.id);
  if (attempts.some((attempt) => paymentIs(attempt.status, 'open'))) return;
  await releaseOrder(trx, order, 'NOT_PAID', { mover: 'payment', userId: null, now });
}

/** Stops showing an ended account on the order while another attempt is open; without any account it waits as for a card. */
async function hideAccount({ trx, order, news, now }: Change): Promise<void> {
  if (order.deposit_account === null) return;
  const isAnyOpen = (await paymentsOf(trx, order.id)).some((attempt) => paymentIs(attempt.status, 'account'));
  if (isAnyOpen && news.virtualAccount?.accountNumber !== order.deposit_account) return;
  const hidden = { deposit_bank: null, deposit_account: null, depositor_name: null, deposit_deadline: null };
  await trx
    .updateTable('sales.orders')
    .set({ ...hidden, ...(isAnyOpen ? {} : { hold_expires_at: holdExpiry(now) }) })
    .where('id', '=', order.id)
    .where('status', 'in', statesIn('waiting'))
    .where('cancelled_at', 'is', null)
    .execute();
}

async function endForWrongMoney({ trx, order, payment, news, now }: Change): Promise<void> {
  const seen = { paymentId: payment.payment_id, orderId: order.id, expected: payment.amount, seen: news.total, currency: news.currency };
  logLine('error', 'payment not accepted', seen);
  if (awaitsPayment(order)) await releaseOrder(trx, order, 'AMOUNT_MISMATCH', { mover: 'payment', userId: null, now });
}

async function record(change: Change, status: PaymentState, more: PaidFacts = {}): Promise<void> {
  await sendUnread(change.trx, paymentNoted(change.trx, change.payment.id, recorded(change, status, more)));
}

type PaidFacts = { paid_at?: Date | null; refund_since?: Date; refund_amount?: number | null; needs_refund_account?: boolean };

function recorded({ news, now }: Change, status: PaymentState, more: PaidFacts) {
  const failure = { failure_code: news.failure?.code ?? null, failure_message: news.failure?.message ?? null };
  const seen = { transaction_id: news.transactionId, card_name: news.cardName, receipt_url: news.receiptUrl };
  return { synced_at: now, status, ...seen, ...failure, ...more };
}

import type { Updateable } from 'kysely';
import { paymentMethod } from '#contract/rest/values.ts';
import { keptQuery } from '#db/kept-query.ts';
import type { SalesPayments } from '#db/schema.generated.ts';
import { unread } from '#db/together.ts';
import { holdExpiry } from '#rules/member/retention.ts';
import { isOurPayment, mayFollow, type PaymentState, type ProviderState, paymentIs } from '#rules/money/payment-state.ts';
import { cancelledOutside } from '#rules/money/refund/refund.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { awaitsPayment, type CancelReason, isCancellable, isUnpaidAttempt, statesIn } from '#rules/order/order-state.ts';
import { keepClaimRefunds } from '#server/commands/claim/keep-claim-refunds.ts';
import { noteDiscrepancy, resolveDiscrepancies } from '#server/commands/discrepancy/note-discrepancy.ts';
import { completeOrder } from '#server/commands/order/complete-order.ts';
import { releaseOrder } from '#server/commands/order/release-order.ts';
import type { PaymentGateway, ProviderPayment } from '#server/gateways/payment/port.ts';
import type { OrderRow } from '#server/queries/order/order-rows.ts';
import { isOwed, lockOrderAndPayment, type PaymentRow, paymentsOf } from '#server/queries/payment/payment-rows.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { keepRefund, refundStep } from './keep-refund.ts';
import { recordCancellations } from './record-cancellations.ts';

/** What the provider says of a payment, in a word this version knows. */
export type News = ProviderPayment & { status: ProviderState };

/** What is to be asked of the provider once the news are written down. */
export interface Consequence {
  /** Money of this payment must go back. */
  isRefundDue: boolean;
  /** Virtual accounts nobody may pay into any more, by payment id. */
  accountsToClose: string[];
  /** The payment as the news left it, where that was read. */
  after?: PaymentRow | undefined;
}

const nothing: Consequence = { isRefundDue: false, accountsToClose: [] };

interface Change {
  trx: Trx;
  gateway: PaymentGateway;
  order: OrderRow;
  payment: PaymentRow;
  news: News;
  now: Date;
}

/** Brings a payment and its order to where the provider says they are, under the locks of both; old news change nothing. */
export async function applyNews(trx: Trx, gateway: PaymentGateway, known: PaymentRow, news: News, now: Date): Promise<Consequence> {
  const { order, payment } = await lockOrderAndPayment(trx, known);
  if (order === null) return nothing;
  await unread(trx, paymentNoted(trx, payment.id, { synced_at: now }));
  if (isOwed(payment)) {
    await keepRefund(trx, payment, news, now);
    return nothing;
  }
  await recordCancellations(trx, payment.payment_id, news.cancellations, now);
  const change: Change = { trx, gateway, order, payment, news, now };
  // Refused before there was money in it: the money that comes now goes back too.
  const isRefused = paymentIs(payment.status, 'refused') && payment.refund_since === null && paymentIs(news.status, 'pays');
  // One of two accounts ended, and the order shows the one that is left.
  const isShownNow = paymentIs(payment.status, 'account') && news.status === payment.status && isUnpaidAttempt(order);
  if (isShownNow) return accountIssued(change);
  if (!isRefused && !mayFollow(payment.status, news.status)) return nothing;
  if (paymentIs(payment.status, 'account'))
    await resolveDiscrepancies(trx, {
      paymentId: payment.payment_id,
      kinds: ['ACCOUNT_NOT_CLOSED'],
      resolution: `now ${news.status}`,
      now,
    });
  return whatNewsDo[news.status](change);
}

/** What becomes of payment and order, by the provider's word. */
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

/** Another amount, store or currency than asked for, or a test channel in a live shop. */
export function isWrongMoney(gateway: PaymentGateway, payment: PaymentRow, news: News): boolean {
  const { storeId, acceptsTestChannel } = gateway;
  return paymentIs(news.status, 'binds') && !isOurPayment(news, { storeId, amount: payment.amount, acceptsTestChannel });
}

async function paid(change: Change): Promise<Consequence> {
  const { trx, gateway, order, payment, news, now } = change;
  if (isWrongMoney(gateway, payment, news)) return refuseMoney(change, 'WRONG_MONEY');
  // The order is over, or another attempt has paid it: this money pays nothing.
  if (!(await completeOrder(trx, order, { userId: null, now }))) return refuseMoney(change, 'LATE_MONEY');
  await record(change, 'PAID', { paid_at: news.paidAt ?? now });
  const attempts = await paymentsOf(trx, order.id);
  const others = attempts.filter((other) => paymentIs(other.status, 'account'));
  const after = attempts.find(({ id }) => id === payment.id);
  return { isRefundDue: false, accountsToClose: others.map((other) => other.payment_id), after };
}

/** Keeps the payment as money that pays nothing, ends the order when the money itself is wrong, and owes the money back. */
async function refuseMoney(change: Change, kind: 'WRONG_MONEY' | 'LATE_MONEY'): Promise<Consequence> {
  const { trx, order, payment, news, now } = change;
  // Money that never paid anything was not given back elsewhere either.
  const owed = refundStep(news, 0).rest;
  await record(change, 'MISMATCH', {
    paid_at: news.paidAt ?? now,
    refund_since: now,
    refund_amount: owed === 0 || owed === payment.amount ? null : owed,
    needs_refund_account: isByDeposit(paymentMethod.parse(payment.method)),
  });
  if (kind === 'WRONG_MONEY') await endForWrongMoney(change);
  await showAgain(change);
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

/** An order that was left unpaid is not listed; its owner must find it once money came for it, and see that it goes back. */
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
  const { trx, gateway, order, payment, news } = change;
  const account = news.virtualAccount;
  await record(change, 'VIRTUAL_ACCOUNT_ISSUED');
  const isWrong = isWrongMoney(gateway, payment, news);
  if (isWrong) await endForWrongMoney(change);
  // Nobody should pay into the account of a finished order; anybody who does gets the money back.
  if (isWrong || !awaitsPayment(order)) return { isRefundDue: false, accountsToClose: [payment.payment_id] };
  if (account === null) return nothing;
  const deposit = {
    deposit_bank: account.bank,
    deposit_account: account.accountNumber,
    depositor_name: account.depositor,
    deposit_deadline: account.expiredAt,
    // What the order took is held until the last moment to deposit.
    hold_expires_at: account.expiredAt ?? order.hold_expires_at,
  };
  await trx.updateTable('sales.orders').set(deposit).where('id', '=', order.id).execute();
  return nothing;
}

/**
 * A part was given back: for claims of the shop's own, or at the provider's console. Seen before the payment itself was, the rest does not
 * pay the order and goes back.
 */
async function partlyCancelled(change: Change): Promise<Consequence> {
  const { trx, order, payment, news, now } = change;
  if (!paymentIs(payment.status, 'pays')) return refuseMoney(change, 'WRONG_MONEY');
  await record(change, 'PARTIAL_CANCELLED');
  await keepClaimRefunds(trx, { order, payment, cancellations: news.cancellations, now });
  const amount = cancelledOutside(news.cancellations);
  if (amount === 0) return nothing;
  const finding = { orderId: order.id, paymentId: payment.payment_id, amount, now };
  await noteDiscrepancy(trx, { kind: 'PARTLY_CANCELLED_OUTSIDE', ...finding });
  return nothing;
}

/** Cancelled at the provider's console: an order that production has not begun is over, one that is made is for a person to decide. */
async function whollyCancelled(change: Change): Promise<Consequence> {
  const { trx, order, payment, news, now } = change;
  // Claims gave back all of it, one after the other: nothing is owed, and what became of the order they have written down.
  if (paymentIs(payment.status, 'pays') && cancelledOutside(news.cancellations) === 0 && news.cancellations.length > 0) {
    await record(change, 'CANCELLED');
    await keepClaimRefunds(trx, { order, payment, cancellations: news.cancellations, now });
    return nothing;
  }
  await record(change, 'CANCELLED', { refund_since: now, ...(news.paidAt === null ? {} : { paid_at: news.paidAt }) });
  await keepRefund(trx, { ...payment, status: 'CANCELLED', refund_since: now }, news, now);
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

/** A declined or closed attempt ends its order, unless another one is still open in some tab: cart and stock are as before. */
async function endWhenNothingIsOpen({ trx, order, now }: Change): Promise<void> {
  if (!awaitsPayment(order)) return;
  const attempts = await paymentsOf(trx, order.id);
  if (attempts.some((attempt) => paymentIs(attempt.status, 'open'))) return;
  await releaseOrder(trx, order, 'NOT_PAID', { mover: 'payment', userId: null, now });
}

/** The order no longer shows an account that ended while another attempt is open; without any account it waits as for a card. */
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
  console.error(JSON.stringify({ level: 'error', msg: 'payment not accepted', ...seen }));
  if (awaitsPayment(order)) await releaseOrder(trx, order, 'AMOUNT_MISMATCH', { mover: 'payment', userId: null, now });
}

async function record(
  { trx, payment, news }: Change,
  status: PaymentState,
  more: { paid_at?: Date; refund_since?: Date; refund_amount?: number | null; needs_refund_account?: boolean } = {},
): Promise<void> {
  const failure = { failure_code: news.failure?.code ?? null, failure_message: news.failure?.message ?? null };
  const seen = { transaction_id: news.transactionId, card_name: news.cardName, receipt_url: news.receiptUrl };
  await unread(trx, paymentNoted(trx, payment.id, { status, ...seen, ...failure, ...more }));
}

type PaymentFacts = { [Column in keyof Updateable<SalesPayments>]?: string | number | boolean | Date | null };

const paymentNoted = keptQuery((trx: Trx, id: number, facts: PaymentFacts) =>
  trx
    .updateTable('sales.payments')
    .set(facts as Updateable<SalesPayments>)
    .where('id', '=', id),
);

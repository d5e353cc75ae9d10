import { type Failure, fail } from '#contract/errors.ts';
import { atomically } from '#db/atomically.ts';
import { isOurPayment, mayFollow, type PaymentState } from '#rules/payment-state.ts';
import { completeOrder } from '#server/commands/order/complete-order.ts';
import { lockOrder, type OrderRow } from '#server/commands/order/order-rows.ts';
import { releaseOrder } from '#server/commands/order/release-order.ts';
import type { Trx } from '#server/commands/transaction.ts';
import type { ProviderPayment } from '#server/gateways/payment/port.ts';
import { findPayment, lockPayment, type PaymentRow, paymentsOf } from './payment-rows.ts';
import type { PaymentShop } from './payment-shop.ts';
import { recordCancellations } from './record-cancellations.ts';
import { refundPayment } from './refund-payment.ts';

/**
 * Brings a payment and its order to where the provider says they are. Redirect, webhook and sweeper all call this, as often and
 * in whatever order they like; nothing but the provider's own answer is believed. Money that must not pay the order (another
 * amount, store or currency, a test channel in a live shop, an order that is over or paid already) goes back at once.
 * Errors: PAYMENT_NOT_FOUND, PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_AMOUNT_MISMATCH (the order is ended, the money sent back).
 */
export async function syncPayment(shop: PaymentShop, paymentId: string): Promise<PaymentRow | Failure> {
  const known = await findPayment(shop.database.service, paymentId);
  if (known === null) return fail('PAYMENT_NOT_FOUND');
  const seen = await shop.gateway.read(paymentId);
  if (seen === 'UNAVAILABLE') return fail('PAYMENT_PROVIDER_UNAVAILABLE');
  // Nobody opened the window yet, or a later version of the provider has a new word: nothing was decided.
  if (seen === 'NOT_FOUND' || seen.status === 'UNKNOWN') {
    await shop.database.service.updateTable('sales.payments').set({ synced_at: shop.clock() }).where('id', '=', known.id).execute();
    return known;
  }
  const news = { ...seen, status: seen.status };
  const outcome = await atomically(shop.database.service, (trx) => applyNews(trx, shop, known, news));
  if (outcome === 'REFUND') await refundPayment(shop, paymentId, 'payment not accepted');
  if (outcome === 'CLOSE_ACCOUNT') await shop.gateway.closeVirtualAccount(paymentId);
  const after = await findPayment(shop.database.service, paymentId);
  if (after === null) return fail('PAYMENT_NOT_FOUND');
  return isMismatch(shop, known, news) && after.status === 'MISMATCH' ? fail('PAYMENT_AMOUNT_MISMATCH') : after;
}

type News = ProviderPayment & { status: Exclude<ProviderPayment['status'], 'UNKNOWN'> };
type Outcome = 'DONE' | 'REFUND' | 'CLOSE_ACCOUNT';

async function applyNews(trx: Trx, shop: PaymentShop, known: PaymentRow, news: News): Promise<Outcome> {
  const now = shop.clock();
  const order = await lockOrder(trx, known.order_id);
  const payment = await lockPayment(trx, known.payment_id);
  if (order === null) return 'DONE';
  await trx.updateTable('sales.payments').set({ synced_at: now }).where('id', '=', payment.id).execute();
  await recordCancellations(trx, payment.payment_id, news.cancellations, now);
  if (!mayFollow(payment.status, news.status)) return 'DONE';
  const change = { trx, order, payment, news, now };
  if (isMoney(news.status) && isMismatch(shop, payment, news)) return refuseMoney(change, 'AMOUNT_MISMATCH');
  switch (news.status) {
    case 'PAID':
      return paid(change);
    case 'VIRTUAL_ACCOUNT_ISSUED':
      return accountIssued(change);
    case 'FAILED':
      return failed(change);
    case 'CANCELLED':
      return cancelledOutside(change);
    case 'PARTIAL_CANCELLED':
    case 'READY':
    case 'PAY_PENDING':
      return record(change, news.status);
  }
}

interface Change {
  trx: Trx;
  order: OrderRow;
  payment: PaymentRow;
  news: News;
  now: Date;
}

async function paid(change: Change): Promise<Outcome> {
  const { trx, order, now } = change;
  const isFirst = await completeOrder(trx, order, { userId: null, now });
  // The order is over, or another attempt has paid it: this money pays nothing.
  if (!isFirst) return refuseMoney(change, null);
  await record(change, 'PAID', { paid_at: change.news.paidAt ?? now });
  return 'DONE';
}

/** Keeps the payment as money that pays nothing, ends the order where it is to blame, and asks for the refund. */
async function refuseMoney(change: Change, reason: 'AMOUNT_MISMATCH' | null): Promise<Outcome> {
  const { trx, order, payment, news, now } = change;
  await record(change, 'MISMATCH', { paid_at: news.status === 'PAID' ? (news.paidAt ?? now) : null });
  if (reason !== null && order.status === 'PAYMENT_WAIT') await releaseOrder(trx, order, reason, { mover: 'payment', userId: null, now });
  const seen = {
    paymentId: payment.payment_id,
    orderId: order.id,
    expected: payment.amount,
    seen: news.total,
    currency: news.currency,
    storeId: news.storeId,
  };
  console.error(JSON.stringify({ level: 'error', msg: 'payment not accepted, sent back', ...seen }));
  return news.status === 'PAID' ? 'REFUND' : 'DONE';
}

async function accountIssued(change: Change): Promise<Outcome> {
  const { trx, order, news } = change;
  const account = news.virtualAccount;
  // Nobody may pay into an account of an order that is over.
  if (order.cancelled_at !== null || order.status !== 'PAYMENT_WAIT') {
    await record(change, 'VIRTUAL_ACCOUNT_ISSUED');
    return 'CLOSE_ACCOUNT';
  }
  if (account !== null) {
    const deposit = {
      deposit_bank: account.bank,
      deposit_account: account.accountNumber,
      depositor_name: account.depositor,
      deposit_deadline: account.expiredAt,
      // What the order took is held until the last moment to deposit.
      hold_expires_at: account.expiredAt ?? order.hold_expires_at,
    };
    await trx.updateTable('sales.orders').set(deposit).where('id', '=', order.id).execute();
  }
  return record(change, 'VIRTUAL_ACCOUNT_ISSUED');
}

/** A declined or closed attempt ends its order, unless another attempt is still open: cart and stock are as before. */
async function failed(change: Change): Promise<Outcome> {
  const { trx, order, payment, now } = change;
  await record(change, 'FAILED');
  const others = (await paymentsOf(trx, order.id)).filter((other) => other.id > payment.id);
  const isLast = others.every((other) => other.status === 'FAILED');
  if (isLast && order.status === 'PAYMENT_WAIT') await releaseOrder(trx, order, 'NOT_PAID', { mover: 'payment', userId: null, now });
  return 'DONE';
}

/** Cancelled at the provider, by us or at its console: an order that production has not begun is over. */
async function cancelledOutside(change: Change): Promise<Outcome> {
  const { trx, order, payment, now } = change;
  await record(change, 'CANCELLED');
  const wasThePayment = payment.status === 'PAID' || payment.status === 'PARTIAL_CANCELLED';
  if (wasThePayment && order.status === 'PAYMENT_COMPLETE')
    await releaseOrder(trx, order, 'ADMIN', { mover: 'payment', userId: null, now });
  return 'DONE';
}

async function record({ trx, payment, news }: Change, status: PaymentState, more: { paid_at?: Date | null } = {}): Promise<Outcome> {
  const failure = { failure_code: news.failure?.code ?? null, failure_message: news.failure?.message ?? null };
  await trx
    .updateTable('sales.payments')
    .set({ status, transaction_id: news.transactionId, card_name: news.cardName, receipt_url: news.receiptUrl, ...failure, ...more })
    .where('id', '=', payment.id)
    .execute();
  return 'DONE';
}

function isMoney(status: News['status']): boolean {
  return status === 'PAID' || status === 'VIRTUAL_ACCOUNT_ISSUED';
}

function isMismatch(shop: PaymentShop, payment: PaymentRow, news: News): boolean {
  const { storeId, acceptsTestChannel } = shop.gateway;
  return isMoney(news.status) && !isOurPayment(news, { storeId, amount: payment.amount, acceptsTestChannel });
}

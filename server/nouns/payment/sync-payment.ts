import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { noteDiscrepancy, resolveDiscrepancies } from '#server/nouns/discrepancy/note-discrepancy.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { applyNews, isWrongMoney, type News } from './apply-news.ts';
import { findPayment, lockOrderAndPayment, type PaymentRow } from './find-payments.ts';
import { refundPayment } from './refund-payment.ts';

/**
 * Brings a payment and its order in line with the provider. The redirect, the webhook and the sweeper all call this, any number of times
 * and in any order; only the provider's own response is trusted. Money that must not pay the order (another amount, store or currency, a
 * test channel in a live shop, an order that has ended or is already paid) is refunded at once.
 * Errors: PAYMENT_NOT_FOUND, PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_AMOUNT_MISMATCH (the order is ended, the money refunded).
 */
export async function syncPayment(shop: Shop, paymentId: string): Promise<PaymentRow | Failure> {
  const known = await findPayment(shop.database.service, paymentId);
  return known === null ? fail('PAYMENT_NOT_FOUND') : syncKnownPayment(shop, known);
}

/** Brings a payment that was just read up to date with the provider. Errors: those of syncPayment but PAYMENT_NOT_FOUND. */
export async function syncKnownPayment(shop: Shop, known: PaymentRow): Promise<PaymentRow | Failure> {
  const { service } = shop.database;
  const paymentId = known.payment_id;
  const seen = await shop.gateways.payment.read(paymentId);
  if (seen === 'UNAVAILABLE') return fail('PAYMENT_PROVIDER_UNAVAILABLE');
  // The payment window was never opened, or the provider reports a status unknown to this version: nothing is decided.
  if (seen === 'NOT_FOUND' || seen.status === 'UNKNOWN') {
    await service.updateTable('sales.payments').set({ synced_at: shop.clock() }).where('id', '=', known.id).execute();
    return known;
  }
  const news: News = { ...seen, status: seen.status };
  const consequence = await inTransaction(service, (trx) => applyNews(trx, shop.gateways.payment, known, news, shop.clock()));
  if (isFailure(consequence)) return consequence;
  if (consequence.isRefundDue) await refundPayment(shop, paymentId);
  for (const account of consequence.accountsToClose) await closeAccount(shop, account);
  const after = consequence.after ?? (await findPayment(service, paymentId));
  if (after === null) return fail('PAYMENT_NOT_FOUND');
  return isWrongMoney(shop.gateways.payment, known, news) && !paymentIs(after.status, 'pays') ? fail('PAYMENT_AMOUNT_MISMATCH') : after;
}

/**
 * Closes a virtual account that must not be paid into any more. `ENDED`: it is closed, or reached another final state, which is recorded.
 * `REFUSED`: the provider refuses; it is in the queue for a person, but nothing waits for that, since a deposit is refunded. `UNAVAILABLE`:
 * retry later.
 */
export async function closeAccount(shop: Shop, paymentId: string): Promise<'ENDED' | 'REFUSED' | 'UNAVAILABLE'> {
  const closed = await shop.gateways.payment.closeVirtualAccount(paymentId);
  if (closed === 'UNAVAILABLE') return closed;
  if (closed === 'CLOSED') return fileAsClosed(shop, paymentId);
  if (closed === 'NOT_WAITING') {
    // Usually because a deposit has just arrived.
    const seen = await syncPayment(shop, paymentId);
    if (isFailure(seen)) return seen.failure === 'PAYMENT_PROVIDER_UNAVAILABLE' ? 'UNAVAILABLE' : 'ENDED';
    if (!paymentIs(seen.status, 'account')) return 'ENDED';
    if ((await shop.gateways.payment.read(paymentId)) === 'NOT_FOUND') return fileAsClosed(shop, paymentId);
  }
  const payment = await findPayment(shop.database.service, paymentId);
  if (payment === null || !paymentIs(payment.status, 'account')) return 'ENDED';
  const detail = { refused: typeof closed === 'string' ? closed : closed.refused };
  const finding = { orderId: payment.order_id, paymentId, amount: payment.amount, detail, now: shop.clock() };
  await noteDiscrepancy(shop.database.service, { kind: 'ACCOUNT_NOT_CLOSED', ...finding });
  return 'REFUSED';
}

async function fileAsClosed(shop: Shop, paymentId: string): Promise<'ENDED'> {
  const known = await findPayment(shop.database.service, paymentId);
  if (known === null) return 'ENDED';
  await inTransaction(shop.database.service, async (trx) => {
    const { payment } = await lockOrderAndPayment(trx, known);
    if (!paymentIs(payment.status, 'account')) return;
    await trx
      .updateTable('sales.payments')
      .set({ status: 'FAILED', failure_code: 'ACCOUNT_CLOSED' })
      .where('id', '=', payment.id)
      .execute();
    await resolveDiscrepancies(trx, { paymentId, kinds: ['ACCOUNT_NOT_CLOSED'], resolution: 'closed', now: shop.clock() });
  });
  return 'ENDED';
}

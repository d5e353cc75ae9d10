import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { mayStillBePaid, paymentIs } from '#rules/money/payment-state.ts';
import { paymentsOf } from '#server/nouns/payment/find-payments.ts';
import { closeAccount, syncPayment } from '#server/nouns/payment/sync-payment.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Before an unpaid order ends, checks every attempt that could still bring money once more, and closes a waiting virtual account so that no
 * deposit arrives for an ended order. An account that the provider refuses to close does not hold up the order: it is in the discrepancy
 * queue. Errors: PAYMENT_PROVIDER_UNAVAILABLE; the order then waits a little longer.
 */
export async function closeAttempts(shop: Shop, orderId: number): Promise<null | Failure> {
  const synced = await syncAttempts(shop, orderId);
  if (isFailure(synced)) return synced;
  for (const payment of await paymentsOf(shop.database.service, orderId)) {
    if (!paymentIs(payment.status, 'account')) continue;
    if ((await closeAccount(shop, payment.payment_id)) === 'UNAVAILABLE') return fail('PAYMENT_PROVIDER_UNAVAILABLE');
  }
  return null;
}

/** Syncs every attempt of an order that could still bring money. Errors: PAYMENT_PROVIDER_UNAVAILABLE. */
export async function syncAttempts(shop: Shop, orderId: number): Promise<null | Failure> {
  for (const payment of await paymentsOf(shop.database.service, orderId)) {
    if (!mayStillBePaid(payment.status)) continue;
    const synced = await syncPayment(shop, payment.payment_id);
    if (isFailure(synced) && synced.failure === 'PAYMENT_PROVIDER_UNAVAILABLE') return synced;
  }
  return null;
}

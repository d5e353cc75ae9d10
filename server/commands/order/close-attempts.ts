import { type Failure, fail, isFailure } from '#contract/errors.ts';
import { isOpenPayment } from '#rules/payment-state.ts';
import { paymentsOf } from '#server/commands/payment/payment-rows.ts';
import type { PaymentShop } from '#server/commands/payment/payment-shop.ts';
import { syncPayment } from '#server/commands/payment/sync-payment.ts';

/**
 * Before an unpaid order ends: every open attempt is asked about once more, and a virtual account that still waits is closed, so
 * that no money arrives for an order that is gone. Errors: PAYMENT_PROVIDER_UNAVAILABLE; the order then waits a little longer.
 */
export async function closeAttempts(shop: PaymentShop, orderId: number): Promise<null | Failure> {
  const synced = await syncAttempts(shop, orderId);
  if (isFailure(synced)) return synced;
  for (const payment of await paymentsOf(shop.database.service, orderId)) {
    if (payment.status !== 'VIRTUAL_ACCOUNT_ISSUED') continue;
    const closed = await shop.gateway.closeVirtualAccount(payment.payment_id);
    if (closed === 'UNAVAILABLE') return fail('PAYMENT_PROVIDER_UNAVAILABLE');
    // "Not waiting" means that the deposit came this second: what follows then sees a paid order.
    if (closed === 'NOT_WAITING') await syncPayment(shop, payment.payment_id);
  }
  return null;
}

/** Asks about every open attempt of an order. Errors: PAYMENT_PROVIDER_UNAVAILABLE. */
export async function syncAttempts(shop: PaymentShop, orderId: number): Promise<null | Failure> {
  for (const payment of await paymentsOf(shop.database.service, orderId)) {
    if (!isOpenPayment(payment.status)) continue;
    const synced = await syncPayment(shop, payment.payment_id);
    if (isFailure(synced) && synced.failure === 'PAYMENT_PROVIDER_UNAVAILABLE') return synced;
  }
  return null;
}

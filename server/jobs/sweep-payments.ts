import { openPaymentStates } from '#rules/payment-state.ts';
import { settleCancellation } from '#server/commands/order/cancel-order.ts';
import type { PaymentShop } from '#server/commands/payment/payment-shop.ts';
import { refundPayment } from '#server/commands/payment/refund-payment.ts';
import { syncPayment } from '#server/commands/payment/sync-payment.ts';

/** Younger attempts are still in their window, and the browser or a webhook brings their news. */
const QUIET_MINUTES = 2;
/** How long a window that was left open may still be paid. */
const LATE_HOURS = 24;

/**
 * Covers lost webhooks and closed browsers: asks the provider about every attempt that is open for over two minutes, and tries
 * again to give back money it could not give back before. Gives how many payments it asked about.
 */
export async function sweepPayments(shop: PaymentShop): Promise<number> {
  const ids = await openAttempts(shop);
  for (const id of ids) await syncPayment(shop, id);
  for (const id of await unrefunded(shop)) await refundPayment(shop, id, 'payment not accepted');
  for (const claim of await unsettledClaims(shop)) await settleCancellation(shop, claim);
  return ids.length;
}

/** Attempts of orders that wait, and for a day those of orders that are over: late money must go back. Longest unasked first. */
async function openAttempts(shop: PaymentShop): Promise<string[]> {
  const now = shop.clock().getTime();
  const rows = await shop.database.service
    .selectFrom('sales.payments as payment')
    .innerJoin('sales.orders as order', 'order.id', 'payment.order_id')
    .select('payment.payment_id')
    .where('payment.status', 'in', openPaymentStates)
    .where('payment.created_at', '<', new Date(now - QUIET_MINUTES * 60_000))
    .where(({ or, and, eb }) =>
      or([
        eb('payment.created_at', '>', new Date(now - LATE_HOURS * 3_600_000)),
        and([eb('order.status', '=', 'PAYMENT_WAIT'), eb('order.cancelled_at', 'is', null)]),
      ]),
    )
    .orderBy('payment.synced_at', (order) => order.asc().nullsFirst())
    .limit(200)
    .execute();
  return rows.map((row) => row.payment_id);
}

async function unrefunded(shop: PaymentShop): Promise<string[]> {
  const rows = await shop.database.service
    .selectFrom('sales.payments as payment')
    .leftJoin('sales.payment_cancellations as cancellation', 'cancellation.payment_id', 'payment.payment_id')
    .select('payment.payment_id')
    .where('payment.status', '=', 'MISMATCH')
    .where('payment.paid_at', 'is not', null)
    .where('cancellation.id', 'is', null)
    .limit(100)
    .execute();
  return rows.map((row) => row.payment_id);
}

async function unsettledClaims(shop: PaymentShop) {
  const rows = await shop.database.service
    .selectFrom('sales.claims as claim')
    .innerJoin('sales.payments as payment', 'payment.order_id', 'claim.order_id')
    .select(['claim.id', 'claim.reason', 'claim.refund_bank', 'claim.refund_account', 'claim.refund_holder', 'payment.payment_id'])
    .where('claim.type', '=', 'CANCEL')
    .where('claim.status', '=', 'ACCEPTED')
    .where('payment.status', 'in', ['PAID', 'PARTIAL_CANCELLED', 'CANCELLED'])
    .limit(100)
    .execute();
  return rows.map(({ id, reason, payment_id, refund_bank: bank, refund_account: number, refund_holder: holder }) => ({
    claimId: id,
    paymentId: payment_id,
    reason,
    account: bank && number && holder ? { bank, number, holder } : undefined,
  }));
}

import { isFailure } from '#contract/errors.ts';
import { atomically } from '#db/atomically.ts';
import type { PaymentShop } from '#server/commands/payment/payment-shop.ts';
import { closeAttempts } from './close-attempts.ts';
import { lockOrder } from './order-rows.ts';
import { releaseOrder } from './release-order.ts';

/** Orders whose time to pay is over, the oldest first. */
export async function expiredOrderIds(shop: PaymentShop): Promise<number[]> {
  const rows = await shop.database.service
    .selectFrom('sales.orders')
    .select('id')
    .where('status', '=', 'PAYMENT_WAIT')
    .where('cancelled_at', 'is', null)
    .where('hold_expires_at', '<=', shop.clock())
    .orderBy('hold_expires_at')
    .limit(200)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Ends an order nobody paid in time and gives back what it held, exactly once; false when it was paid after all, is over
 * already, or the provider cannot be asked now.
 */
export async function expireOrder(shop: PaymentShop, orderId: number): Promise<boolean> {
  if (isFailure(await closeAttempts(shop, orderId))) return false;
  return atomically(shop.database.service, async (trx) => {
    const now = shop.clock();
    const order = await lockOrder(trx, orderId);
    if (order === null || order.status !== 'PAYMENT_WAIT') return false;
    if (order.hold_expires_at === null || order.hold_expires_at > now) return false;
    return releaseOrder(trx, order, 'EXPIRED', { mover: 'clock', userId: null, now });
  });
}

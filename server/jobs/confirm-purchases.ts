import { autoConfirmCutoff } from '#rules/retention.ts';
import { confirmPurchase } from '#server/commands/order/confirm-purchase.ts';
import type { Shop } from '#server/shop.ts';

/** Confirms purchases delivered more than seven full days ago, after the right of withdrawal. Gives how many. */
export async function confirmPurchases(shop: Shop): Promise<number> {
  const orders = await shop.database.service
    .selectFrom('sales.orders')
    .select(['id', 'user_id'])
    .where('status', '=', 'DELIVERY_COMPLETED')
    .where('cancelled_at', 'is', null)
    .where('delivered_at', '<', autoConfirmCutoff(shop.clock()))
    .limit(500)
    .execute();
  for (const order of orders) await confirmPurchase(shop, order.id, { mover: 'clock', userId: order.user_id });
  return orders.length;
}

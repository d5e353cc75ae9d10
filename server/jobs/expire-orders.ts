import { expiredOrderIds, expireOrder } from '#server/commands/order/expire-order.ts';
import type { PaymentShop } from '#server/commands/payment/payment-shop.ts';

/** Ends orders whose hold (30 minutes) or deposit deadline (7 days) is over. Gives how many it ended. */
export async function expireOrders(shop: PaymentShop): Promise<number> {
  let ended = 0;
  for (const id of await expiredOrderIds(shop)) if (await expireOrder(shop, id)) ended += 1;
  return ended;
}

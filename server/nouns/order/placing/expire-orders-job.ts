import { eachDueRow } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { expiredOrders, expireOrder } from './expire-order.ts';

const job = 'expire-orders';

/** Ends orders whose hold (30 minutes) or deposit deadline (7 days) has passed. Returns how many it ended. */
export async function expireOrders(shop: Shop): Promise<number> {
  const outcomes = { ENDED: 'DONE', STANDS: 'NOTHING', LATER: 'LATER' } as const;
  return eachDueRow(shop, {
    job,
    find: ({ later }) => expiredOrders(shop, later),
    keyOf: (order) => String(order.id),
    work: async (order) => outcomes[await expireOrder(shop, order)],
    paymentOf: (order) => ({ orderId: order.id, paymentId: null, amount: 0 }),
  });
}

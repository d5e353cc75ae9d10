import { atomically } from '#db/atomically.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import { lockOrder } from '#server/nouns/order/read-order-rows.ts';
import type { Shop } from '#server/shop.ts';
import { countShares } from './count-shares.ts';

/** Counts the shares of orders that have since been confirmed, ended or partly returned (sales.royalty_checks). Returns how many orders. */
export async function countRoyalties(shop: Shop): Promise<number> {
  const due = shop.database.service.selectFrom('sales.royalty_checks').select('order_id').orderBy('since');
  return eachRowOf(shop, {
    job: 'count-royalties',
    due,
    key: 'order_id',
    most: 500,
    work: async ({ order_id }) => {
      const entries = await atomically(shop.database.service, async (trx) => {
        await lockOrder(trx, order_id);
        return countShares(trx, order_id, shop.clock());
      });
      return entries > 0 ? 'DONE' : 'NOTHING';
    },
  });
}

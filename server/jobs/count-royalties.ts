import { atomically } from '#db/atomically.ts';
import { countShares } from '#server/commands/royalty/count-shares.ts';
import { lockOrder } from '#server/queries/order/order-rows.ts';
import type { Shop } from '#server/shop.ts';
import { eachRow, putOff } from './running/each-row.ts';

const job = 'count-royalties';

/** Counts the shares of orders that were confirmed, ended or partly sent back since (sales.royalty_checks). Gives how many orders. */
export async function countRoyalties(shop: Shop): Promise<number> {
  const later = await putOff(shop, job);
  const orders = await shop.database.service
    .selectFrom('sales.royalty_checks')
    .select('order_id')
    .$if(later.length > 0, (query) => query.where('order_id', 'not in', later.map(Number)))
    .orderBy('since')
    .limit(500)
    .execute();
  return eachRow(shop, {
    job,
    rows: orders,
    keyOf: ({ order_id }) => String(order_id),
    work: async ({ order_id }) => {
      const entries = await atomically(shop.database.service, async (trx) => {
        await lockOrder(trx, order_id);
        return countShares(trx, order_id, shop.clock());
      });
      return entries > 0 ? 'DONE' : 'NOTHING';
    },
  });
}

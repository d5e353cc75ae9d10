import { atomically } from '#db/atomically.ts';
import { eachDueRow } from '#server/jobs/running/each-row.ts';
import { lockOrder } from '#server/nouns/order/read-order-rows.ts';
import type { Shop } from '#server/shop.ts';
import { countShares } from './count-shares.ts';

const job = 'count-royalties';
/** Maximum orders per run. */
const MOST = 500;

/** Counts the shares of orders that have since been confirmed, ended or partly returned (sales.royalty_checks). Returns how many orders. */
export async function countRoyalties(shop: Shop): Promise<number> {
  const due = shop.database.service.selectFrom('sales.royalty_checks').select('order_id').orderBy('since').limit(MOST);
  return eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const rows = await due.$if(later.length > 0, (query) => query.where('order_id', 'not in', later.map(Number))).execute();
      return { rows, isAll: rows.length < MOST };
    },
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

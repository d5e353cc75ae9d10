import { atomically } from '#db/atomically.ts';
import { eachDueRow } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { turnedBetween, writeSales } from './write-sales.ts';

const job = 'apply-promotions';
/** Hours in the past that are checked again, so that a shop that was down overnight catches up. */
const LOOKED_BACK_HOURS = 72;

/** Updates prices where a promotion began or ended. Returns for how many products. */
export async function applyPromotions(shop: Shop): Promise<number> {
  const now = shop.clock();
  const since = new Date(now.getTime() - LOOKED_BACK_HOURS * 3_600_000);
  const turned = turnedBetween(shop.database.service, since, now);
  return eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const rows = await turned.$if(later.length > 0, (query) => query.where('product_id', 'not in', later.map(Number))).execute();
      return { rows, isAll: true };
    },
    keyOf: ({ product_id }) => String(product_id),
    work: async ({ product_id }) => {
      const written = await atomically(shop.database.service, (trx) => writeSales(trx, [product_id], now));
      return written > 0 ? 'DONE' : 'NOTHING';
    },
  });
}

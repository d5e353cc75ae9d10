import { atomically } from '#db/atomically.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { turnedBetween, writeSales } from './write-sales.ts';

/** Hours in the past that are checked again, so that a shop that was down overnight catches up. */
const LOOKED_BACK_HOURS = 72;

/** Updates prices where a promotion began or ended. Returns for how many products. */
export async function applyPromotions(shop: Shop): Promise<number> {
  const now = shop.clock();
  const since = new Date(now.getTime() - LOOKED_BACK_HOURS * 3_600_000);
  return eachRowOf(shop, {
    job: 'apply-promotions',
    due: turnedBetween(shop.database.service, since, now),
    key: 'product_id',
    work: async ({ product_id }) => {
      const written = await atomically(shop.database.service, (trx) => writeSales(trx, [product_id], now));
      return written > 0 ? 'DONE' : 'NOTHING';
    },
  });
}

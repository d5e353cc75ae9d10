import { atomically } from '#db/atomically.ts';
import { promotionAt, saleColumns } from '#rules/catalogue/promotion.ts';
import { holdCatalogue } from '#server/commands/catalogue/hold-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import { eachDueRow } from './running/each-row.ts';

const job = 'apply-promotions';
/** Hours a boundary is looked at again: a shop that was down over the night finds what began meanwhile. */
const LOOKED_BACK_HOURS = 72;

/** Puts the price of a promotion in force where one began or ended. Gives for how many products. */
export async function applyPromotions(shop: Shop): Promise<number> {
  const now = shop.clock();
  const since = new Date(now.getTime() - LOOKED_BACK_HOURS * 3_600_000);
  const turned = shop.database.service
    .selectFrom('product.promotions')
    .select('product_id')
    .distinct()
    .where((where) =>
      where.or([
        where.and([where('starts_at', '>', since), where('starts_at', '<=', now)]),
        where.and([where('ends_at', '>', since), where('ends_at', '<=', now)]),
      ]),
    );
  return eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const rows = await turned.$if(later.length > 0, (query) => query.where('product_id', 'not in', later.map(Number))).execute();
      return { rows, isAll: true };
    },
    keyOf: ({ product_id }) => String(product_id),
    work: async ({ product_id }) => ((await applyTo(shop, product_id, now)) ? 'DONE' : 'NOTHING'),
  });
}

async function applyTo(shop: Shop, id: number, now: Date): Promise<boolean> {
  return atomically(shop.database.service, async (trx) => {
    const promotions = await trx
      .selectFrom('product.promotions')
      .select(['price', 'starts_at', 'ends_at'])
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();
    const product = await trx
      .selectFrom('product.products')
      .select(['price', 'origin_price', 'promotion_price'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if ((promotionAt(promotions, now)?.price ?? null) === product.promotion_price) return false;
    await holdCatalogue(trx);
    await trx
      .updateTable('product.products')
      .set(saleColumns({ ...product, promotions }, now))
      .where('id', '=', id)
      .execute();
    return true;
  });
}

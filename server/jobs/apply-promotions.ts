import { isFailure } from '#contract/errors/errors.ts';
import { promotionAt, saleColumns } from '#rules/catalogue/promotion.ts';
import { holdCatalogue } from '#server/commands/catalogue/hold-catalogue.ts';
import { inTransaction } from '#server/commands/transaction.ts';
import type { Shop } from '#server/shop.ts';

/** Hours a boundary is looked at again: a shop that was down over the night finds what began meanwhile. */
const LOOKED_BACK_HOURS = 72;

/** Puts the price of a promotion in force where one began or ended. Gives for how many products. */
export async function applyPromotions(shop: Shop): Promise<number> {
  const now = shop.clock();
  const since = new Date(now.getTime() - LOOKED_BACK_HOURS * 3_600_000);
  const turned = await shop.database.service
    .selectFrom('product.promotions')
    .select('product_id')
    .distinct()
    .where((where) =>
      where.or([
        where.and([where('starts_at', '>', since), where('starts_at', '<=', now)]),
        where.and([where('ends_at', '>', since), where('ends_at', '<=', now)]),
      ]),
    )
    .execute();
  let count = 0;
  for (const { product_id } of turned) if (await applyTo(shop, product_id, now)) count += 1;
  return count;
}

async function applyTo(shop: Shop, id: number, now: Date): Promise<boolean> {
  const outcome = await inTransaction<boolean>(shop.database.service, async (trx) => {
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
  return !isFailure(outcome) && outcome;
}

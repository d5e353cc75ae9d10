import { promotionAt, saleColumns } from '#rules/catalogue/promotion.ts';
import { lockCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';

/** Products with a promotion that begins or ends after the first time and no later than the second. */
export function turnedBetween(db: Db, after: Date, until: Date) {
  return db
    .selectFrom('product.promotions')
    .select('product_id')
    .distinct()
    .where((where) =>
      where.or([
        where.and([where('starts_at', '>', after), where('starts_at', '<=', until)]),
        where.and([where('ends_at', '>', after), where('ends_at', '<=', until)]),
      ]),
    );
}

/** Sets the price in force at a given time for these products. Returns how many prices changed. */
export async function writeSales(trx: Trx, ids: readonly number[], at: Date): Promise<number> {
  if (ids.length === 0) return 0;
  await lockCatalogue(trx);
  const promotions = await trx
    .selectFrom('product.promotions')
    .select(['product_id', 'price', 'starts_at', 'ends_at'])
    .where('product_id', 'in', ids)
    .orderBy('id')
    .execute();
  const ofProduct = Map.groupBy(promotions, ({ product_id }) => product_id);
  const products = await trx
    .selectFrom('product.products')
    .select(['id', 'price', 'origin_price', 'promotion_price'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  let written = 0;
  for (const { id, promotion_price, ...prices } of products) {
    const own = ofProduct.get(id) ?? [];
    if ((promotionAt(own, at)?.price ?? null) === promotion_price) continue;
    await trx
      .updateTable('product.products')
      .set(saleColumns({ ...prices, promotions: own }, at))
      .where('id', '=', id)
      .execute();
    written += 1;
  }
  return written;
}

/** Applies the prices of another time, earlier or later than `now`, in a transaction that the caller rolls back. */
export async function turnSales(trx: Trx, now: Date, at: Date): Promise<void> {
  const [after, until] = now < at ? [now, at] : [at, now];
  const turned = await turnedBetween(trx, after, until).execute();
  await writeSales(
    trx,
    turned.map(({ product_id }) => product_id),
    at,
  );
}

import { localized } from '#contract/rest/values.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';

/**
 * The options a line can be exchanged for: of the same product, on sale, at the same price, so that no money moves; the own one is always
 * there, for what is to be replaced by its like. Goods made to order are made again as they were.
 */
export async function exchangeOptions(db: Db, line: { product_id: number; option_id: number; is_custom: boolean }) {
  const rows = await db
    .selectFrom('product.product_options')
    .select(['id', 'name', 'price', 'state', 'stock_count'])
    .where('product_id', '=', line.product_id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const own = rows.find(({ id }) => id === line.option_id);
  return rows
    .filter(
      (row) =>
        row.id === line.option_id || (!line.is_custom && isShown({ state: row.state, deleted_at: null }) && row.price === own?.price),
    )
    .map((row) => ({
      option_id: row.id,
      name: localized.parse(row.name),
      is_own: row.id === line.option_id,
      stock_count: row.stock_count,
    }));
}

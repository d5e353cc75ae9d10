import { sql } from 'kysely';
import { TALLY_MAX } from '#contract/rest/values.ts';
import { LOW_STOCK_MAX } from '#rules/order/stock.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';

/**
 * The products on sale, not sold out, of which a shown option has fewer pieces than their limit (`isLow` of rules/order/stock.ts): source
 * and condition of a statement. The index of options below the highest limit finds them.
 */
export const lowProducts = sql`product.products product where not is_sold_out and state = ${sql.lit(shownState)} and deleted_at is null
  and exists (select from product.product_options option
    where option.product_id = product.id and option.state = ${sql.lit(shownState)} and option.stock_count < ${sql.lit(LOW_STOCK_MAX)}
      and option.stock_count < coalesce(product.low_stock, (select low_stock from management.shop_rules)))`;

/** The ids of those products, up to a thousand. */
export async function listLowProducts(db: Db): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select product.id from ${lowProducts} order by product.id limit ${sql.lit(TALLY_MAX + 1)}`.execute(db);
  return rows.map(({ id }) => id);
}

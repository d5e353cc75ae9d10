import { isSoldOut } from '#rules/order/stock.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Marks the wishes whose option can be bought again; My page tells from then on, also when it is sold out once more. Gives how many.
 * A message goes out nowhere: the shop has no way to send one yet.
 */
export async function noticeRestocks(shop: Shop): Promise<number> {
  const waiting = await shop.database.service
    .selectFrom('product.restock_requests as request')
    .innerJoin('product.product_options as option', 'option.id', 'request.option_id')
    .innerJoin('product.products as product', 'product.id', 'option.product_id')
    .select(['request.id', 'option.stock_count'])
    .where('request.restocked_at', 'is', null)
    .where('option.state', '=', 'ACT')
    .where('product.state', '=', 'ACT')
    .where('product.deleted_at', 'is', null)
    .execute();
  const back = waiting.filter((request) => !isSoldOut(request.stock_count)).map((request) => request.id);
  if (back.length === 0) return 0;
  const { numUpdatedRows } = await shop.database.service
    .updateTable('product.restock_requests')
    .set({ restocked_at: shop.clock() })
    .where('id', 'in', back)
    .where('restocked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

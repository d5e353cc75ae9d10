import { isSoldOut } from '#rules/order/stock.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Marks the wishes whose option can be bought again; My page says so from then on, even when it sells out once more. Returns how many.
 * Nobody gets a message: the shop has no way to send one yet. Reads options, not wishes: ten thousand may wait for one shirt.
 */
export async function noticeRestocks(shop: Shop): Promise<number> {
  const waiting = await shop.database.service
    .selectFrom('product.restock_requests as request')
    .innerJoin('product.product_options as option', 'option.id', 'request.option_id')
    .innerJoin('product.products as product', 'product.id', 'option.product_id')
    .select(['option.id', 'option.stock_count'])
    .distinct()
    .where('request.restocked_at', 'is', null)
    .where('option.state', '=', shownState)
    .where('product.state', '=', shownState)
    .where('product.deleted_at', 'is', null)
    .execute();
  const back = waiting.filter((option) => !isSoldOut(option.stock_count)).map((option) => option.id);
  if (back.length === 0) return 0;
  const { numUpdatedRows } = await shop.database.service
    .updateTable('product.restock_requests')
    .set({ restocked_at: shop.clock() })
    .where('option_id', 'in', back)
    .where('restocked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

import { type Failure, fail } from '#contract/errors/errors.ts';
import type { AskClaim } from '#contract/rest/claims.ts';
import { localized } from '#contract/rest/values.ts';
import { isEnough } from '#rules/order/stock.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import type { PaidOrderRows } from './paid-order.ts';

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

/**
 * Why an exchange cannot be asked for, nor shown beforehand: the option wished for is one of the same product and price, and there is enough of
 * it; it is taken when the claim is agreed to.
 */
export async function exchangeRefusal(db: Db, paid: PaidOrderRows, input: Pick<AskClaim, 'type' | 'lines'>): Promise<Failure | null> {
  if (input.type !== 'EXCHANGE') return null;
  for (const { order_product_id, quantity, exchange_option_id } of input.lines) {
    const line = paid.lines.find(({ id }) => id === order_product_id);
    if (line === undefined || exchange_option_id === undefined) continue;
    const option = (await exchangeOptions(db, line)).find((each) => each.option_id === exchange_option_id);
    if (option === undefined || !isEnough(option.stock_count, quantity)) return fail('CLAIM_EXCHANGE_OPTION', { field: 'lines' });
  }
  return null;
}

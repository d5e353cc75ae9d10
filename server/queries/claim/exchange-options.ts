import { type Failure, fail } from '#contract/errors/errors.ts';
import type { AskClaim } from '#contract/rest/claims.ts';
import { localized } from '#contract/rest/values.ts';
import type { Fault } from '#rules/order/claim/claim.ts';
import { needsOtherOption } from '#rules/order/claim/claim-reason.ts';
import { isEnough } from '#rules/order/stock.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { heldStock } from './held-stock.ts';
import type { ClaimableRow, PaidOrderRows } from './paid-order.ts';

/**
 * The options a line can be exchanged for: of the same product, on sale, and at the same price, so that no money moves. Its own option is
 * always included, to replace a faulty piece. Goods made to order are made again unchanged.
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
 * Why an exchange cannot be requested or previewed. The option must be of the same product and price, have enough stock (taken when the
 * claim is accepted), and differ from the shopper's unless that one is faulty. Errors: CLAIM_EXCHANGE_OPTION, CLAIM_EXCHANGE_SAME.
 */
export async function exchangeRefusal(
  db: Db,
  paid: PaidOrderRows,
  { type, fault, lines }: Pick<AskClaim, 'type' | 'lines'> & { fault: Fault },
): Promise<Failure | null> {
  if (type !== 'EXCHANGE') return null;
  for (const { order_product_id: id, quantity, exchange_option_id } of lines) {
    const line = paid.lines.find((each) => each.id === id);
    if (line === undefined) continue;
    const held = heldLine(paid, line, quantity);
    if (needsOtherOption(type, fault) && (exchange_option_id ?? held.option_id) === held.option_id)
      return fail('CLAIM_EXCHANGE_SAME', { field: 'lines' });
    if (exchange_option_id === undefined) continue;
    const option = (await exchangeOptions(db, held)).find((each) => each.option_id === exchange_option_id);
    if (option === undefined || !isEnough(option.stock_count, quantity)) return fail('CLAIM_EXCHANGE_OPTION', { field: 'lines' });
  }
  return null;
}

/** A line with the option its shopper has now, which an exchange may have changed. */
export function heldLine(paid: PaidOrderRows, line: ClaimableRow, quantity = line.pieces.left): ClaimableRow {
  return { ...line, option_id: heldStock(paid, { id: line.id, quantity }).option_id };
}

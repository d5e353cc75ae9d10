import { type Failure, fail } from '#contract/errors/errors.ts';
import type { RequestClaim } from '#contract/rest/claims.ts';
import { localized } from '#contract/rest/values.ts';
import type { Fault } from '#rules/order/claim/claim.ts';
import { needsOtherOption } from '#rules/order/claim/claim-reason.ts';
import { isEnough } from '#rules/order/stock.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { heldPieces } from './preview/read-held-stock.ts';
import type { PaidOrderRows } from './preview/read-paid-order.ts';

/**
 * The options a line can be exchanged for: of the same product, on sale, and at the same price, so that no money moves. Options the shopper
 * has are always included, to replace a faulty piece. `is_own`: the only option they have; with two, each can be exchanged for the other.
 * Goods made to order are made again unchanged.
 */
export async function listExchangeOptions(db: Db, line: { product_id: number; is_custom: boolean }, held: readonly number[]) {
  const rows = await db
    .selectFrom('product.product_options')
    .select(['id', 'name', 'price', 'state', 'stock_count'])
    .where('product_id', '=', line.product_id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const price = rows.find(({ id }) => held.includes(id))?.price;
  return rows
    .filter((row) => held.includes(row.id) || (!line.is_custom && isShown({ state: row.state, deleted_at: null }) && row.price === price))
    .map((row) => ({
      option_id: row.id,
      name: localized.parse(row.name),
      is_own: held.length === 1 && held.includes(row.id),
      stock_count: row.stock_count,
    }));
}

/**
 * Why an exchange cannot be requested or previewed. The option must be of the same product and price and have enough stock (taken when the
 * claim is accepted). Unless the goods are faulty, the shopper must have enough pieces of other options to send back. Errors:
 * CLAIM_EXCHANGE_OPTION, CLAIM_EXCHANGE_SAME.
 */
export async function exchangeRefusal(
  db: Db,
  paid: PaidOrderRows,
  { type, fault, lines }: Pick<RequestClaim, 'type' | 'lines'> & { fault: Fault },
): Promise<Failure | null> {
  if (type !== 'EXCHANGE') return null;
  for (const { order_product_id: id, quantity, exchange_option_id } of lines) {
    const line = paid.lines.find((each) => each.id === id);
    if (line === undefined) continue;
    const held = heldPieces(paid, id);
    if (needsOtherOption(type, fault) && (exchange_option_id === undefined || piecesOfOthers(held, exchange_option_id) < quantity))
      return fail('CLAIM_EXCHANGE_SAME', { field: 'lines' });
    if (exchange_option_id === undefined) continue;
    const option = (await listExchangeOptions(db, line, [...held.keys()])).find((each) => each.option_id === exchange_option_id);
    if (option === undefined || !isEnough(option.stock_count, quantity)) return fail('CLAIM_EXCHANGE_OPTION', { field: 'lines' });
  }
  return null;
}

function piecesOfOthers(held: ReadonlyMap<number, number>, option: number): number {
  return [...held].reduce((sum, [each, pieces]) => (each === option ? sum : sum + pieces), 0);
}

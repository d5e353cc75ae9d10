import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors.ts';
import { type StockMove, stockMoves } from '#rules/stock.ts';
import type { Trx } from '#server/commands/transaction.ts';

/**
 * Takes pieces out of stock, all of them or, as a failure that undoes the transaction, none: each option only while it has
 * enough. Products first, then options, each in one order, so that two orders never wait for each other in a circle.
 * Errors: OUT_OF_STOCK.
 */
export async function takeStock(trx: Trx, lines: readonly StockMove[]): Promise<null | Failure> {
  await lockProducts(trx, lines);
  for (const move of stockMoves(lines)) {
    const { numUpdatedRows } = await trx
      .updateTable('product.product_options')
      .set({ stock_count: sql`stock_count - ${move.quantity}` })
      .where('id', '=', move.option_id)
      .where('stock_count', '>=', move.quantity)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return fail('OUT_OF_STOCK');
  }
  return null;
}

/** Puts pieces back, in the same order of locks. */
export async function returnStock(trx: Trx, lines: readonly StockMove[]): Promise<void> {
  await lockProducts(trx, lines);
  for (const move of stockMoves(lines)) {
    await trx
      .updateTable('product.product_options')
      .set({ stock_count: sql`stock_count + ${move.quantity}` })
      .where('id', '=', move.option_id)
      .execute();
  }
}

/** Counts sold pieces on the products, or takes them off again (`sign` -1); what the sort "sales" goes by. */
export async function countSales(trx: Trx, lines: readonly StockMove[], sign: 1 | -1): Promise<void> {
  await lockProducts(trx, lines);
  for (const move of stockMoves(lines)) {
    await trx
      .updateTable('product.products')
      .set({ sales_count: sql`greatest(0, sales_count + ${sign * move.quantity})` })
      .where('id', '=', move.product_id)
      .execute();
  }
}

// The sum of a product's stock is kept by a trigger on its options, which locks the product after the option: without this,
// two orders of different options of one product could each hold what the other needs.
async function lockProducts(trx: Trx, lines: readonly StockMove[]): Promise<void> {
  const ids = [...new Set(lines.map((line) => line.product_id))];
  await trx.selectFrom('product.products').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

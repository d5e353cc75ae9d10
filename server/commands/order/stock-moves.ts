import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors.ts';
import { type StockMove, stockMoves } from '#rules/order/stock.ts';
import type { Trx } from '#server/commands/transaction.ts';

/**
 * Takes pieces out of stock, all of them or, as a failure that undoes the transaction, none: each option only while it has
 * enough. Options in one order; the sum of their product follows at the commit (docs/reliability.md section 3).
 * Errors: OUT_OF_STOCK.
 */
export async function takeStock(trx: Trx, lines: readonly StockMove[]): Promise<null | Failure> {
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
  for (const move of stockMoves(lines)) {
    await trx
      .updateTable('product.product_options')
      .set({ stock_count: sql`stock_count + ${move.quantity}` })
      .where('id', '=', move.option_id)
      .execute();
  }
}

/** Counts sold pieces on the products, or takes them off again (`sign` -1); what the sort "sales" goes by. After stock, by product. */
export async function countSales(trx: Trx, lines: readonly StockMove[], sign: 1 | -1): Promise<void> {
  for (const move of stockMoves(lines)) {
    await trx
      .updateTable('product.products')
      .set({ sales_count: sql`greatest(0, sales_count + ${sign * move.quantity})` })
      .where('id', '=', move.product_id)
      .execute();
  }
}

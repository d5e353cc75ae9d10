import { sql } from 'kysely';
import { unread } from '#db/together.ts';
import { type StockMove, stockMoves } from '#rules/order/stock.ts';
import type { Trx } from '#server/commands/transaction.ts';

/**
 * The statements that take pieces out of stock, each option only while it has enough: one that gives no row back says that it has not, and the
 * whole transaction is to be undone. Options in one order; the sum of their product follows at the commit (docs/reliability.md section 3).
 */
export function stockTakings(trx: Trx, lines: readonly StockMove[]) {
  return stockMoves(lines).map((move) =>
    trx
      .updateTable('product.product_options')
      .set({ stock_count: sql`stock_count - ${move.quantity}` })
      .where('id', '=', move.option_id)
      .where('stock_count', '>=', move.quantity)
      .returning('id'),
  );
}

/** Puts pieces back, in the same order of locks. */
export async function returnStock(trx: Trx, lines: readonly StockMove[]): Promise<void> {
  for (const move of stockMoves(lines)) {
    const options = trx.updateTable('product.product_options').where('id', '=', move.option_id);
    await unread(trx, options.set({ stock_count: sql`stock_count + ${move.quantity}` }));
  }
}

/** Counts sold pieces on the products, or takes them off again (`sign` -1); what the sort "sales" goes by. After stock, by product. */
export async function countSales(trx: Trx, lines: readonly StockMove[], sign: 1 | -1): Promise<void> {
  for (const move of stockMoves(lines)) {
    const products = trx.updateTable('product.products').where('id', '=', move.product_id);
    await unread(trx, products.set({ sales_count: sql`greatest(0, sales_count + ${sign * move.quantity})` }));
  }
}

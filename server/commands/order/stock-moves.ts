import { sql } from 'kysely';
import { keptQuery } from '#db/kept-query.ts';
import { unread } from '#db/together.ts';
import { type StockMove, stockMoves } from '#rules/order/stock.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * The statements that take pieces out of stock, each option only while it has enough: one that gives no row back says that it has not, and the
 * whole transaction is to be undone. Options in one order; the sum of their product follows at the commit (docs/reliability.md section 3).
 */
export function stockTakings(trx: Trx, lines: readonly StockMove[]) {
  return stockMoves(lines).map((move) => stockTaken(trx, move.option_id, move.quantity));
}

const stockTaken = keptQuery((trx: Trx, option: number, quantity: number) =>
  trx
    .updateTable('product.product_options')
    .set({ stock_count: sql`stock_count - ${quantity}` })
    .where('id', '=', option)
    .where('stock_count', '>=', quantity)
    .returning('id'),
);

/** Puts pieces back, in the same order of locks. */
export async function returnStock(trx: Trx, lines: readonly StockMove[]): Promise<void> {
  for (const move of stockMoves(lines)) {
    const options = trx.updateTable('product.product_options').where('id', '=', move.option_id);
    await unread(trx, options.set({ stock_count: sql`stock_count + ${move.quantity}` }));
  }
}

/** Counts sold pieces on the products, or takes them off again (`sign` -1); what the sort "sales" goes by. After stock, by product. */
export async function countSales(trx: Trx, lines: readonly StockMove[], sign: 1 | -1): Promise<void> {
  for (const move of stockMoves(lines)) await unread(trx, salesCounted(trx, move.product_id, sign * move.quantity));
}

const salesCounted = keptQuery((trx: Trx, product: number, pieces: number) =>
  trx
    .updateTable('product.products')
    .set({ sales_count: sql`greatest(0, sales_count + ${pieces})` })
    .where('id', '=', product),
);

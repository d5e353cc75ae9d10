import { sql } from 'kysely';
import { preparedQuery } from '#db/prepared-query.ts';
import { sendUnread } from '#db/together.ts';
import { type StockMove, stockMoves } from '#rules/order/stock.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * The statements that take pieces out of stock, as far as each option has enough. A statement that returns no row means out of stock, and
 * the transaction must be rolled back. Options are locked in a fixed order; their product totals are updated at commit (docs/reliability.md
 * section 3).
 */
export function stockTakings(trx: Trx, lines: readonly StockMove[]) {
  return stockMoves(lines).map((move) => stockTaken(trx, move.option_id, move.quantity));
}

const stockTaken = preparedQuery((trx: Trx, option: number, quantity: number) =>
  trx
    .updateTable('product.product_options')
    .set({ stock_count: sql`stock_count - ${quantity}` })
    .where('id', '=', option)
    .where('stock_count', '>=', quantity)
    .returning('id'),
);

/** Returns pieces to stock; options are locked in the same order as by `stockTakings`. */
export async function returnStock(trx: Trx, lines: readonly StockMove[]): Promise<void> {
  for (const move of stockMoves(lines)) {
    const options = trx.updateTable('product.product_options').where('id', '=', move.option_id);
    await sendUnread(trx, options.set({ stock_count: sql`stock_count + ${move.quantity}` }));
  }
}

/**
 * Notes sold pieces for the products' sales counts, by which lists sort ("sales"), or pieces taken back (`sign` -1); a job counts them within
 * a minute (server/nouns/product/count-list-news.ts).
 */
export async function countSales(trx: Trx, lines: readonly StockMove[], sign: 1 | -1): Promise<void> {
  const news = stockMoves(lines).map((move) => ({ product_id: move.product_id, sold: sign * move.quantity }));
  if (news.length > 0) await sendUnread(trx, salesNoted(trx, news));
}

const salesNoted = preparedQuery((trx: Trx, news: readonly { product_id: number; sold: number }[]) =>
  trx.insertInto('product.list_news').values(news),
);

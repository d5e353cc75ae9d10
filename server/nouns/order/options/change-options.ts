import { together } from '#db/together.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { returnStock, stockTakings } from '../placing/stock-moves.ts';
import type { LineOptions } from './read-line-options.ts';

/** A line and its new option. */
export interface OptionMove {
  line: LineOptions[number];
  option: LineOptions[number]['options'][number];
}

/**
 * Moves stock from bought to chosen options, locked in their order first, and updates the lines and the brands' preparations; a prepared
 * line must be prepared again. False without enough stock: the transaction must then be rolled back.
 */
export async function changeOptions(trx: Trx, moves: readonly OptionMove[]): Promise<boolean> {
  const ids = moves.flatMap(({ line, option }) => [line.option_id, option.id]);
  await trx
    .selectFrom('product.product_options')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('product_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await returnStock(
    trx,
    moves.map(({ line }) => line),
  );
  const takings = stockTakings(
    trx,
    moves.map(({ line: { product_id, quantity }, option }) => ({ product_id, option_id: option.id, quantity })),
  );
  const taken = await together(trx, ...takings);
  if (taken.some((rows) => rows.length === 0)) return false;
  for (const { line, option } of moves) {
    const chosen = { option_id: option.id, option_name: JSON.stringify(option.name) };
    await trx.updateTable('sales.order_products').set(chosen).where('id', '=', line.id).execute();
    const unprepared = { prepared_at: null, prepared_by: null };
    await trx
      .updateTable('sales.preparations')
      .set({ ...chosen, ...unprepared, state: 'WAITING' })
      .where('order_product_id', '=', line.id)
      .execute();
  }
  return true;
}

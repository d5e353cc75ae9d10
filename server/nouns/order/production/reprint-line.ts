import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ReprintBody } from '#contract/rest/admin/production.ts';
import { means } from '#rules/order/order-state.ts';
import { canReprint, reprintState } from '#rules/order/press/reprint.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { takenPieces } from '../desk/list-order-claims.ts';
import { recordEvent } from '../desk/record-event.ts';
import { moveOrderBack } from '../move-order.ts';
import { returnStock, stockTakings } from '../placing/stock-moves.ts';
import { lockOrder } from '../read-order-rows.ts';
import { listOpenReprints } from './list-open-reprints.ts';

/**
 * Reprints pieces of a printed line: takes as many garments from stock, records cause and cost, and moves the order back to production,
 * which then makes only these pieces. Errors: ORDER_NOT_FOUND, ORDER_STATE_CONFLICT, NOTHING_TO_PRODUCE (it has no print),
 * QUANTITY_LIMIT, OUT_OF_STOCK.
 */
export function reprintLine(
  shop: Shop,
  orderId: number,
  userId: string,
  { line_id, request_key, ...reprint }: ReprintBody & { request_key: string },
): Promise<null | Failure> {
  const now = shop.clock();
  return inTransaction<null>(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === null) return fail('ORDER_NOT_FOUND');
    const repeated = await trx.selectFrom('sales.reprints').select('id').where('request_key', '=', request_key).executeTakeFirst();
    if (repeated !== undefined) return null;
    const isReprinting = (await listOpenReprints(trx, [orderId])).size > 0;
    if (order.cancelled_at !== null || !canReprint(order.status, isReprinting)) return fail('ORDER_STATE_CONFLICT');
    const line = await trx
      .selectFrom('sales.order_products')
      .select(['id', 'product_id', 'option_id', 'quantity'])
      .where('id', '=', line_id)
      .where('order_id', '=', orderId)
      .where('custom_version_id', 'is not', null)
      .executeTakeFirst();
    if (line === undefined) return fail('NOTHING_TO_PRODUCE', { field: 'line_id' });
    const left = line.quantity - ((await takenPieces(trx, [orderId])).get(line.id) ?? 0);
    const { quantity, cause } = reprint;
    if (quantity > left) return fail('QUANTITY_LIMIT', { field: 'quantity' });
    for (const taking of stockTakings(trx, [{ ...line, quantity }]))
      if ((await taking.execute()).length === 0) return fail('OUT_OF_STOCK', { field: 'quantity' });
    const about = { order_id: orderId, order_product_id: line.id, noted_by: userId, created_at: now };
    await trx
      .insertInto('sales.reprints')
      .values({ ...about, ...reprint, request_key })
      .execute();
    await recordEvent(trx, [orderId], { kind: 'REPRINTED', actor: 'ADMIN', userId, note: `${line.id} ${quantity} ${cause}`, now });
    if (!means(order.status, 'pressing')) await moveOrderBack(trx, order, reprintState, { mover: 'admin', userId, now });
    return null;
  });
}

/**
 * Reverts what the last step of a locked order did to its reprints: finished ones are open again; started ones are deleted and their
 * garments restocked.
 */
export async function undoReprints(trx: Trx, orderId: number, { at, userId, now }: { at: Date; userId: string; now: Date }): Promise<void> {
  const ofOrder = trx.updateTable('sales.reprints').where('order_id', '=', orderId);
  await ofOrder.set({ made_at: null }).where('made_at', '=', at).execute();
  const gone = await trx
    .deleteFrom('sales.reprints as reprint')
    .using('sales.order_products as line')
    .whereRef('line.id', '=', 'reprint.order_product_id')
    .where('reprint.order_id', '=', orderId)
    .where('reprint.created_at', '>=', at)
    .where('reprint.made_at', 'is', null)
    .returning(['line.id', 'line.product_id', 'line.option_id', 'reprint.quantity', 'reprint.cause'])
    .execute();
  await returnStock(trx, gone);
  for (const { id, quantity, cause } of gone)
    await recordEvent(trx, [orderId], { kind: 'REPRINT_UNDONE', actor: 'ADMIN', userId, note: `${id} ${quantity} ${cause}`, now });
}

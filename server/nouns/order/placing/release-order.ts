import { type CancelReason, isEndTold } from '#rules/order/order-state.ts';
import { goneOf } from '#server/nouns/claim/preview/gone.ts';
import { lockIssuedCoupons } from '#server/nouns/coupon/lock-issued-coupons.ts';
import { returnPoints } from '#server/nouns/point/hold-points.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type Move, recordChange, tellOfOrder } from '../move-order.ts';
import { type OrderRow, orderProducts } from '../read-order-rows.ts';
import { countSales, returnStock } from './stock-moves.ts';

/**
 * Ends a locked order and returns the stock, coupons and points it still holds. What claims returned earlier is left out, and so are pieces
 * that cannot be resold (`unsellable`, by line id). Exactly once: a cancelled order is left alone, and the row lock serialises callers.
 * refundPayment returns the money. False when the order had already ended.
 */
export async function releaseOrder(
  trx: Trx,
  order: OrderRow,
  reason: CancelReason,
  move: Move,
  unsellable: ReadonlySet<number> = new Set(),
): Promise<boolean> {
  if (order.cancelled_at !== null) return false;
  await lockIssuedCoupons(trx, order);
  await trx.updateTable('sales.issued_coupons').set({ order_id: null, used_at: null }).where('order_id', '=', order.id).execute();
  const gone = await goneOf(trx, order.id);
  const lines = (await orderProducts(trx, order.id))
    .map((line) => ({ ...line, quantity: line.quantity - (gone.pieces.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  await returnStock(
    trx,
    lines.filter(({ id }) => !unsellable.has(id)),
  );
  if (order.payment_date !== null) await countSales(trx, lines, -1);
  const amount = order.point_amount - gone.points;
  await returnPoints(trx, { orderId: order.id, amount, reason: 'ORDER_CANCELLED', now: move.now });
  await trx
    .updateTable('sales.orders')
    .set({ cancelled_at: move.now, cancel_reason: reason, hold_expires_at: null })
    .where('id', '=', order.id)
    .execute();
  await recordChange(trx, order.id, order.status, order.status, { ...move, note: `cancelled: ${reason}` });
  if (isEndTold(order, reason)) await tellOfOrder(trx, order, 'CANCELLED', move.now);
  return true;
}

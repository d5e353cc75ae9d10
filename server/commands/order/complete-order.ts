import type { Trx } from '#server/commands/transaction.ts';
import { type Move, moveOrder } from './move-order.ts';
import { type OrderRow, orderProducts } from './order-rows.ts';
import { countSales } from './stock-moves.ts';

/**
 * Makes a locked order paid: what it held is now used up, and what was ordered leaves the cart. False when the order is not
 * waiting for payment any more.
 */
export async function completeOrder(trx: Trx, order: OrderRow, move: Omit<Move, 'mover'>): Promise<boolean> {
  if (!(await moveOrder(trx, order, 'PAYMENT_COMPLETE', { ...move, mover: 'payment' }))) return false;
  await trx.updateTable('sales.orders').set({ payment_date: move.now, hold_expires_at: null }).where('id', '=', order.id).execute();
  await trx.updateTable('sales.coupon_claims').set({ used_at: move.now }).where('order_id', '=', order.id).execute();
  await countSales(trx, await orderProducts(trx, order.id), 1);
  if (order.checkout_id !== null) await emptyCart(trx, order.checkout_id);
  return true;
}

async function emptyCart(trx: Trx, checkoutId: string): Promise<void> {
  await trx
    .deleteFrom('sales.cart_lines')
    .where('id', 'in', (select) =>
      select
        .selectFrom('sales.checkout_lines')
        .select('cart_line_id')
        .where('checkout_id', '=', checkoutId)
        .where('cart_line_id', 'is not', null)
        .$castTo<{ cart_line_id: number }>(),
    )
    .execute();
}

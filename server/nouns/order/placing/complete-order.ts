import { sql } from 'kysely';
import { preparedQuery } from '#db/prepared-query.ts';
import { sendUnread } from '#db/together.ts';
import { awaitsAddress } from '#rules/order/gift/gift.ts';
import { ownCart } from '#server/nouns/cart/find-cart.ts';
import { freezeShares } from '#server/nouns/royalty/freeze-shares.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { linesWithPromise } from '../desk/promise-ship-by.ts';
import { startGift } from '../gift/insert-gift.ts';
import { canMove, type Move, moveOrder } from '../move-order.ts';
import type { OrderRow } from '../read-order-rows.ts';
import { countSales } from './stock-moves.ts';

/**
 * Marks a locked order as paid: uses up what it held, removes the ordered lines from the cart, and sets the promised shipping date. False
 * when the order is no longer waiting for payment.
 */
export async function completeOrder(trx: Trx, order: OrderRow, move: Omit<Move, 'mover'>): Promise<boolean> {
  if (!canMove(order, 'PAYMENT_COMPLETE', 'payment')) return false;
  const { lines, promise, coupons } = await linesWithPromise(trx, order, move.now);
  const paid = { payment_date: move.now, hold_expires_at: null, ...promise };
  await moveOrder(trx, order, 'PAYMENT_COMPLETE', { ...move, mover: 'payment' }, paid);
  if (awaitsAddress(order)) await startGift(trx, order.id, move.now);
  if (coupons.length > 0) await sendUnread(trx, couponsUsed(trx, order.id, move.now));
  await countSales(trx, lines, 1);
  await freezeShares(trx, order.id, move.now);
  if (order.checkout_id !== null) await sendUnread(trx, orderedLinesGone(trx, order.user_id, order.checkout_id));
  return true;
}

const couponsUsed = preparedQuery((trx: Trx, orderId: number, now: Date) =>
  trx.updateTable('sales.issued_coupons').set({ used_at: now }).where('order_id', '=', orderId),
);

/** Removes the ordered lines of the cart, which is locked first: no line is reached before the count of locked carts is known. */
const orderedLinesGone = preparedQuery((trx: Trx, userId: string, checkoutId: string) =>
  trx
    .with('cart', (made) => ownCart(made, { userId }).forNoKeyUpdate())
    .deleteFrom('sales.cart_lines')
    .where(({ selectFrom }) => selectFrom('cart').select(({ fn }) => fn.countAll<number>().as('carts')), '>=', sql.lit(0))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sales.checkout_lines')
        .select('cart_line_id')
        .where('checkout_id', '=', checkoutId)
        .where('cart_line_id', 'is not', null)
        .$castTo<{ cart_line_id: number }>(),
    ),
);

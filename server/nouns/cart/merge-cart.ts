import type { MergedCart } from '#contract/rest/cart.ts';
import { atomically } from '#db/atomically.ts';
import { CART_LINES_MAX } from '#rules/order/stock.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { isSameChoice, piecesLeftOut, storedLines } from './add-cart-lines.ts';
import { lockKnownCart } from './find-cart.ts';
import { assignDesigns } from './guest-designs.ts';
import { lockCart } from './lock-cart.ts';
import type { NewLine } from './prepare-lines.ts';
import { readCart } from './read-cart.ts';

/**
 * Merges a guest's cart into the member's at sign-in and deletes it; the designs that its lines show become the member's. Lines with the
 * same option and design become one, with both quantities; the others keep their ids, by which an open editor knows its line. Idempotent. Returns the member's cart and what did not fit. Pieces over 99 of a
 * line and the guest's oldest lines over the limit of a cart are left out, because a sign-in must not fail for them; quantities above the
 * stock are kept for the shopper to reduce.
 */
export async function mergeCart(shop: Shop, userId: string, guestHash: string | null): Promise<MergedCart> {
  const db = shop.database.service;
  const { cart, leftOut, unplaced, joinedIds } = await atomically(db, async (trx) => {
    const cartId = await lockCart(trx, { userId }, shop.clock());
    const guest = guestHash === null ? null : await lockKnownCart(trx, { guestHash });
    if (guest === null) return { cart: await readCart(trx, cartId, shop.clock()), leftOut: [], unplaced: [], joinedIds: [] };
    const { joining, movedIds, unplaced } = await placedLines(trx, cartId, guest.id);
    await assignDesigns(trx, guest.id, userId);
    if (movedIds.length > 0) await trx.updateTable('sales.cart_lines').set({ cart_id: cartId }).where('id', 'in', movedIds).execute();
    const lines = joining.map(({ id, ...line }): NewLine => line);
    const joined = lines.length > 0 ? await storedLines(trx, cartId, lines).execute() : [];
    await trx.deleteFrom('sales.carts').where('id', '=', guest.id).execute();
    // Read under the lock, so that later changes to the cart do not count as left out.
    const cart = await readCart(trx, cartId, shop.clock());
    return { cart, leftOut: piecesLeftOut(joined, lines), unplaced, joinedIds: joined.map((line) => line.id) };
  });
  const short = cart.lines.filter((line) => line.refusal === 'OUT_OF_STOCK' && joinedIds.includes(line.id));
  return {
    ...cart,
    surplus: [
      ...leftOut.map((each) => ({ ...each, reason: 'CART_QUANTITY_LIMIT' as const })),
      ...unplaced.map(({ quantity }) => ({ line_id: null, pieces: quantity, reason: 'CART_FULL' as const })),
      ...short.map((line) => ({ line_id: line.id, pieces: line.quantity - line.stock_count, reason: 'OUT_OF_STOCK' as const })),
    ],
  };
}

/** A guest's lines: those that join a line of the member's cart, those that fit beside them, and the oldest of the others, which do not. */
async function placedLines(trx: Trx, cartId: string, guestCartId: string) {
  const lines = await trx
    .selectFrom('sales.cart_lines')
    .select(['id', 'product_id', 'option_id', 'product_custom_id', 'custom_version_id', 'quantity'])
    .where('cart_id', '=', guestCartId)
    .orderBy('id')
    .execute();
  const own = await trx.selectFrom('sales.cart_lines').select(['option_id', 'custom_version_id']).where('cart_id', '=', cartId).execute();
  const isOwn = (line: (typeof lines)[number]) => own.some((each) => isSameChoice(each, line));
  const added = lines.filter((line) => !isOwn(line));
  const over = Math.max(0, own.length + added.length - CART_LINES_MAX);
  return { joining: lines.filter(isOwn), movedIds: added.slice(over).map(({ id }) => id), unplaced: added.slice(0, over) };
}

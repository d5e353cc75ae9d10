import { atomically } from '#db/atomically.ts';
import { lockKnownCart } from '#server/queries/cart/cart-owner.ts';
import type { Shop } from '#server/shop.ts';
import { storedLines } from './add-cart-lines.ts';
import { lockCart } from './lock-cart.ts';

/**
 * Brings a guest's cart into the member's at sign-in: nothing is lost, the same option and design become one line of both
 * quantities (99 at most), and the guest's cart is gone. Nothing happens the second time. Gives the member's cart id.
 */
export async function mergeCart(shop: Shop, userId: string, guestHash: string | null): Promise<string> {
  return atomically(shop.database.service, async (trx) => {
    const cartId = await lockCart(trx, { userId }, shop.clock());
    const guest = guestHash === null ? null : await lockKnownCart(trx, { guestHash });
    if (guest === null) return cartId;
    const lines = await trx
      .deleteFrom('sales.cart_lines')
      .where('cart_id', '=', guest.id)
      .returning(['product_id', 'option_id', 'product_custom_id', 'custom_version_id', 'quantity'])
      .execute();
    if (lines.length > 0) await storedLines(trx, cartId, lines).execute();
    await trx.deleteFrom('sales.carts').where('id', '=', guest.id).execute();
    return cartId;
  });
}

import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { type CartOwner, lockKnownCart } from './find-cart.ts';

/** Removes lines from a cart. Errors: CART_LINE_NOT_FOUND when the cart has none of them. */
export async function removeCartLines(shop: Shop, owner: CartOwner, lineIds: readonly number[]): Promise<string | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const cart = await lockKnownCart(trx, owner);
    if (cart === null || lineIds.length === 0) return fail('CART_LINE_NOT_FOUND');
    const { numDeletedRows } = await trx
      .deleteFrom('sales.cart_lines')
      .where('cart_id', '=', cart.id)
      .where('id', 'in', lineIds)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 0n ? fail('CART_LINE_NOT_FOUND') : cart.id;
  });
}

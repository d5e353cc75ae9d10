import { type Failure, fail } from '#contract/errors/errors.ts';
import { atomically } from '#db/atomically.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { type CartOwner, lockKnownCart } from './find-cart.ts';

/** Selects or unselects lines of a cart; all of them when none is named. Returns the cart's id, or null without a cart. */
export async function selectCartLines(
  shop: Shop,
  owner: CartOwner,
  choice: { is_selected: boolean; line_ids?: number[] | undefined },
): Promise<string | null> {
  return atomically(shop.database.service, async (trx) => {
    const cart = await lockKnownCart(trx, owner);
    if (cart === null) return null;
    const lines = trx.updateTable('sales.cart_lines').set({ is_selected: choice.is_selected }).where('cart_id', '=', cart.id);
    if (choice.line_ids === undefined) await lines.execute();
    else if (choice.line_ids.length > 0) await lines.where('id', 'in', choice.line_ids).execute();
    return cart.id;
  });
}

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

import type { Updateable } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { CartLineChange } from '#contract/rest/cart.ts';
import type { SalesCartLines } from '#db/schema.generated.ts';
import { priceLines } from '#server/nouns/price/price-lines.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, refusedBy, type Trx } from '#server/transaction/transaction.ts';
import { designChange, joinSameChoice } from './change-line-design.ts';
import { type CartOwner, lockKnownCart } from './find-cart.ts';

/**
 * Changes quantity, option, design or selection of a line. A new design is frozen as it is now; if the line then matches another one, that
 * line is merged into it.
 * Errors: CART_LINE_NOT_FOUND (also for somebody else's line), OPTION_REQUIRED (no such option of this product, a frame or colour other
 * than the design's, or a design on a garment that lacks the line's size), OPTION_ALREADY_SELECTED (another line has that option already),
 * CART_QUANTITY_LIMIT (both lines together exceed the limit), those of freezing a design, and why the new choice cannot be bought.
 * Selecting never fails for that reason: the cart shows it.
 */
export async function changeCartLine(shop: Shop, owner: CartOwner, lineId: number, change: CartLineChange): Promise<string | Failure> {
  return inTransaction(shop.database.service, (trx) => changeLine(shop, trx, { owner, lineId }, change)).catch(
    refusedBy({ cart_lines_choice_key: fail('OPTION_ALREADY_SELECTED', { field: 'option_id' }) }),
  );
}

type Wanted = { owner: CartOwner; lineId: number };

async function changeLine(shop: Shop, trx: Trx, { owner, lineId }: Wanted, change: CartLineChange): Promise<string | Failure> {
  const cart = await lockKnownCart(trx, owner);
  if (cart === null) return fail('CART_LINE_NOT_FOUND');
  const line = await trx
    .selectFrom('sales.cart_lines')
    .select(['id', 'product_id', 'option_id', 'quantity'])
    .where('id', '=', lineId)
    .where('cart_id', '=', cart.id)
    .executeTakeFirst();
  if (line === undefined) return fail('CART_LINE_NOT_FOUND');
  if (change.option_id !== undefined && !(await hasOption(trx, line.product_id, change.option_id))) {
    return fail('OPTION_REQUIRED', { field: 'option_id' });
  }
  const design = await designChange(trx, { line, change, owner, cartId: cart.id, maxGraphics: shop.config.custom.maxGraphics });
  if (isFailure(design)) return design;
  const joined = design === null ? null : await joinSameChoice(trx, { cartId: cart.id, line, design, wanted: change.quantity });
  if (isFailure(joined)) return joined;
  const { quantity, option_id, is_selected } = change;
  const changed = await trx
    .updateTable('sales.cart_lines')
    .set(given({ quantity, option_id, is_selected, ...design }))
    .where('id', '=', lineId)
    .returning(['id', 'product_id', 'option_id', 'product_custom_id', 'custom_version_id', 'quantity'])
    .executeTakeFirstOrThrow();
  if (quantity === undefined && option_id === undefined && design === null) return cart.id;
  const [item] = await priceLines(trx, [changed]);
  const field = quantity !== undefined && option_id === undefined ? 'quantity' : 'option_id';
  return item?.refusal ? fail(item.refusal, { field }) : cart.id;
}

async function hasOption(trx: Trx, productId: number, optionId: number): Promise<boolean> {
  const option = await trx
    .selectFrom('product.product_options')
    .select('id')
    .where('id', '=', optionId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return option !== undefined;
}

function given(change: Updateable<SalesCartLines>): Updateable<SalesCartLines> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

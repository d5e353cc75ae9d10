import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { CartLineChange } from '#contract/rest/cart.ts';
import { QUANTITY_MAX } from '#rules/order/stock.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import type { CartOwner } from './find-cart.ts';
import { takeDesign } from './guest-designs.ts';
import { freezeSeenDesign } from './prepare-lines.ts';

type Line = { id: number; product_id: number; option_id: number; quantity: number };
/** The columns of a line that change with its design. */
type DesignOfLine = { option_id: number; product_custom_id: number; custom_version_id: number };
type Joining = { cartId: string; line: Line; design: DesignOfLine; wanted: number | undefined };
type About = {
  line: Line;
  change: CartLineChange;
  cartId: string;
  owner: CartOwner;
  maxGraphics: number;
};

/**
 * The columns of a line with another design, frozen now; null when no design was asked for. The size stays: on another frame or colour the
 * line takes the option of the same size. Errors: OPTION_REQUIRED (another product's design, or no such size on its garment), and those of
 * freezing a design.
 */
export async function designChange(trx: Trx, about: About): Promise<DesignOfLine | null | Failure> {
  const { line, change, cartId, owner, maxGraphics } = about;
  const customId = change.design ? await takeDesign(trx, cartId, owner, change.design) : change.product_custom_id;
  if (customId === undefined || isFailure(customId)) return customId ?? null;
  const version = await freezeSeenDesign(trx, customId, { owner, maxGraphics, accepts: change.accepts });
  if (isFailure(version)) return version;
  const optionId = change.option_id ?? (await sameSize(trx, line.option_id, version.design.optionId));
  if (version.design.productId !== line.product_id || optionId === null) return fail('OPTION_REQUIRED', { field: 'option_id' });
  return { option_id: optionId, product_custom_id: customId, custom_version_id: version.id };
}

/**
 * Merges an existing line with the same choice (design and size) into this one and deletes it, to avoid a duplicate. `design` itself is
 * unchanged. `wanted`: the quantity requested in the same change, which then replaces the sum. Errors: CART_QUANTITY_LIMIT (both together
 * exceed the limit of a line).
 */
export async function joinSameChoice(trx: Trx, { cartId, line, design, wanted }: Joining): Promise<null | Failure> {
  const twin = await trx
    .deleteFrom('sales.cart_lines')
    .where('cart_id', '=', cartId)
    .where('id', '<>', line.id)
    .where('option_id', '=', design.option_id)
    .where('custom_version_id', '=', design.custom_version_id)
    .returning('quantity')
    .executeTakeFirst();
  if (twin === undefined || wanted !== undefined) return null;
  const quantity = line.quantity + twin.quantity;
  if (quantity > QUANTITY_MAX) return fail('CART_QUANTITY_LIMIT', { field: 'quantity' });
  await trx.updateTable('sales.cart_lines').set({ quantity }).where('id', '=', line.id).execute();
  return null;
}

/** The option of the same size on the garment of `designed`; null when the garment does not come in that size. */
async function sameSize(trx: Trx, optionId: number, designed: number): Promise<number | null> {
  const found = await trx
    .selectFrom('product.product_options as now')
    .innerJoin('product.product_options as garment', 'garment.product_id', 'now.product_id')
    .innerJoin('product.product_options as option', (join) =>
      join
        .onRef('option.product_id', '=', 'garment.product_id')
        .onRef('option.frame_id', 'is not distinct from', 'garment.frame_id')
        .onRef('option.color_id', 'is not distinct from', 'garment.color_id')
        .onRef('option.size', '=', 'now.size'),
    )
    .select('option.id')
    .where('now.id', '=', optionId)
    .where('garment.id', '=', designed)
    .executeTakeFirst();
  return found?.id ?? null;
}

import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { LineInput } from '#contract/rest/cart.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { type AskedFlaw, unacceptedFlaw } from '#rules/design/custom-design-check.ts';
import { type DesignVersion, freezeDesign } from '#server/nouns/design/freeze-design.ts';
import type { LineToPrice } from '#server/nouns/price/price-lines.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import type { CartOwner } from './find-cart.ts';
import { designsOfGuest } from './guest-designs.ts';

/** The owner of the lines, and the maximum graphics of a design. */
export type Buyer = { owner: CartOwner; maxGraphics: number };

/** A line as it will be stored. */
export type NewLine = Omit<LineToPrice, 'id'>;

/**
 * Turns requested lines into lines to store: options must exist, designs are frozen as they are now. A design is the member's own or one
 * the shop shows.
 * Errors: OPTION_REQUIRED, OPTION_ALREADY_SELECTED (same option and design twice), and those of freezeSeenDesign.
 */
export async function prepareLines(trx: Trx, inputs: readonly LineInput[], about: Buyer): Promise<NewLine[] | Failure> {
  const ids = inputs.map((input) => input.option_id);
  const options = await productsOfOptions(trx, ids).execute();
  const lines: NewLine[] = [];
  for (const input of inputs) {
    const isThere = options.some((option) => option.id === input.option_id && option.product_id === input.product_id);
    const line = isThere ? await prepareLine(trx, input, about) : fail('OPTION_REQUIRED', { field: 'option_id' });
    if (isFailure(line)) return line;
    const isTwice = lines.some((one) => one.option_id === line.option_id && one.custom_version_id === line.custom_version_id);
    if (isTwice) return fail('OPTION_ALREADY_SELECTED', { field: 'option_id' });
    lines.push(line);
  }
  return lines;
}

const productsOfOptions = preparedQuery((trx: Trx, ids: readonly number[]) =>
  trx.selectFrom('product.product_options').select(['id', 'product_id']).where('id', 'in', ids),
);

async function prepareLine(trx: Trx, input: LineInput, about: Buyer): Promise<NewLine | Failure> {
  const { product_id, option_id, quantity, product_custom_id = null, accepts } = input;
  if (product_custom_id === null) return { product_id, option_id, quantity, product_custom_id, custom_version_id: null };
  const version = await freezeSeenDesign(trx, product_custom_id, { ...about, accepts });
  if (isFailure(version)) return version;
  return { product_id, option_id, quantity, product_custom_id, custom_version_id: version.id };
}

/**
 * Freezes a design that this shopper may buy: their own, or one the shop shows.
 * Errors: DESIGN_NOT_FOUND, those of freezeDesign, and a flaw that the shopper is asked about first (DESIGN_LAYER_CUT_OFF,
 * DESIGN_LAYER_POOR), unless it is in `accepts`.
 */
export async function freezeSeenDesign(
  trx: Trx,
  customId: number,
  { owner, maxGraphics, accepts }: Buyer & { accepts: readonly AskedFlaw[] | undefined },
): Promise<DesignVersion | Failure> {
  if (!(await seesDesign(trx, customId, owner))) return fail('DESIGN_NOT_FOUND', { field: 'product_custom_id' });
  const version = await freezeDesign(trx, customId, { maxGraphics });
  if (isFailure(version)) return version;
  const flaw = unacceptedFlaw(version.problems, accepts);
  return flaw === null ? version : fail(flaw, { field: 'accepts' });
}

async function seesDesign(trx: Trx, customId: number, owner: CartOwner): Promise<boolean> {
  const custom = await trx
    .selectFrom('product.product_customs')
    .select(['type', 'user_id'])
    .where('id', '=', customId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (custom === undefined || custom.type !== 'USER') return custom !== undefined;
  if ('userId' in owner) return custom.user_id === owner.userId;
  const own = await designsOfGuest(trx, owner).where('product_custom_id', '=', customId).executeTakeFirst();
  return own !== undefined;
}

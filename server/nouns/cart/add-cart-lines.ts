import { type Expression, sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { AddCartLines, Cart } from '#contract/rest/cart.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { together } from '#db/together.ts';
import { CART_LINES_MAX, QUANTITY_MAX } from '#rules/order/stock.ts';
import { priceLines } from '#server/nouns/price/price-lines.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import type { CartOwner } from './find-cart.ts';
import { takeDesign } from './guest-designs.ts';
import { cartLock, lockCart } from './lock-cart.ts';
import { type NewLine, prepareLines } from './prepare-lines.ts';
import { cartOf, rowsOfOwner } from './read-cart.ts';

/**
 * Adds options (and frozen designs) to a cart and returns the whole cart; an existing line gets more pieces. `design` is that of all lines
 * that name none; `count` ends the call when too many were stored. All or nothing.
 * Errors: those of takeDesign and prepareLines, CART_QUANTITY_LIMIT, CART_FULL, and why a line cannot be bought (SOLD_OUT, OUT_OF_STOCK,
 * PRODUCT_UNAVAILABLE, DESIGN_REQUIRED, DESIGN_NOT_OF_PRODUCT, GRAPHIC_UNAVAILABLE, OPTION_REQUIRED).
 */
export async function addCartLines(
  shop: Shop,
  owner: CartOwner,
  { lines: inputs, design }: AddCartLines,
  count: () => Promise<void>,
): Promise<Cart | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const customId = design && (await takeDesign(trx, await lockCart(trx, owner, now), owner, design));
    if (isFailure(customId)) return customId;
    const designed = customId === undefined ? inputs : inputs.map((input) => ({ product_custom_id: customId, ...input }));
    const lines = await prepareLines(trx, designed, { owner, maxGraphics: shop.config.custom.maxGraphics });
    if (isFailure(lines)) return lines;
    // The answer is read together with the insert: one round trip, and each line is priced once, including those already in the locked
    // cart.
    const [stored, rows] = await together(trx, linesOfOwner(trx, owner, now, lines), rowsOfOwner(trx, owner));
    if (piecesLeftOut(stored, lines).length > 0) return fail('CART_QUANTITY_LIMIT', { field: 'quantity' });
    const items = await priceLines(trx, rows, rows);
    const itemOf = new Map(items.map((item) => [item.id, item]));
    const refused = stored.map(({ id }) => itemOf.get(id)).find((item) => item?.refusal);
    if (refused?.refusal) return fail(refused.refusal, { field: 'option_id' });
    const isLonger = stored.some(({ had }) => had === null);
    if (isLonger && rows.length > CART_LINES_MAX) return fail('CART_FULL');
    // What was refused counts for nothing.
    if (design) await count();
    return cartOf(rows, items, now);
  });
}

/**
 * The statement that stores lines. The same option with the same design is one line, of 99 pieces at most. `had` is its previous quantity,
 * null for a new line.
 */
export function storedLines(trx: Pick<Trx, 'insertInto'>, cart: string | Expression<string>, lines: readonly NewLine[]) {
  return trx
    .insertInto('sales.cart_lines')
    .values(lines.map((line) => ({ ...line, cart_id: cart })))
    .onConflict((conflict) =>
      conflict.constraint('cart_lines_choice_key').doUpdateSet({
        quantity: sql<number>`least(${QUANTITY_MAX}::integer, cart_lines.quantity + excluded.quantity)`,
        is_selected: true,
      }),
    )
    .returning(['id', 'option_id', 'custom_version_id', 'quantity', sql<number | null>`old.quantity`.as('had')]);
}

type StoredLine = Pick<NewLine, 'option_id' | 'custom_version_id' | 'quantity'> & { id: number; had: number | null };

/** The lines that could not hold everything, with the pieces that were left out. */
export function piecesLeftOut(stored: readonly StoredLine[], lines: readonly NewLine[]): { line_id: number; pieces: number }[] {
  return stored.flatMap(({ id, quantity, had, ...choice }) => {
    const asked = lines.find((line) => isSameChoice(line, choice));
    const pieces = (had ?? 0) + (asked?.quantity ?? 0) - quantity;
    return pieces > 0 ? [{ line_id: id, pieces }] : [];
  });
}

type Choice = Pick<NewLine, 'option_id' | 'custom_version_id'>;

/** True for two lines that are one in a cart: the same option with the same design. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return one.option_id === other.option_id && one.custom_version_id === other.custom_version_id;
}

/** Locks the cart first: its lines need its id. */
const linesOfOwner = preparedQuery((trx: Trx, owner: CartOwner, now: Date, lines: readonly NewLine[]) =>
  storedLines(
    trx.with('cart', (made) => cartLock(made, owner, now)),
    sql<string>`(select id from cart)`,
    lines,
  ),
);

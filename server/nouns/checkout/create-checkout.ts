import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { type Checkout, type CreateCheckout, nothingChosen } from '#contract/rest/checkouts.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { together } from '#db/together.ts';
import { checkoutExpiry, preparedExpiry } from '#rules/member/retention.ts';
import { cartIdOf } from '#server/nouns/cart/find-cart.ts';
import { type NewLine, prepareLines } from '#server/nouns/cart/prepare-lines.ts';
import { optionsNamed } from '#server/nouns/price/read-line-rows.ts';
import { teamLines } from '#server/nouns/team-order/team-lines.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { priceCheckout, quoteQueries } from './quote-checkout.ts';
import type { CheckoutRow } from './read-checkout.ts';

type CheckoutLine = NewLine & { cart_line_id: number | null };

/**
 * Opens a checkout for a member, from cart lines (the selected or the named ones), for direct purchase or for a team, and returns it with
 * current prices. Errors: ORDERS_CLOSED, NOTHING_SELECTED, CART_LINE_NOT_FOUND, those of prepareLines and teamLines, and why a line cannot
 * be bought.
 */
export async function createCheckout(shop: Shop, userId: string, input: CreateCheckout): Promise<Checkout | Failure> {
  return inTransaction(shop.database.service, (trx) => openCheckout(trx, shop, userId, input, null));
}

/** The member of staff who prepares a checkout, and the address given by the member. */
interface Prepared {
  by: string;
  destinationId: number | null;
}

/** createCheckout within the caller's transaction. */
export async function openCheckout(
  trx: Trx,
  shop: Shop,
  userId: string,
  input: CreateCheckout,
  prepared: Prepared | null,
): Promise<Checkout | Failure> {
  const lines = input.source === 'CART' ? await linesOfCart(trx, userId, input.cart_line_ids) : await linesToBuy(trx, shop, userId, input);
  if (isFailure(lines)) return lines;
  const now = shop.clock();
  const row = {
    ...{ user_id: userId, created_at: now, is_team: input.source === 'TEAM_ORDER' },
    expires_at: prepared === null ? checkoutExpiry(now) : preparedExpiry(now),
    prepared_by: prepared?.by ?? null,
    delivery_destination_id: prepared?.destinationId ?? null,
  };
  const ids = lines.map((line) => line.option_id);
  const [stored, options, ...rows] = await together(
    trx,
    storedCheckout(trx, row, lines),
    optionsNamed(trx, ids),
    ...quoteQueries(trx, userId, null),
  );
  const [first] = stored;
  if (first === undefined) return fail('NOTHING_SELECTED');
  const made = {
    checkout: { ...row, id: first.checkout_id },
    orderId: null,
    unpaidOrder: null,
    lines: stored.toSorted(byId),
    options,
    now,
  };
  const checkout = await priceCheckout(shop, trx, made, rows, nothingChosen);
  if (isFailure(checkout)) return checkout;
  const refused = checkout.refusal === 'ORDERS_CLOSED' ? checkout : checkout.lines.find((line) => line.refusal !== null);
  return refused?.refusal ? fail(refused.refusal) : checkout;
}

/** The order in which the checkout is read later: `quote_hash` depends on it. */
function byId(one: { id: number }, other: { id: number }): number {
  return one.id - other.id;
}

type NewCheckout = Omit<CheckoutRow, 'id'> & { created_at: Date };

/** The statement that stores a checkout with its lines, and returns the lines. */
const storedCheckout = preparedQuery((trx: Trx, checkout: NewCheckout, lines: readonly CheckoutLine[]) =>
  trx
    .with('checkout', (made) => made.insertInto('sales.checkouts').values(checkout).returning('id'))
    .insertInto('sales.checkout_lines')
    .values(({ selectFrom }) => lines.map((line) => ({ ...line, checkout_id: selectFrom('checkout').select('checkout.id') })))
    .returning(['id', 'checkout_id', 'product_id', 'option_id', 'product_custom_id', 'custom_version_id', 'quantity']),
);

async function linesOfCart(trx: Trx, userId: string, lineIds: readonly number[] | undefined): Promise<CheckoutLine[] | Failure> {
  if (lineIds === undefined) {
    const selected = await selectedLines(trx, userId).execute();
    return selected.length === 0 ? fail('NOTHING_SELECTED') : selected;
  }
  const named = await cartLines(trx, userId).where('id', 'in', lineIds).execute();
  return named.length < new Set(lineIds).size ? fail('CART_LINE_NOT_FOUND') : named;
}

const selectedLines = preparedQuery((trx: Trx, userId: string) => cartLines(trx, userId).where('is_selected', '=', true));

function cartLines(trx: Trx, userId: string) {
  return trx
    .selectFrom('sales.cart_lines')
    .select(['id as cart_line_id', 'product_id', 'option_id', 'product_custom_id', 'custom_version_id', 'quantity'])
    .where('cart_id', 'in', cartIdOf(trx, { userId }))
    .orderBy('id', 'desc');
}

async function linesToBuy(
  trx: Trx,
  shop: Shop,
  userId: string,
  input: Exclude<CreateCheckout, { source: 'CART' }>,
): Promise<CheckoutLine[] | Failure> {
  const about = { owner: { userId }, maxGraphics: shop.config.custom.maxGraphics };
  const lines = await (input.source === 'TEAM_ORDER' ? teamLines(trx, shop, userId, input) : prepareLines(trx, input.lines, about));
  return isFailure(lines) ? lines : lines.map((line) => ({ ...line, cart_line_id: null }));
}

import type { Cart } from '#contract/rest/cart.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { cartExpiry } from '#rules/member/retention.ts';
import { amountsIn, orderAmountNames } from '#rules/money/order-sums.ts';
import { plainTotal } from '#rules/order/checkout/checkout.ts';
import { type PricedItem, priceLines, toPricedLine } from '#server/nouns/price/price-lines.ts';
import { optionsToPrice } from '#server/nouns/price/read-line-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type CartOwner, cartIdOf } from './find-cart.ts';

/** A cart with current prices; an empty one when there is none. */
export async function readCart(db: Db, cartId: string | null, now: Date): Promise<Cart> {
  const rows = cartId === null ? [] : await rowsOfCart(db, cartId).execute();
  return cartOf(rows, await priceLines(db, rows, rows), now);
}

/** The cart of lines that were just priced, with the total of the selected ones in won. */
export function cartOf(rows: readonly CartRow[], items: readonly PricedItem[], now: Date): Cart {
  const selectedIds = new Set(rows.filter((row) => row.is_selected).map((row) => row.id));
  const orderable = items.filter((item) => selectedIds.has(item.id) && item.refusal === null);
  return {
    lines: items.map((item) => ({ ...toPricedLine(item), is_selected: selectedIds.has(item.id) })),
    line_count: items.length,
    selected: selectionTotal(orderable),
    kept_until: cartExpiry(now).toISOString(),
  };
}

type CartRow = Awaited<ReturnType<ReturnType<typeof rowsOfCart>['execute']>>[number];

const rowsOfCart = preparedQuery((db: Db, cartId: string) => cartRows(db).where('line.cart_id', '=', cartId));

/** The query of the lines of an owner's cart, each with the option data that prices it. */
export const rowsOfOwner = preparedQuery((db: Db, owner: CartOwner) => cartRows(db).where('line.cart_id', 'in', cartIdOf(db, owner)));

function cartRows(db: Db) {
  return optionsToPrice(db)
    .innerJoin('sales.cart_lines as line', 'line.option_id', 'option.id')
    .select(['line.id', 'line.product_custom_id', 'line.custom_version_id', 'line.quantity', 'line.is_selected'])
    .orderBy('line.id', 'desc');
}

function selectionTotal(items: readonly PricedItem[]): Cart['selected'] {
  const total = plainTotal({ lines: items, zip_code: null, point_balance: 0, rules: { points_min_held: 0 } });
  return {
    line_count: items.length,
    quantity: items.reduce((sum, item) => sum + item.quantity, 0),
    ...amountsIn(orderAmountNames, total),
    payment_amount: total.payment_amount,
    parcels: total.parcels,
  };
}

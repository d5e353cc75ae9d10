import { isSoldOut } from '../order/stock.ts';
import { isShown } from '../shop/shown.ts';
import { sumWon, type Won } from './money.ts';

/** The prices of a product or graphic, in won, as stored. */
export interface Priced {
  price: Won;
  promotion_price: Won | null;
}

/** Prices with the values that determine the discount percent (specification 9.24). */
export interface Discounted extends Priced {
  origin_price: Won | null;
  sale_rate: number | null;
}

/** A product's price and its struck-through price. They are equal when nothing is struck through. */
export interface ListPrices {
  price: Won;
  origin_price: Won;
}

/** A bulk price change: to a price, or by a percentage. With `is_discount` the previous price stays struck through. */
export type PriceChange = ({ price: Won } | { percent: number }) & { is_discount?: boolean | undefined };

/** Percentage changes round to whole hundreds of won, at least one, so that rounding never makes a product free. */
const PRICE_STEP = 100;

/** Allowed percentages of a bulk price change; 0 is no change. */
export const percentRange = { min: -90, max: 300 } as const;

/**
 * Prices after a bulk change. The struck-through price moves with the price, so that raising and lowering it does not fake a discount. It
 * stays only when a discount is requested, and is never below the price.
 */
export function repriced({ price: asked, origin_price }: ListPrices, change: PriceChange): ListPrices {
  const price = 'price' in change ? change.price : byPercent(asked, change.percent);
  return { price, origin_price: change.is_discount ? Math.max(price, origin_price) : price };
}

function byPercent(asked: Won, percent: number): Won {
  const whole = Math.round((asked * (100 + percent)) / 100 / PRICE_STEP) * PRICE_STEP;
  return Math.max(whole, Math.min(asked, PRICE_STEP));
}

/** A thing that staff put on sale, with its present or future prices. */
export interface OnSale {
  state: string;
  price: Won;
  promotion_price?: Won | null;
  promotions?: readonly { price: Won }[];
}

/** True when a change makes something on sale free that was not free before. */
export function becomesFree(now: OnSale, was: OnSale): boolean {
  return isFree(now) && !isFree(was);
}

function isFree({ state, price, promotion_price, promotions = [] }: OnSale): boolean {
  return isShown({ state }) && [price, promotion_price, ...promotions.map((each) => each.price)].includes(0);
}

/** The price of one unit: the promotion price, or the price if that is empty (specification 9.24). */
export function sellingPrice(item: Priced): Won {
  return item.promotion_price ?? item.price;
}

/**
 * The discount percent of specification 9.24: `round(sale_rate)` when the price equals the promotion price, else
 * `round((origin_price - promotion_price) / origin_price * 100)`; capped at 99 when the promotion price is not 0 and the
 * result is 100 or more. An empty promotion price stands for the price. Show it only above 0.
 */
export function discountPercent(item: Discounted): number {
  const promotion = sellingPrice(item);
  const percent = promotion === item.price ? Math.round(item.sale_rate ?? 0) : percentBelow(item.origin_price ?? 0, promotion);
  return promotion !== 0 && percent >= 100 ? 99 : percent;
}

function percentBelow(origin: Won, promotion: Won): number {
  if (origin === 0) return 0;
  return Math.round(((origin - promotion) / origin) * 100);
}

/** True when the discount percent is shown ("shown only above 0", specification 9.27). */
export function isDiscountShown(item: Discounted): boolean {
  return discountPercent(item) > 0;
}

/** The unit price of a ready product in won: its selling price plus the surcharge of the chosen option. */
export function readyProductPrice(product: Priced, option: { price: Won }): Won {
  return Math.max(0, sellingPrice(product) + option.price);
}

/**
 * The lowest price in won at which a product can be bought now, for search engines: for a ready product its cheapest option in stock,
 * else its cheapest; for a customizable garment the price without a design.
 */
export function lowestPrice(product: Priced & { is_custom: boolean; options: readonly { price: Won; stock_count: number }[] }): Won {
  if (product.is_custom || product.options.length === 0) return sellingPrice(product);
  const open = product.options.filter(({ stock_count }) => !isSoldOut(stock_count));
  return Math.min(...(open.length > 0 ? open : product.options).map((option) => readyProductPrice(product, option)));
}

/** The inputs of a custom design's price: the garment, each used side once, the graphic of each layer. */
export interface CustomPriceParts {
  product: Priced;
  mockup_groups: readonly { price: Won }[];
  graphics: readonly Priced[];
}

/** The total price of a custom design in won with its parts, which add up to the total. */
export interface CustomPrice {
  product: Won;
  mockup_groups: Won;
  graphics: Won;
  total: Won;
}

/**
 * Custom product price (specification 9.28): the product's promotion price (or price if empty), plus each mockup group's price,
 * plus the promotion price of each layer's graphic. The option's price is not part of the formula.
 */
export function customProductPrice(parts: CustomPriceParts): CustomPrice {
  const product = sellingPrice(parts.product);
  const mockupGroups = sumWon(parts.mockup_groups.map((group) => group.price));
  const graphics = sumWon(parts.graphics.map(sellingPrice));
  return { product, mockup_groups: mockupGroups, graphics, total: product + mockupGroups + graphics };
}

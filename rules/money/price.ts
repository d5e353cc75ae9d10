import { sumWon, type Won } from './money.ts';

/** The prices a product or a graphic carries, in won, as its table spells them. */
export interface Priced {
  price: Won;
  promotion_price: Won | null;
}

/** Prices with what a discount percent is worked out from (specification 9). */
export interface Discounted extends Priced {
  origin_price: Won | null;
  sale_rate: number | null;
}

/** What a product costs, and what is struck out beside it. Equal where nothing is struck out. */
export interface ListPrices {
  price: Won;
  origin_price: Won;
}

/** A change of many prices at once: to a price, or by a percentage of what each has. `is_discount`: what was asked before stays struck out. */
export type PriceChange = ({ price: Won } | { percent: number }) & { is_discount?: boolean | undefined };

/** Prices that a percentage gives are whole hundreds of won, and at least one: what is on sale is not given away by rounding. */
const PRICE_STEP = 100;

/** By how many percent many prices may change at once; 0 is no change. */
export const percentRange = { min: -90, max: 300 } as const;

/**
 * Prices after a bulk change. The struck-through price moves with the price, so that raising and lowering it does not fake a discount; it stays
 * only when a discount is asked for, and is never below the price.
 */
export function repriced({ price: asked, origin_price }: ListPrices, change: PriceChange): ListPrices {
  const price = 'price' in change ? change.price : byPercent(asked, change.percent);
  return { price, origin_price: change.is_discount ? Math.max(price, origin_price) : price };
}

function byPercent(asked: Won, percent: number): Won {
  const whole = Math.round((asked * (100 + percent)) / 100 / PRICE_STEP) * PRICE_STEP;
  return Math.max(whole, Math.min(asked, PRICE_STEP));
}

/** What the shopper pays for one piece: the promotion price, or the price if that is empty (specification 9). */
export function sellingPrice(item: Priced): Won {
  return item.promotion_price ?? item.price;
}

/**
 * The discount percent of specification 9: `round(sale_rate)` when the price equals the promotion price, else
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

/** True when a screen shows the discount percent ("shown only above 0", specification 9). */
export function isDiscountShown(item: Discounted): boolean {
  return discountPercent(item) > 0;
}

/** The price of one ready piece in won: its selling price and the surcharge of the chosen option. */
export function readyProductPrice(product: Priced, option: { price: Won }): Won {
  return Math.max(0, sellingPrice(product) + option.price);
}

/** What a custom design is priced from: the garment, each side in use once, the graphic of each layer. */
export interface CustomPriceParts {
  product: Priced;
  mockup_groups: readonly { price: Won }[];
  graphics: readonly Priced[];
}

/** The total of a custom design in won with the parts a price table shows; the parts add up to the total. */
export interface CustomPrice {
  product: Won;
  mockup_groups: Won;
  graphics: Won;
  total: Won;
}

/**
 * Custom product price (specification 9): the product's promotion price (or price if empty), plus each mockup group's price,
 * plus the promotion price of each layer's graphic. The option's price is not part of the formula.
 */
export function customProductPrice(parts: CustomPriceParts): CustomPrice {
  const product = sellingPrice(parts.product);
  const mockupGroups = sumWon(parts.mockup_groups.map((group) => group.price));
  const graphics = sumWon(parts.graphics.map(sellingPrice));
  return { product, mockup_groups: mockupGroups, graphics, total: product + mockupGroups + graphics };
}

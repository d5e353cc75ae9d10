import type { Won } from '#rules/money/money.ts';

/** A price for a while; an open side has no end. */
export interface Promotion {
  readonly price: Won;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** The promotion in force: of those under way the one that began last, so that a weekend's price goes over that of the season. */
export function promotionAt(promotions: readonly Promotion[], now: Date): Promotion | null {
  const running = promotions.filter(
    ({ starts_at, ends_at }) => (starts_at === null || starts_at <= now) && (ends_at === null || now < ends_at),
  );
  return running.toSorted((one, other) => begin(other) - begin(one) || 0)[0] ?? null;
}

/** The columns of product.products that follow from its prices at a moment. */
export function saleColumns(product: { price: Won; origin_price: Won; promotions: readonly Promotion[] }, now: Date) {
  const { price, origin_price } = product;
  const promotion = promotionAt(product.promotions, now);
  return {
    promotion_price: promotion?.price ?? null,
    is_sale: promotion !== null && promotion.price < origin_price,
    sale_price: price,
    sale_rate: discountRate(price, origin_price),
  };
}

/** How much lower a price is than the one struck out, in percent to two places; 0 where it is not lower. */
export function discountRate(price: Won, originPrice: Won): number {
  return originPrice > price ? Math.round(((originPrice - price) / originPrice) * 10_000) / 100 : 0;
}

const begin = ({ starts_at }: Promotion) => starts_at?.getTime() ?? Number.NEGATIVE_INFINITY;

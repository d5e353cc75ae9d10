import type { Won } from '#rules/money/money.ts';

/** A price for a limited time; a null bound is open. */
export interface Promotion {
  readonly price: Won;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** The promotion in force: of those running, the one that started last, so a weekend price overrides a seasonal one. */
export function promotionAt(promotions: readonly Promotion[], now: Date): Promotion | null {
  const running = promotions.filter(
    ({ starts_at, ends_at }) => (starts_at === null || starts_at <= now) && (ends_at === null || now < ends_at),
  );
  return running.toSorted((one, other) => begin(other) - begin(one) || 0)[0] ?? null;
}

/** The columns of product.products derived from its prices at a given time. */
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

/** The discount from the original price in percent, to two decimals; 0 when the price is not lower. */
export function discountRate(price: Won, originPrice: Won): number {
  return originPrice > price ? Math.round(((originPrice - price) / originPrice) * 10_000) / 100 : 0;
}

const begin = ({ starts_at }: Promotion) => starts_at?.getTime() ?? Number.NEGATIVE_INFINITY;

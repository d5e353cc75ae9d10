import { bulkChangeBody } from '#contract/rest/admin/catalogue/products.ts';
import { type ListPrices, type PriceChange, repriced } from '#rules/money/price.ts';

/** The typed price change; null if the server would refuse it. */
export function priceChangeOf(text: string, changeTo: (value: number) => PriceChange, is_discount: boolean): PriceChange | null {
  const digits = text.replaceAll(',', '').trim();
  const change = { ...changeTo(Number(digits)), is_discount };
  return digits !== '' && bulkChangeBody.shape.change.safeParse(change).success ? change : null;
}

/** True if a change would go below the active promotion's price, which the server refuses. */
export function isBelowPromotion(row: ListPrices & { promotion_price: number | null }, change: PriceChange): boolean {
  return row.promotion_price !== null && repriced(row, change).price < row.promotion_price;
}

import { bulkChange } from '#contract/rest/admin/catalogue/products.ts';
import { type ListPrices, type PriceChange, repriced } from '#rules/money/price.ts';

/** The change of prices that was typed, as the shop would take it; null for what it would refuse. */
export function priceChangeOf(text: string, changeTo: (value: number) => PriceChange, is_discount: boolean): PriceChange | null {
  const digits = text.replaceAll(',', '').trim();
  const change = { ...changeTo(Number(digits)), is_discount };
  return digits !== '' && bulkChange.shape.change.safeParse(change).success ? change : null;
}

/** True where a change would lead below the price of the promotion that runs: the shop refuses it. */
export function isBelowPromotion(row: ListPrices & { promotion_price: number | null }, change: PriceChange): boolean {
  return row.promotion_price !== null && repriced(row, change).price < row.promotion_price;
}

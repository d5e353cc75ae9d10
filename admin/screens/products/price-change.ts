import { bulkChange } from '#contract/rest/admin/catalogue/products.ts';
import type { PriceChange } from '#rules/money/price.ts';

/** The change of prices that was typed, as the shop would take it; null for what it would refuse. */
export function priceChangeOf(text: string, changeTo: (value: number) => PriceChange, is_discount: boolean): PriceChange | null {
  const digits = text.replaceAll(',', '').trim();
  const change = { ...changeTo(Number(digits)), is_discount };
  return digits !== '' && bulkChange.shape.change.safeParse(change).success ? change : null;
}

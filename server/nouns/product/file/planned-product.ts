import type { LocalizedText } from '#contract/graphql/operation.ts';

/** A product as a row of a file describes it; `id` is null for a new one. */
export interface PlannedProduct {
  id: number | null;
  brand_id: number;
  code: string;
  name: LocalizedText;
  category_id: number | null;
  price: number;
  origin_price: number;
  state: string;
  promotion_price: number | null;
  /** Sizes of a new product. */
  stock: readonly { size: string; stock: number }[];
  /** Existing options whose stock changes, with the stock seen while planning. */
  options: readonly { id: number; was: number; stock: number }[];
}

import type { LocalizedText } from '#contract/graphql/operation.ts';

/** A product as a row of a file makes it; `id` is null for a new one. */
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
  /** Options of a product that is there whose stock changes, with what was in stock when it was planned. */
  options: readonly { id: number; was: number; stock: number }[];
}

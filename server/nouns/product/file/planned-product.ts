import type { LocalizedText } from '#contract/graphql/operation.ts';

import type { FileValues } from '#rules/catalogue/product/product-fields.ts';

/** A product as a row of a file describes it; `id` is null for a new one. */
export interface PlannedProduct extends FileValues {
  id: number | null;
  brand_id: number;
  code: string;
  name: LocalizedText;
  category_id: number | null;
  promotion_price: number | null;
  /** Sizes of a new product. */
  stock: readonly { size: string; stock: number }[];
  /** Existing options whose stock changes, with the stock seen while planning. */
  options: readonly { id: number; was: number; stock: number }[];
}

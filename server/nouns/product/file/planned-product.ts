import type { LocalizedText } from '#contract/graphql/operation.ts';

import type { FileTextName, FileValues } from '#rules/catalogue/product/product-fields.ts';
import type { ProductFacts } from '#rules/catalogue/product-facts.ts';

/** A product as a row of a file describes it; `id` is null for a new one. */
export interface PlannedProduct extends FileValues, Record<FileTextName, LocalizedText | null> {
  id: number | null;
  brand_id: number;
  code: string;
  name: LocalizedText;
  category_id: number | null;
  promotion_price: number | null;
  image_src: string;
  /** Further pictures, by their addresses. */
  images: readonly string[];
  former_number: string | null;
  facts: ProductFacts<LocalizedText> | null;
  /** Sizes of a new product. */
  stock: readonly { size: string; stock: number }[];
  /** Existing options whose stock changes, with the stock seen while planning. */
  options: readonly { id: number; was: number; stock: number }[];
}

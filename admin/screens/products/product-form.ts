import { fieldLabel } from '#admin/kit/fields/field.ts';
import { productFormFields } from '#admin/nouns/product/fields.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { firstProductValues } from '#rules/catalogue/product/product-fields.ts';
import { inTranslations } from '#rules/shop/locale.ts';
import { shownState } from '#rules/shop/shown.ts';
import { productTexts as texts } from './texts.ts';

/** An empty product. */
export function newProduct(first: { brand_id: number; shipping_policy_id: number }): ProductBody {
  return {
    ...firstProductValues(),
    ...first,
    add_content: null,
    ...inTranslations('add_content', () => null),
    promotions: [],
    images: [],
    frames: [],
    colors: [],
    sides: [],
    options: [],
    facts: null,
    sizes: [],
  };
}

/** A temporary form key for a part without an id. */
export const newKey = () => `new-${crypto.randomUUID()}`;

/** Options for all combinations of frame, colour and size that have none; without frames or colours those stay null. */
export function missingOptions({ frames, colors, options }: ProductBody, sizes: readonly string[]): ProductBody['options'] {
  const either = (parts: readonly { key: string }[]) => (parts.length === 0 ? [null] : parts.map(({ key }) => key));
  const wanted = either(frames).flatMap((frame_key) =>
    either(colors).flatMap((color_key) => (sizes.length === 0 ? [''] : sizes).map((size) => ({ frame_key, color_key, size }))),
  );
  return wanted
    .filter(
      (one) => !options.some((known) => known.frame_key === one.frame_key && known.color_key === one.color_key && known.size === one.size),
    )
    .map((one) => ({ ...one, key: newKey(), price: 0, state: shownState, stock: 0 }));
}

/** The name of a missing part of a product. */
export function partName(field: string): string {
  return texts.neededFields[field] ?? fieldLabel(field, productFormFields);
}

import type { ProductItem } from '#client/graphql/operations.generated.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import type { ReadTerm } from '#rules/search/synonyms.ts';
import { coloursQuery } from '../list-operations.ts';

/**
 * A product in a list, with the requested colour, if any. `isColourUnsure`: the picture may show another colour, because no photo is
 * marked with this one of several.
 */
export type ListedProduct = ProductItem & { color_id?: number; isColourUnsure?: boolean };

/** The colour families requested by a search; none if the filters name colours. */
export function coloursAsked(filtered: readonly string[], terms: readonly ReadTerm[]): readonly string[] {
  return filtered.length > 0 ? filtered : terms.flatMap(({ family }) => family ?? []);
}

/** Products shown in the first of their requested colours; without photos by colour a product keeps its picture. */
export async function inColour(
  query: ShopBridge['query'],
  families: readonly string[],
  products: readonly ProductItem[],
): Promise<ListedProduct[]> {
  if (families.length === 0 || products.length === 0) return [...products];
  const { product_colors } = await query(coloursQuery, { product_ids: products.map(({ id }) => id), families: [...families] });
  return products.map((product) => {
    const color = product_colors.find(({ product_id }) => product_id === product.id);
    if (!color) return product;
    const [photo] = [...color.mockups, ...color.images];
    const isColourUnsure = !photo && (color.product?.colors.length ?? 0) > 1;
    return { ...product, color_id: color.id, image_src: photo?.src ?? product.image_src, isColourUnsure };
  });
}

import type { ProductItem } from '#client/graphql/operations.generated.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import type { ReadTerm } from '#rules/search/synonyms.ts';
import { coloursQuery } from '../list-operations.ts';

/**
 * A product in a list, with the colour that was asked for, if any. `isColourUnsure`: its picture may show another, because none of its
 * photos is said to show this one of several colours.
 */
export type ListedProduct = ProductItem & { color_id?: number; isColourUnsure?: boolean };

/** The families of colours that a search asks for; none where the filters name some. */
export function coloursAsked(filtered: readonly string[], terms: readonly ReadTerm[]): readonly string[] {
  return filtered.length > 0 ? filtered : terms.flatMap(({ family }) => family ?? []);
}

/** Products as they look in the first of their colours that was asked for; one without photos by colour keeps its picture, of its only colour or of any. */
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

import type { SelectProductPageQuery } from '#client/graphql/operations.generated.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { isShown } from '#rules/shop/shown.ts';
import { isWhole, type WholeDesign } from '#storefront/nouns/design/whole-design.ts';

export type ProductPage = NonNullable<SelectProductPageQuery['product_products_by_pk']>;
export type ProductOption = ProductPage['options'][number];

/** The designs to start from whose garment and graphics are all still shown. */
export function templatesOf(product: ProductPage): WholeDesign[] {
  return product.product_templates.flatMap(({ custom }) => (custom && isWhole(custom) ? [custom] : []));
}

/** The photos of the gallery; a product without any shows its own picture. */
export function photosOf(product: ProductPage): string[] {
  const photos = product.product_images.map((image) => image.src);
  return photos.length > 0 ? photos : [product.image_src];
}

/** Mean score with one decimal; null without reviews. */
export function scoreOf({ review_count, review_score_sum }: Pick<ProductPage, 'review_count' | 'review_score_sum'>): number | null {
  return review_count === 0 ? null : Math.round((review_score_sum / review_count) * 10) / 10;
}

/** Where a product stands: it can be bought, everything is gone, or it is no longer sold. */
export function availabilityOf(product: Pick<ProductPage, 'state' | 'stock_count'>): 'on-sale' | 'sold-out' | 'discontinued' {
  if (!isShown(product)) return 'discontinued';
  return isSoldOut(product.stock_count) ? 'sold-out' : 'on-sale';
}

import type { SelectProductPageQuery } from '#client/graphql/types.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import type { CustomItem, ReviewItem } from '#storefront/nouns/fragments.ts';

export type ProductPage = NonNullable<SelectProductPageQuery['product_products_by_pk']>;
export type ProductOption = ProductPage['options'][number];

type Template = NonNullable<ProductPage['product_templates'][number]['custom']>;

/** The designs to start from whose garment and graphics are all still shown. */
export function templatesOf(product: ProductPage): CustomItem[] {
  return product.product_templates.flatMap(({ custom }) => (custom && isWhole(custom) ? [custom] : []));
}

/** The reviews whose product is still shown. */
export function reviewsOf(product: ProductPage): ReviewItem[] {
  return product.reviews.filter((review): review is typeof review & ReviewItem => review.product !== null);
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
  if (product.state !== 'ACT') return 'discontinued';
  return isSoldOut(product.stock_count) ? 'sold-out' : 'on-sale';
}

function isWhole(custom: Template): custom is Template & CustomItem {
  return (
    custom.product?.brand != null &&
    custom.custom_mockups.every((side) => side.mockup_group !== null) &&
    custom.layers.every((layer) => layer.graphic?.artist != null)
  );
}

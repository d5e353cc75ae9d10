import type { SelectProductPageQuery } from '#client/graphql/operations.generated.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { BelowProduct } from './load-below.ts';

/** A product without its description, which the loader sends in the page's language separately. */
export type ProductPage = Omit<NonNullable<SelectProductPageQuery['product_products_by_pk']>, 'add_content' | 'translations' | 'facets'> &
  BelowProduct;
export type ProductOption = ProductPage['options'][number];

export interface Photo {
  src: string;
  /** The garment's colour and side, if it shows one. */
  garment: { color: ProductPage['colors'][number]; side: ProductPage['mockup_groups'][number] } | null;
}

/** The selected fit and colour. */
export interface Look {
  frameId: number | null;
  colorId: number | null;
}

/**
 * The gallery for the selection: every side of the garment in its colour, then the product's photos, those of the colour first and those of
 * other colours last; the product's image when it has none.
 */
export function photosFor(product: ProductPage, { frameId, colorId }: Look): Photo[] {
  const color = product.colors.find((each) => each.id === colorId);
  const frame = frameId ?? product.frames[0]?.id ?? null;
  const sides = color
    ? product.mockup_groups.flatMap((side): Photo[] => {
        const fits = (mockup: ProductPage['mockups'][number]) => mockup.mockup_group_id === side.id && mockup.color_id === color.id;
        const mockup = product.mockups.find((each) => fits(each) && each.frame_id === frame) ?? product.mockups.find(fits);
        return mockup ? [{ src: mockup.src, garment: { color, side } }] : [];
      })
    : [];
  const shown = new Set(sides.map(({ src }) => src));
  const images = product.product_images.length > 0 ? product.product_images : [{ src: product.image_src, color_id: null }];
  const ranked = color ? images.toSorted((one, other) => colourRank(one, color) - colourRank(other, color)) : images;
  return [...sides, ...ranked.flatMap(({ src }): Photo[] => (shown.has(src) ? [] : [{ src, garment: null }]))];
}

/** 0 for a photo of the colour, 1 for one of no particular colour, 2 for one of another. */
function colourRank({ color_id }: { color_id: number | null }, { id }: { id: number }): number {
  if (color_id === null) return 1;
  return color_id === id ? 0 : 2;
}

/** The sold-out options of a product that is still on sale. */
export function soldOutOptions(product: ProductPage): ProductOption[] {
  return isShown(product) ? product.options.filter((option) => isSoldOut(option.stock_count)) : [];
}

/** A product's sizes in the order of its options. */
export function sizesOf({ options }: Pick<ProductPage, 'options'>): string[] {
  return [...new Set(options.map((option) => option.size).filter(Boolean))];
}

/**
 * A size's localized name (`Dotted`, `One size`), if size alone tells the options apart. null next to a fit or colour, where sizes are
 * letters.
 */
export function sizeNameOf({ options, frames, colors }: Pick<ProductPage, 'options' | 'frames' | 'colors'>, size: string) {
  const isAlone = frames.length < 2 && colors.length < 2;
  return (isAlone ? options.find((each) => each.size === size) : undefined)?.name ?? null;
}

/** The mean score to one decimal; null without reviews. */
export function scoreOf({ review_count, review_score_sum }: Pick<ProductPage, 'review_count' | 'review_score_sum'>): number | null {
  return review_count === 0 ? null : Math.round((review_score_sum / review_count) * 10) / 10;
}

/** A product's availability: on sale, sold out, or discontinued. */
export function availabilityOf(product: Pick<ProductPage, 'state' | 'stock_count'>): 'on-sale' | 'sold-out' | 'discontinued' {
  if (!isShown(product)) return 'discontinued';
  return isSoldOut(product.stock_count) ? 'sold-out' : 'on-sale';
}

import type { SelectProductPageQuery } from '#client/graphql/operations.generated.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { isShown } from '#rules/shop/shown.ts';
import { isWhole, type WholeDesign } from '#storefront/nouns/design/whole-design.ts';

/** A product without what is written below it: of that, its page takes the language of its reader along. */
export type ProductPage = Omit<NonNullable<SelectProductPageQuery['product_products_by_pk']>, 'add_content' | 'translations'>;
export type ProductOption = ProductPage['options'][number];

/** The designs to start from whose garment and graphics are all still shown. */
export function templatesOf(product: ProductPage): WholeDesign[] {
  return product.product_templates.flatMap(({ custom }) => (custom && isWhole(custom) ? [custom] : []));
}

/** The photos of the gallery; a product without any shows its own picture. */
function photosOf(product: ProductPage): string[] {
  const photos = product.product_images.map((image) => image.src);
  return photos.length > 0 ? photos : [product.image_src];
}

export interface Photo {
  src: string;
  /** What it shows of the garment, when that was chosen: its colour and side. */
  garment: { color: ProductPage['colors'][number]; side: ProductPage['mockup_groups'][number] } | null;
}

/** The fit and colour a shopper looks at. */
export interface Look {
  frameId: number | null;
  colorId: number | null;
}

/** The photos of the gallery for what is looked at: every side of the garment in its colour first, then the photos of the product. */
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
  return [...sides, ...photosOf(product).flatMap((src): Photo[] => (shown.has(src) ? [] : [{ src, garment: null }]))];
}

/** The options that are sold out while the product itself is still sold. */
export function soldOutOptions(product: ProductPage): ProductOption[] {
  return isShown(product) ? product.options.filter((option) => isSoldOut(option.stock_count)) : [];
}

/** The sizes of a product in the order of its options. */
export function sizesOf({ options }: Pick<ProductPage, 'options'>): string[] {
  return [...new Set(options.map((option) => option.size).filter(Boolean))];
}

/**
 * The name of a size, which has one in each language (`Dotted`, `One size`): that of its option where nothing else tells the options apart. Null
 * beside a fit or a colour, where sizes are letters.
 */
export function sizeNameOf({ options, frames, colors }: Pick<ProductPage, 'options' | 'frames' | 'colors'>, size: string) {
  const isAlone = frames.length < 2 && colors.length === 0;
  return (isAlone ? options.find((each) => each.size === size) : undefined)?.name ?? null;
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

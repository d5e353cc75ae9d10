/** The things a block can show, as stored in management.main_page_items. */
export type ItemType = 'PRODUCT' | 'PRODUCT_CUSTOM' | 'ARTIST' | 'GRAPHIC' | 'REVIEW';

/** The colour and alignment an administrator gives a title or a line, as CSS values. */
export type TitleStyle = {
  color?: string | undefined;
  'background-color'?: string | undefined;
  'text-align'?: 'left' | 'center' | undefined;
};

/** The carousel of a kind of block. */
interface Carousel {
  /** Items shown at once on a phone (specification 9). */
  shown: number;
  /** Items are paired, two to a slide, and a single pair is shown in full (specification 9). */
  isPaired?: true;
}

/**
 * The kinds of blocks on a home page (specification 2, Main page blocks), by type and optional subtype as stored in management.main_pages,
 * with their carousels. The check constraint of that table has the same list. Each kind has one component, and its parts in block-parts.ts.
 */
const carousels = {
  BANNER: { shown: 1 },
  'BANNER PRODUCT': { shown: 1.1, isPaired: true },
  'BANNER GRAPHIC': { shown: 1.1, isPaired: true },
  LINE: null,
  NAVIGATION: null,
  'ITEM PRODUCT_CUSTOM_TEMPLATE': { shown: 1.1 },
  'ITEM PRODUCT': { shown: 2.5 },
  'ITEM ARTIST': { shown: 1.7 },
  'ITEM REVIEW': { shown: 2.2 },
  'THUMBNAIL PRODUCT': { shown: 1.3 },
  'THUMBNAIL CUSTOM': { shown: 1 },
  'THUMBNAIL CUSTOM2': { shown: 1 },
  TAG: { shown: 1.7 },
} as const satisfies Record<string, Carousel | null>;

export type BlockKind = keyof typeof carousels;
export const blockKinds = Object.keys(carousels) as BlockKind[];

/** A kind whose items are shown in a carousel. Other carousels with the same sort of items use these names too. */
export type CarouselKind = { [Kind in BlockKind]: (typeof carousels)[Kind] extends Carousel ? Kind : never }[BlockKind];
export const carouselOf = (kind: CarouselKind): Carousel => carousels[kind];

/** The kind of a block; null for an unknown one. */
export function blockKindOf({ type, sub_type }: { type: string; sub_type: string }): BlockKind | null {
  const kind = sub_type === '' ? type : `${type} ${sub_type}`;
  return blockKinds.find((known) => known === kind) ?? null;
}

import type { BlockKind } from './home-block.ts';

/** Items a carousel shows at once on a phone, by the kind of block (specification 9.33). Other carousels use the kind of their items. */
const shownAtOnce = {
  BANNER: 1,
  'BANNER PRODUCT': 1.1,
  'BANNER GRAPHIC': 1.1,
  'ITEM PRODUCT_CUSTOM_TEMPLATE': 1.1,
  'ITEM PRODUCT': 2.5,
  'ITEM ARTIST': 1.7,
  'ITEM REVIEW': 2.2,
  'THUMBNAIL PRODUCT': 1.3,
  'THUMBNAIL CUSTOM': 1,
  'THUMBNAIL CUSTOM2': 1,
  TAG: 1.7,
} as const satisfies Partial<Record<BlockKind, number>>;
export type CarouselKind = keyof typeof shownAtOnce;

/** Items shown at once on a phone; a banner of items shows 1.1 with more than 2, else 1 (specification 9.33). */
export function carouselItemsShown(kind: CarouselKind, count: number): number {
  return isPaired(kind) && count <= 2 ? 1 : shownAtOnce[kind];
}

/** A carousel wraps around when it holds more than it shows (specification 9.37); a pair of items counts as one. */
export function carouselWraps(kind: CarouselKind, count: number): boolean {
  return (isPaired(kind) ? Math.ceil(count / 2) : count) > carouselItemsShown(kind, count);
}

const isPaired = (kind: CarouselKind) => kind.startsWith('BANNER ');

/** Banner items are paired, two to a slide; the last slide of an odd list holds one (specification 9.36). */
export function pairItems<Item>(items: readonly Item[]): Item[][] {
  const pairs: Item[][] = [];
  for (let start = 0; start < items.length; start += 2) pairs.push(items.slice(start, start + 2));
  return pairs;
}

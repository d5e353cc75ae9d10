/** Kinds of carousels on the home page with the items shown at once on a phone (specification 9). */
const itemsShown = {
  PRODUCT: 2.5,
  ARTIST: 1.7,
  REVIEW: 2.2,
  PRODUCT_CUSTOM_TEMPLATE: 1.1,
  THUMBNAIL_PRODUCT: 1.3,
  THUMBNAIL: 1,
  TAG: 1.7,
} as const;

export type CarouselKind = keyof typeof itemsShown | 'BANNER';

/** Items shown at once: as the table says; a banner shows 1.1 with more than 2 items, else 1 (specification 9). */
export function carouselItemsShown(kind: CarouselKind, count: number): number {
  if (kind === 'BANNER') return count > 2 ? 1.1 : 1;
  return itemsShown[kind];
}

/** A carousel wraps around when it holds more than it shows (specification 9); a banner's pair of items counts as one. */
export function carouselWraps(kind: CarouselKind, count: number): boolean {
  const slides = kind === 'BANNER' ? Math.ceil(count / 2) : count;
  return slides > carouselItemsShown(kind, count);
}

/** Banner items are paired, two to a slide; the last slide of an odd list holds one (specification 9). */
export function pairItems<Item>(items: readonly Item[]): Item[][] {
  const pairs: Item[][] = [];
  for (let start = 0; start < items.length; start += 2) pairs.push(items.slice(start, start + 2));
  return pairs;
}

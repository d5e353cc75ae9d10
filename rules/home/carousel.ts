import { type CarouselKind, carouselOf } from './home-block.ts';

/** Items shown at once on a phone, from the table of block kinds; a banner shows 1.1 with more than 2 items, else 1 (specification 9.33). */
export function carouselItemsShown(kind: CarouselKind, count: number): number {
  const { shown, isPaired } = carouselOf(kind);
  return isPaired && count <= 2 ? 1 : shown;
}

/** A carousel wraps around when it holds more than it shows (specification 9.37); a pair of items counts as one. */
export function carouselWraps(kind: CarouselKind, count: number): boolean {
  const slides = carouselOf(kind).isPaired ? Math.ceil(count / 2) : count;
  return slides > carouselItemsShown(kind, count);
}

/** Banner items are paired, two to a slide; the last slide of an odd list holds one (specification 9.36). */
export function pairItems<Item>(items: readonly Item[]): Item[][] {
  const pairs: Item[][] = [];
  for (let start = 0; start < items.length; start += 2) pairs.push(items.slice(start, start + 2));
  return pairs;
}

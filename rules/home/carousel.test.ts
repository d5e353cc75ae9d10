import { expect, test } from 'vitest';
import { carouselItemsShown, carouselWraps, pairItems } from './carousel.ts';

test('a carousel of nine items shows the number of its block type at once, 2.5 for products', () => {
  expect(carouselItemsShown('ITEM PRODUCT', 9)).toBe(2.5);
  expect(carouselItemsShown('ITEM ARTIST', 9)).toBe(1.7);
  expect(carouselItemsShown('ITEM REVIEW', 9)).toBe(2.2);
  expect(carouselItemsShown('ITEM PRODUCT_CUSTOM_TEMPLATE', 9)).toBe(1.1);
  expect(carouselItemsShown('THUMBNAIL PRODUCT', 9)).toBe(1.3);
  expect(carouselItemsShown('THUMBNAIL CUSTOM', 9)).toBe(1);
  expect(carouselItemsShown('THUMBNAIL CUSTOM2', 9)).toBe(1);
  expect(carouselItemsShown('BANNER', 9)).toBe(1);
  expect(carouselItemsShown('TAG', 9)).toBe(1.7);
});

test('a banner shows 1.1 with more than 2 items, else 1', () => {
  expect(carouselItemsShown('BANNER PRODUCT', 2)).toBe(1);
  expect(carouselItemsShown('BANNER PRODUCT', 3)).toBe(1.1);
});

test('a carousel wraps around when it has more items than it shows', () => {
  expect(carouselWraps('ITEM PRODUCT', 2)).toBe(false);
  expect(carouselWraps('ITEM PRODUCT', 3)).toBe(true);
  expect(carouselWraps('THUMBNAIL CUSTOM', 1)).toBe(false);
  expect(carouselWraps('BANNER PRODUCT', 2)).toBe(false);
  expect(carouselWraps('BANNER PRODUCT', 3)).toBe(true);
});

test('banner items are shown in pairs, and the last one may be single', () => {
  expect(pairItems([1, 2, 3])).toEqual([[1, 2], [3]]);
  expect(pairItems([])).toEqual([]);
});

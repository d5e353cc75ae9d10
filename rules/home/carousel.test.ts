import { expect, test } from 'vitest';
import { carouselItemsShown, carouselWraps, pairItems } from './carousel.ts';

test('items shown are the constants of specification 9', () => {
  expect(carouselItemsShown('PRODUCT', 9)).toBe(2.5);
  expect(carouselItemsShown('ARTIST', 9)).toBe(1.7);
  expect(carouselItemsShown('REVIEW', 9)).toBe(2.2);
  expect(carouselItemsShown('PRODUCT_CUSTOM_TEMPLATE', 9)).toBe(1.1);
  expect(carouselItemsShown('THUMBNAIL_PRODUCT', 9)).toBe(1.3);
  expect(carouselItemsShown('THUMBNAIL', 9)).toBe(1);
  expect(carouselItemsShown('TAG', 9)).toBe(1.7);
});

test('a banner shows 1.1 with more than 2 items, else 1', () => {
  expect(carouselItemsShown('BANNER', 2)).toBe(1);
  expect(carouselItemsShown('BANNER', 3)).toBe(1.1);
});

test('a carousel wraps when it holds more than it shows', () => {
  expect(carouselWraps('PRODUCT', 2)).toBe(false);
  expect(carouselWraps('PRODUCT', 3)).toBe(true);
  expect(carouselWraps('THUMBNAIL', 1)).toBe(false);
  expect(carouselWraps('BANNER', 2)).toBe(false);
  expect(carouselWraps('BANNER', 3)).toBe(true);
});

test('banner items are paired, the last one may stand alone', () => {
  expect(pairItems([1, 2, 3])).toEqual([[1, 2], [3]]);
  expect(pairItems([])).toEqual([]);
});

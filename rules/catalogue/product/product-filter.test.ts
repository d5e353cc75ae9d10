import { expect, test } from 'vitest';
import {
  filterCount,
  filterParameters,
  noFilters,
  priceRange,
  readFilters,
  sizesInOrder,
  tagsOf,
  withChoice,
  withFlag,
  writtenFilters,
} from './product-filter.ts';

const written = 'colour=black,navy&size=L,XL&brand=3&artist=7,9&price=10000-29999&custom=1&stock=in&sale=1';

test('filters written to an address are read back the same, with parameters and values in a fixed order', () => {
  const filters = readFilters(new URLSearchParams(written));
  expect(new URLSearchParams(writtenFilters(filters)).toString()).toBe(new URLSearchParams(written).toString());
  const mixed = new URLSearchParams('sale=1&artist=9,7&stock=in&colour=navy,black,navy&size=XL,L&price=10000-29999&custom=1&brand=3');
  expect(readFilters(mixed)).toEqual(filters);
  expect(Object.keys(writtenFilters(filters))).toEqual(filterParameters);
  expect(filterCount(filters)).toBe(11);
  expect([readFilters(new URLSearchParams('q=a')), writtenFilters(noFilters)]).toEqual([noFilters, {}]);
});

test('unknown filter values are ignored', () => {
  const wrong = new URLSearchParams("colour=%7B%7D,,red&size=';--,280 mm&brand=0,x,4&price=a-b&custom=yes&stock=1");
  expect(readFilters(wrong)).toEqual({ ...noFilters, colour: ['red'], size: ['280 mm'], brand: ['4'] });
  expect(readFilters(new URLSearchParams(`brand=${Array.from({ length: 20 }, (_, id) => id + 1).join()}`)).brand).toHaveLength(12);
  expect(['-', '', '5', '1-2-3', '-5', '9-'].map((price) => readFilters(new URLSearchParams({ price })).price)).toEqual([
    ...[null, null, null, null],
    { from: null, to: 5 },
    { from: 9, to: null },
  ]);
  expect([priceRange(9, 5), priceRange(null, null)]).toEqual([{ from: 5, to: 9 }, null]);
});

test('a product must have one tag of each chosen group and every chosen flag; a group can be left out of the condition', () => {
  const filters = readFilters(new URLSearchParams(written));
  const groups = [['colour:black', 'colour:navy'], ['size:L', 'size:XL'], ['brand:3'], ['artist:7', 'artist:9']];
  expect(tagsOf(filters)).toEqual([...groups, ['is:custom'], ['is:stock'], ['is:sale']]);
  expect(tagsOf(filters, 'colour')).toEqual([...groups.slice(1), ['is:custom'], ['is:stock'], ['is:sale']]);
  expect(tagsOf(filters, 'stock')).toEqual([...groups, ['is:custom'], ['is:sale']]);
});

test('a choice or a flag of a filter is switched on and off', () => {
  const chosen = withFlag(withChoice(noFilters, 'size', 'M'), 'sale');
  expect(chosen).toEqual({ ...noFilters, size: ['M'], flags: ['sale'] });
  expect(withFlag(withChoice(chosen, 'size', 'M'), 'sale')).toEqual(noFilters);
});

test('sizes are sorted from small to large', () => {
  const sizes = ['FREE', 'XL', '270 mm', 'S', 'A5', '3XL', '250 mm', 'M'].map((value) => ({ value }));
  expect(sizesInOrder(sizes).map(({ value }) => value)).toEqual(['S', 'M', 'XL', '3XL', '250 mm', '270 mm', 'A5', 'FREE']);
});

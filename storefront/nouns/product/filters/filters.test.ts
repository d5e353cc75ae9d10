import { expect, test } from 'vitest';
import { noFilters, readFilters, shownCount } from '#rules/catalogue/product/product-filter.ts';
import { narrowedTo } from '../list-operations.ts';
import { isListIndexed } from './load-list.ts';
import { listAddress } from './use-list-address.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('a list is narrowed beside what it is of: one of each group, within the price', () => {
  expect(narrowedTo(noFilters)).toEqual({});
  expect(narrowedTo(read('colour=black,navy&stock=in&price=-9000'))).toEqual({
    facets: {
      _and: [
        { _or: [{ tags: { _contains: ['colour:black'] } }, { tags: { _contains: ['colour:navy'] } }] },
        { _or: [{ tags: { _contains: ['is:stock'] } }] },
      ],
    },
    selling_price: { _lte: 9_000 },
  });
});

test('the address of a list keeps what it is of, then sort and filters in one order, without defaults', () => {
  const before = '?q=%EB%94%B8%EA%B8%B0&sale=1&sort=sales&tab=products&colour=red';
  expect(listAddress('/search', before, read('stock=in&colour=navy,black'), 'low-price')).toBe(
    '/search?q=%EB%94%B8%EA%B8%B0&tab=products&sort=low-price&colour=black%2Cnavy&stock=in',
  );
  expect(listAddress('/category', '?colour=red', noFilters, 'recommendation')).toBe('/category');
});

test('a list is indexed with one filter, not with two; counts above 1,000 are not told exactly', () => {
  expect(['', 'colour=black', 'colour=black&size=L', 'colour=black,navy'].map((query) => isListIndexed({ filters: read(query) }))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(isListIndexed(undefined)).toBe(true);
  expect([12, 1_000, 1_001].map(shownCount)).toEqual(['12', '1,000', '1,000+']);
});

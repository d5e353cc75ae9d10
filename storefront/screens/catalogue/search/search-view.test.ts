import { expect, test } from 'vitest';
import { noFilters } from '#rules/catalogue/product/product-filter.ts';
import { addressOf, viewOf } from './search-view.ts';

test('the address of a search contains query, tab, sort and filters, without defaults', () => {
  const usual = { tab: null, sort: 'recommendation', filters: noFilters, isExact: false } as const;
  expect(addressOf('딸기', usual)).toBe(`/search?q=${encodeURIComponent('딸기')}`);
  const view = {
    tab: 'products',
    sort: 'low-price',
    filters: { ...noFilters, colour: ['black'], flags: ['stock'] },
    isExact: true,
  } as const;
  const address = new URL(addressOf('t-shirt', view), 'https://seam.example');
  expect([address.search, viewOf(address.searchParams)]).toEqual([
    '?q=t-shirt&tab=products&exact=1&sort=low-price&colour=black&stock=in',
    view,
  ]);
  expect(viewOf(new URLSearchParams('q=a&sort=wrong&stock=all'))).toEqual(usual);
});

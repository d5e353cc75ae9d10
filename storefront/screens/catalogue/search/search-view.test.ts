import { expect, test } from 'vitest';
import { addressOf, viewOf } from './search-view.ts';

test('the address of a search holds query, tab and sort, without defaults', () => {
  const usual = { tab: null, sort: 'recommendation', hidesSoldOut: false, isExact: false } as const;
  expect(addressOf('딸기', usual)).toBe(`/search?q=${encodeURIComponent('딸기')}`);
  const view = { tab: 'products', sort: 'low-price', hidesSoldOut: true, isExact: true } as const;
  const address = new URL(addressOf('t-shirt', view), 'https://seam.example');
  expect([address.search, viewOf(address.searchParams)]).toEqual(['?q=t-shirt&tab=products&sort=low-price&stock=in&exact=1', view]);
  expect(viewOf(new URLSearchParams('q=a&sort=wrong&stock=all'))).toEqual(usual);
});

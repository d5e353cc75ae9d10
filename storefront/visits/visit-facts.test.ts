import { expect, test } from 'vitest';
import { urlFor } from '#contract/routes.ts';
import { pageKindOf, searchesIn, stepsIn, worstBurst } from './visit-facts.ts';

const view = (page_path: string) => ({ event: 'page_view', page_path });

test('each step of a visit is counted once, whatever else is in the data layer', () => {
  const product = urlFor('product-id', { id: 3 });
  expect(stepsIn([])).toEqual(['VISIT']);
  expect(
    stepsIn([view('/main'), view(product), view(product), view(urlFor('cart')), { event: 'sign_in_prompt' }, { page_path: 7 }]),
  ).toEqual(['VISIT', 'PRODUCT', 'CART']);
  expect(stepsIn([view(urlFor('order-complete', { id: 7 }))])).toEqual(['VISIT', 'ORDER']);
});

test('the page kind of a visit names no product, order or member', () => {
  expect([urlFor('main'), urlFor('product-id', { id: 3 }), urlFor('product-id', { id: 3 }, { graphic_id: 1 })].map(pageKindOf)).toEqual([
    'home',
    'product',
    'editor',
  ]);
  expect([urlFor('mypage-order-id', { id: 17 }), '/nowhere'].map(pageKindOf)).toEqual(['other', 'other']);
});

test('a search that found nothing is reported once per visit', () => {
  const miss = (search_term: unknown) => ({ event: 'search_miss', search_term });
  const searched = [miss('우산'), miss('우산'), miss(3), { event: 'search_hit', search_term: '딸기' }, view('/search')];
  expect([searchesIn(searched, 'search_miss'), searchesIn(searched, 'search_hit')]).toEqual([['우산'], ['딸기']]);
  expect(
    searchesIn(
      Array.from({ length: 9 }, (_, index) => miss(`${index}`)),
      'search_miss',
    ),
  ).toHaveLength(5);
});

test('layout shifts of one burst are added up, and the next burst starts at zero', () => {
  const shift = (startTime: number, value: number) => ({ startTime, value });
  expect(worstBurst([])).toBe(0);
  expect(worstBurst([shift(0, 0.1), shift(900, 0.2), shift(2_000, 0.25)])).toBeCloseTo(0.3);
  expect(worstBurst(Array.from({ length: 9 }, (_, index) => shift(index * 800, 0.1)))).toBeCloseTo(0.7);
});

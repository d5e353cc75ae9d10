import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const urlOf = (url: string) => pageAddress(url)?.url;

test('a parameter that the route does not declare makes no separate cached page', () => {
  expect(urlOf('/main?x=1')).toBe('/main');
  expect(urlOf('/main?utm_source=a&x=%00')).toBe('/main');
  expect(urlOf('/product/3?product_custom_id=7&x=1')).toBe('/product/3');
  expect(urlOf('/main.data?x=1&index')).toBe('/main.data');
});

test('declared parameters make separate cached pages, in one order, once, and up to a length', () => {
  expect(urlOf('/category?sort=newest&x=1&category=tops&sort=other')).toBe('/category?category=tops&sort=newest');
  expect(urlOf(`/search?q=${'가'.repeat(100)}`)).toBe(urlOf(`/search?q=${'가'.repeat(60)}`));
  expect(urlOf('/search?q=%20hoodie+')).toBe('/search?q=hoodie');
  expect(urlOf('/brand/1/product/A?x=1&graphic_id=2&customize=1')).toBe('/brand/1/product/A?customize=1&graphic_id=2');
});

test('different spellings of one path have one cached page', () => {
  expect(['/main', '/main/', '//main', '/MAIN', '/%6dain', '/main?'].map(urlOf)).toEqual(Array(6).fill('/main'));
  expect(urlOf('/artist/a%2Fb')).toBe('/artist/a%2Fb');
});

test('a literal path segment is matched before a parameter', () => {
  expect(pageAddress('/artist/id')?.route).toBe('artist-id');
  expect(pageAddress('/artist/id/graphic/3')?.route).toBe('artist-id-graphic');
  expect(pageAddress('/artist/haemi/graphic/3')?.route).toBe('artist-name-graphic');
  expect(pageAddress('/order/complete/3')?.route).toBe('order-complete');
  expect(pageAddress('/influencer/1/2')?.route).toBe('influencer-feed');
});

test('all unknown addresses share one cached page', () => {
  for (const url of ['/nothing', '/a/b/c/d?x=1', '/artist/..', `/artist/${'a'.repeat(201)}`]) {
    expect(pageAddress(url)).toEqual({ url: '/-', locale: null, route: null, isData: false, share: 'named' });
  }
});

test('a malformed address has no cached page', () => {
  for (const url of ['http://x/main', '*', '', '/artist/%zz', '/artist/a%00b', '/search?q=%00']) expect(pageAddress(url)).toBeNull();
});

test('a navigation’s data request names its loaders', () => {
  expect(urlOf('/main.data?_routes=main,other,root')).toBe('/main.data?_routes=root%2Cmain');
  expect(urlOf('/main.data?_routes=made-up')).toBe('/main.data');
  expect(urlOf('/_.data?x=1')).toBe('/_.data');
  expect(urlOf('/category.data?sort=newest&_routes=category')).toBe('/category.data?sort=newest&_routes=category');
});

test('the routes behind a page’s links are requested by route', () => {
  expect(urlOf('/__manifest?version=a1&paths=/product/1,/product/2,/made/up&x=1')).toBe(
    '/__manifest?paths=%2Fproduct%2Fid%2C%2F-&version=a1',
  );
});

test('a page with many links requests the route of each, including the last', () => {
  const many = Array.from({ length: 300 }, (_, index) => `/artist/${index}`);
  expect(urlOf(`/__manifest?version=a1&paths=${[...many, '/product/1'].join(',')}`)).toContain('%2Fproduct%2Fid');
});

test('the number of cached pages is limited by kind of route', () => {
  const shareOf = (url: string) => pageAddress(url)?.share;
  expect([shareOf('/main?q=1'), shareOf('/product/3'), shareOf('/search?q=a'), shareOf('/search')]).toEqual([
    'named',
    'item',
    'asked',
    'named',
  ]);
});

test('an address with a language has its own cached page, and an unknown language is a missing page', () => {
  expect(['/en/main', '/EN/Main/', '/cn/product/3?x=1', '/en', '/en/_.data?x=1', '/en/main.data?_routes=main'].map(urlOf)).toEqual([
    ...['/en/main', '/en/main', '/cn/product/3', '/en', '/en/_.data', '/en/main.data?_routes=main'],
  ]);
  expect(pageAddress('/cn/product/3')).toMatchObject({ locale: 'cn', route: 'product-id', share: 'item' });
  expect(['/jp/main', '/ko/main', '/en/en/main', '/en/admin/main/x'].map((url) => pageAddress(url)?.route)).toEqual(Array(4).fill(null));
  expect(pageAddress('/main')?.locale).toBeNull();
});

test('an address with a language has the same routes as the plain address', () => {
  expect(urlOf('/en/__manifest?version=a1&paths=/en/product/1,/en')).toBe('/__manifest?paths=%2Fproduct%2Fid%2C%2F-&version=a1');
});

import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test('a product in the palette opens its office screen where there is one, with its shop page as a second link', () => {
  const product = { id: '7', page: '/product/7' };
  expect(placeOf('products', product, ['/products/:id'])).toEqual({ path: '/products/7', isOfShop: false, page: '/product/7' });
  expect(placeOf('products', product, ['/orders/:id'])).toEqual({ path: '/product/7', isOfShop: true, page: null });
  expect(placeOf('orders', { id: '3', page: null }, ['/orders/:id'])).toEqual({ path: '/orders/3', isOfShop: false, page: null });
  expect(placeOf('orders', { id: '3', page: null }, [])).toBeNull();
});

test('a search result of an artist or a brand opens on an office screen that they may use', () => {
  const paths = ['/to-prepare', '/own-products/:id', '/own-questions/:id'];
  const place = (path: string, page: string | null = null) => ({ path, isOfShop: false, page });
  expect(placeOf('products', { id: '7', page: '/product/7' }, paths)).toEqual(place('/own-products/7', '/product/7'));
  expect(placeOf('questions', { id: '9', page: null }, paths)).toEqual(place('/own-questions/9'));
  const line = { id: '20261120-7K3M9QX', page: null, state: 'PREPARED' } as const;
  expect(placeOf('preparations', line, paths)).toEqual(place('/to-prepare?q=20261120-7K3M9QX&state=PREPARED'));
});

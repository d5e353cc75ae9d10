import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test('a product opens its screen of the office where there is one, with the page of the shop beside it', () => {
  const product = { id: '7', page: '/product/7' };
  expect(placeOf('products', product, ['/products/:id'])).toEqual({ path: '/products/7', isOfShop: false, page: '/product/7' });
  expect(placeOf('products', product, ['/orders/:id'])).toEqual({ path: '/product/7', isOfShop: true, page: null });
  expect(placeOf('orders', { id: '3', page: null }, ['/orders/:id'])).toEqual({ path: '/orders/3', isOfShop: false, page: null });
  expect(placeOf('orders', { id: '3', page: null }, [])).toBeNull();
});

import { expect, test } from 'vitest';
import { productSorts, readSort } from './sorts.ts';

test('products are sorted by recommendation, newest, popularity, sales and price, sold-out last and equal ones by id', () => {
  const ways = Object.entries(productSorts).map(([name, { order }]) => [
    name,
    ...order.map((each) => Object.entries(each).flat().join(' ')),
  ]);
  expect(ways).toEqual([
    ['recommendation', 'is_sold_out asc', 'position asc', 'id asc'],
    ['newest', 'is_sold_out asc', 'is_new desc', 'created_at desc', 'id desc'],
    ['popularity', 'is_sold_out asc', 'like_count desc', 'id desc'],
    ['sales', 'is_sold_out asc', 'sales_count desc', 'id desc'],
    ['low-price', 'is_sold_out asc', 'selling_price asc', 'id asc'],
    ['high-price', 'is_sold_out asc', 'selling_price desc', 'id desc'],
  ]);
});

test('an address names a sort, and an unknown sort is the recommended order', () => {
  expect([readSort('sales'), readSort(null), readSort('toString'), readSort('')]).toEqual([
    'sales',
    'recommendation',
    'recommendation',
    'recommendation',
  ]);
});

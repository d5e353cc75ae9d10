import { expect, test } from 'vitest';
import { otherOptions } from './other-options.ts';

const size = { frame_id: 1, color_id: 2, price: 0, stock_count: 5, is_sold: true };
const options = [
  { ...size, id: 1, stock_count: 0 },
  { ...size, id: 2 },
  { ...size, id: 3, color_id: 3 },
  { ...size, id: 4, price: 1000 },
  { ...size, id: 5, stock_count: 1 },
  { ...size, id: 6, is_sold: false },
];

test('another size of a line has the same garment, colour and price, and enough stock', () => {
  expect(otherOptions(options, { option_id: 1, quantity: 2 }, true).map(({ id }) => id)).toEqual([1, 2]);
  expect(otherOptions(options, { option_id: 9, quantity: 1 }, true)).toEqual([]);
});

test('goods without a design can be exchanged for another colour', () => {
  expect(otherOptions(options, { option_id: 1, quantity: 2 }, false).map(({ id }) => id)).toEqual([1, 2, 3]);
});

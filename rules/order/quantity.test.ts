import { expect, test } from 'vitest';
import { typedQuantity, upperLimit } from './quantity.ts';

test.each([
  ['100', 100_000, 99, 'QUANTITY_MAX'],
  ['150', 100_000, 99, 'QUANTITY_MAX'],
  ['99', 100_000, 99, null],
  ['12', 8, 8, 'STOCK'],
  ['8', 8, 8, null],
  ['100', 99, 99, 'QUANTITY_MAX'],
  ['1.5', 100, 2, 'WHOLE_NUMBER'],
  ['1e3', 100, 2, 'WHOLE_NUMBER'],
  ['-3', 100, 1, 'WHOLE_NUMBER'],
  ['0', 100, 1, 'WHOLE_NUMBER'],
  ['１２', 100, 12, null],
  [' ', 100, 2, null],
] as const)('%j typed with %i in stock becomes %i pieces, never a number of other digits', (typed, stock, quantity, limit) => {
  expect(typedQuantity(typed, 2, stock)).toEqual({ quantity, limit });
});

test('the limit of a cart line is its stock, or 99', () => {
  expect([upperLimit(98), upperLimit(99), upperLimit(100)]).toEqual(['STOCK', 'QUANTITY_MAX', 'QUANTITY_MAX']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchaseRefusal } from '#rules/order/checkout/purchase-refusal.ts';
import { firstBackOn, isLow, isSoldOut, restocked, STOCK_MAX, soldOutLast, stockMoves } from '#rules/order/stock.ts';

const product = { state: 'ACT', deleted_at: null };
const option = { state: 'ACT', stock_count: 3 };

test.each([
  ['enough', { product, option }, 3, null],
  ['more pieces than the stock', { product, option }, 4, 'OUT_OF_STOCK'],
  ['the stock is 0', { product, option: { ...option, stock_count: 0 } }, 1, 'SOLD_OUT'],
  ['no option chosen', { product, option: null }, 1, 'OPTION_REQUIRED'],
  ['option withdrawn', { product, option: { ...option, state: 'STOP' } }, 1, 'PRODUCT_UNAVAILABLE'],
  ['discontinued', { product: { ...product, state: 'DISCONTINUED' }, option }, 1, 'PRODUCT_UNAVAILABLE'],
  ['deleted', { product: { ...product, deleted_at: new Date(0) }, option }, 1, 'PRODUCT_UNAVAILABLE'],
])('stock moves of an order: %s', (_, item, quantity, refusal) => {
  expect(purchaseRefusal(item, quantity)).toBe(refusal);
});

test('stock is set to a number or changed by one, and is never negative or above its maximum', () => {
  expect([restocked(7, { to: 0 }), restocked(7, { by: 5 }), restocked(7, { by: -7 })]).toEqual([0, 12, 0]);
  expect([restocked(7, { by: -8 }), restocked(7, { by: STOCK_MAX }), restocked(7, { to: -1 })]).toEqual([null, null, null]);
});

test('an option is sold out at a stock of 0 or less', () => {
  expect([-1, 0, 1].map(isSoldOut)).toEqual([true, true, false]);
});

test('stock moves keep the number of pieces, name each option once, and have one order for any cart', () => {
  const line = fc
    .record({ product: fc.integer({ min: 1, max: 4 }), option: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 9 }) })
    .map(({ product: p, option: o, quantity }) => ({ product_id: p, option_id: p * 10 + o, quantity }));
  const pieces = (lines: { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const moves = stockMoves(lines);
      expect(pieces(moves)).toBe(pieces(lines));
      expect(new Set(moves.map((move) => move.option_id)).size).toBe(moves.length);
      expect(stockMoves([...lines].reverse())).toEqual(moves);
    }),
    { seed: 20261120 },
  );
});

test('options are locked in the order of their products, whatever their own ids are', () => {
  const lines = [
    [2, 5],
    [1, 9],
    [2, 3],
    [1, 7],
  ].map(([product_id = 0, option_id = 0]) => ({ product_id, option_id, quantity: 1 }));
  expect(stockMoves(lines).map(({ option_id }) => option_id)).toEqual([7, 9, 3, 5]);
});

test('a list puts sold-out items last and keeps every other order; items without stock keep their place', () => {
  const stocks = [0, 3, -1, undefined, 1];
  expect(soldOutLast(stocks, (stock) => stock)).toEqual([3, undefined, 1, 0, -1]);
});

test('an option is low in stock below its limit, and never when the limit is 0', () => {
  expect([4, 5, 0].map((stock) => isLow(stock, 5))).toEqual([true, false, true]);
  expect(isLow(0, 0)).toBe(false);
});

test('the day on which a sold-out option is back is shown until it has passed, and not while the option is in stock', () => {
  const on = (stock_count: number, comes_on: string | null) => ({ stock_count, incoming: comes_on === null ? null : { comes_on } });
  const options = [on(0, '2026-08-21'), on(0, '2026-08-20'), on(3, '2026-08-01'), on(0, null)];
  expect(['2026-07-31', '2026-08-20', '2026-08-21', '2026-08-22'].map((today) => firstBackOn(options, today))).toEqual([
    '2026-08-20',
    '2026-08-20',
    '2026-08-21',
    null,
  ]);
});

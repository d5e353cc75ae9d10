import { expect, test } from 'vitest';
import { firstShopRules } from '../../office/shop-rules.ts';
import { quoteOf } from './quote.ts';

const policy = { id: 1, fee_type: 'CONDITIONAL', fee: 3_000, free_over: 300_000, remote_fee: 4_000, day1: 1, day2: 3 } as const;
const rules = { ...firstShopRules, quantity_steps: '10:10' };
const now = new Date('2026-11-30T03:00:00Z');
const sizes = [
  { name: 'M', quantity: 7 },
  { name: 'L', quantity: 0 },
  { name: 'XL', quantity: 3 },
];

test('a quote has a line for each size, the reached quantity step, delivery, and the tax included in the total', () => {
  expect(quoteOf({ unit_price: 33_000, sizes, policy }, rules, now)).toEqual({
    lines: [
      { size: 'M', quantity: 7, amount: 231_000 },
      { size: 'XL', quantity: 3, amount: 99_000 },
    ],
    ...{
      unit_price: 33_000,
      quantity: 10,
      percent: 10,
      discount: 33_000,
      steps: [{ pieces: 10, percent: 10 }],
      delivery: 3_000,
      total: 300_000,
      vat: 27_273,
      supply: 272_727,
    },
    valid_until: new Date('2026-12-14T14:59:59.000Z'),
  });
});

test('a quote below the first quantity step has no discount', () => {
  const few = quoteOf({ unit_price: 33_000, sizes: sizes.slice(0, 1), policy }, rules, now);
  expect(few).toMatchObject({ percent: 0, discount: 0, delivery: 3_000, total: 234_000 });
});

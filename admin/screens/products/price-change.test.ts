import { expect, test } from 'vitest';
import { isBelowPromotion, priceChangeOf } from './price-change.ts';

test('what the shop would refuse is no change: 0, too many percent, a negative price, no number', () => {
  const percent = (text: string) => priceChangeOf(text, (value) => ({ percent: value }), false);
  expect(percent(' -10 ')).toEqual({ percent: -10, is_discount: false });
  expect(['0', '-0', '500', '-91', '1.5', '', 'ten'].map(percent)).toEqual(Array(7).fill(null));
  const price = (text: string) => priceChangeOf(text, (value) => ({ price: value }), true);
  expect(price('12,900')).toEqual({ price: 12_900, is_discount: true });
  expect(['-5', '100,000,001', '0.5'].map(price)).toEqual([null, null, null]);
});

test('a price below the promotion that runs is known beforehand', () => {
  const row = { price: 20_000, origin_price: 20_000, promotion_price: 15_000 };
  expect([15_000, 14_999].map((price) => isBelowPromotion(row, { price }))).toEqual([false, true]);
  expect(isBelowPromotion({ ...row, promotion_price: null }, { price: 1 })).toBe(false);
});

import { expect, test } from 'vitest';
import { standingRefusal } from './number-refusal.ts';

test('the error of a coupon number is cleared when a coupon is added, not when one is used or ends', () => {
  const refusal = { sentence: 'Please check the coupon number.', heldCount: 3 };
  expect(standingRefusal(null, 3)).toBeNull();
  expect(standingRefusal(refusal, 3)).toBe(refusal.sentence);
  expect(standingRefusal(refusal, 2)).toBe(refusal.sentence);
  expect(standingRefusal(refusal, 4)).toBeNull();
});

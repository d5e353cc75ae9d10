import { expect, test } from 'vitest';
import { standingRefusal } from './number-refusal.ts';

test('a refused number is forgotten once another coupon came, and not because one was used or ended', () => {
  const refusal = { sentence: 'Please check the coupon number.', heldCount: 3 };
  expect(standingRefusal(null, 3)).toBeNull();
  expect(standingRefusal(refusal, 3)).toBe(refusal.sentence);
  expect(standingRefusal(refusal, 2)).toBe(refusal.sentence);
  expect(standingRefusal(refusal, 4)).toBeNull();
});

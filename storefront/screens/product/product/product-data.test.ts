import { expect, test } from 'vitest';
import { scoreOf } from './product-data.ts';

test('the average score has one decimal, and without reviews there is none', () => {
  expect(scoreOf({ review_count: 0, review_score_sum: 0 })).toBeNull();
  expect(scoreOf({ review_count: 3, review_score_sum: 14 })).toBe(4.7);
  expect(scoreOf({ review_count: 2, review_score_sum: 9 })).toBe(4.5);
});

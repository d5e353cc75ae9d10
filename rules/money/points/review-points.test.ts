import { expect, test } from 'vitest';
import { firstShopRules } from '../../office/shop-rules.ts';
import { reviewPoints } from './review-points.ts';

const rules = { review_text_points: 300, review_photo_points: 200 };

test('a review earns points for its text, and once more for any number of photos', () => {
  const total = (photos: number) => reviewPoints(photos, rules).reduce((sum, { amount }) => sum + amount, 0);
  expect([0, 1, 5].map(total)).toEqual([300, 500, 500]);
  expect(reviewPoints(3, firstShopRules)).toEqual([
    { reason: 'REVIEW', amount: 500 },
    { reason: 'PHOTO_REVIEW', amount: 500 },
  ]);
});

test('a review that earns no points writes no point entry', () => {
  expect(reviewPoints(2, { review_text_points: 0, review_photo_points: 200 })).toEqual([{ reason: 'PHOTO_REVIEW', amount: 200 }]);
  expect(reviewPoints(0, { review_text_points: 0, review_photo_points: 200 })).toEqual([]);
});

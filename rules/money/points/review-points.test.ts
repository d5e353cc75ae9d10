import { expect, test } from 'vitest';
import { REVIEW_PHOTO_POINTS, REVIEW_TEXT_POINTS, reviewPoints } from './review-points.ts';

test('a review earns for its words, and once more for photos however many', () => {
  const total = (photos: number) => reviewPoints(photos).reduce((sum, { amount }) => sum + amount, 0);
  expect(total(0)).toBe(REVIEW_TEXT_POINTS);
  expect([1, 5].map(total)).toEqual(Array(2).fill(REVIEW_TEXT_POINTS + REVIEW_PHOTO_POINTS));
  expect(reviewPoints(3).map(({ reason }) => reason)).toEqual(['REVIEW', 'PHOTO_REVIEW']);
});

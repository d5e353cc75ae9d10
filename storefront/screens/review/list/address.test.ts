import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightRange, rangeStarts, weightRange } from '#rules/community/review.ts';
import { reviewScores } from '#rules/community/review-score.ts';
import { reviewSorts } from '#storefront/nouns/review/list-operations.ts';
import { isFiltered, isPhotosFirst, type ReviewWish, readWish, sortedBy, unfiltered, wishFilter, wishUrl } from './address.ts';

const wishes = fc.record({
  productId: fc.option(fc.integer({ min: 1, max: 1e9 })),
  sort: fc.constantFrom(...(Object.keys(reviewSorts) as ReviewWish['sort'][])),
  view: fc.constantFrom('photos' as const, 'all' as const, null),
  hasPhotosOnly: fc.boolean(),
  score: fc.option(fc.constantFrom(...reviewScores)),
  height: fc.option(fc.constantFrom(...rangeStarts(heightRange))),
  weight: fc.option(fc.constantFrom(...rangeStarts(weightRange))),
});

test('the chosen filters are written to the address and read back', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      expect(readWish(new URL(wishUrl(wish), 'http://shop').searchParams)).toEqual(wish);
    }),
  );
});

test('meaningless parameters of a review list’s address are ignored', () => {
  const wish = readWish(new URLSearchParams('product_id=-1&sort=best&height=171&weight=heavy&photo=yes&score=6'));
  expect(wish).toEqual({ productId: null, sort: 'newest', view: null, hasPhotosOnly: false, score: null, height: null, weight: null });
  expect(isFiltered(wish)).toBe(false);
  expect(wishFilter(wish)).toEqual({ deleted_at: { _is_null: true }, state: { _eq: 'ACT' } });
});

test('a chosen sort is applied exactly, unless photos first is chosen too', () => {
  expect(isPhotosFirst({ sort: 'newest', view: null })).toBe(true);
  for (const sort of ['popularity', 'high-score', 'low-score'] as const) {
    expect([sort, isPhotosFirst({ sort, view: null })]).toEqual([sort, false]);
    expect(isPhotosFirst({ sort, view: 'photos' })).toBe(true);
  }
  expect(isPhotosFirst({ sort: 'newest', view: 'all' })).toBe(false);
});

test('another sort keeps the choice between photos first and all', () => {
  const plain = readWish(new URLSearchParams());
  expect(isPhotosFirst(sortedBy(plain, 'high-score'))).toBe(true);
  expect(isPhotosFirst(sortedBy({ ...plain, view: 'all' }, 'high-score'))).toBe(false);
  expect(isPhotosFirst(sortedBy({ ...plain, sort: 'low-score' }, 'high-score'))).toBe(false);
});

test('a score shows only its reviews until it is cleared', () => {
  const wish = readWish(new URLSearchParams('score=2'));
  expect([wish.score, isFiltered(wish), wishFilter(wish).score]).toEqual([2, true, { _eq: 2 }]);
  expect(isFiltered(unfiltered(wish))).toBe(false);
});

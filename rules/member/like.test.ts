import { expect, test } from 'vitest';
import { isLikeOn, likedCount, nextLike } from './like.ts';

const now = '2026-11-20T03:00:00.000Z';

test('the first press of a heart creates the like, further presses switch it off and on', () => {
  expect(nextLike(null, now)).toEqual({ write: 'insert' });
  expect(nextLike({ deleted_at: null }, now)).toEqual({ write: 'update', deleted_at: now });
  expect(nextLike({ deleted_at: '2026-01-01T00:00:00Z' }, now)).toEqual({ write: 'update', deleted_at: null });
});

test('the like count changes by one and never goes below zero', () => {
  expect(likedCount(3, true)).toBe(4);
  expect(likedCount(3, false)).toBe(2);
  expect(likedCount(0, false)).toBe(0);
});

test('a like is on when its row exists and is not marked deleted', () => {
  expect([isLikeOn(null), isLikeOn({ deleted_at: null }), isLikeOn({ deleted_at: now })]).toEqual([false, true, false]);
});

import { expect, test } from 'vitest';
import { isNewToFollower, nextVisit } from './follow.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute));

test('a reload and a way back keep what is new; the next visit begins where the last one ended', () => {
  const first = nextVisit({ visitedAt: null, newSince: null }, at(0));
  expect(first).toEqual({ visitedAt: at(0), newSince: null });
  const reload = nextVisit(first, at(29));
  expect(reload).toEqual({ visitedAt: at(29), newSince: null });
  const second = nextVisit(reload, at(59));
  expect(second).toEqual({ visitedAt: at(59), newSince: at(29) });
  expect(nextVisit(second, at(60))).toEqual({ visitedAt: at(60), newSince: at(29) });
});

test('new is what came out after the following and after the visit before', () => {
  const time = (minute: number) => at(minute).toISOString();
  const follower = { followedAt: time(10), newSince: null };
  expect([9, 10, 11].map((minute) => isNewToFollower(time(minute), follower))).toEqual([false, false, true]);
  const returning = { followedAt: time(10), newSince: time(20) };
  expect([11, 20, 21].map((minute) => isNewToFollower(time(minute), returning))).toEqual([false, false, true]);
  expect(isNewToFollower(null, follower)).toBe(false);
});

import { expect, test } from 'vitest';
import { isNewToFollower, nextVisit } from './follow.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute));

test('a reload and Back keep the new marks; the next visit starts where the last one ended', () => {
  const first = nextVisit({ visitedAt: null, newSince: null, seenUntil: null }, { now: at(0), newest: 'a' });
  expect(first).toEqual({ visitedAt: at(0), newSince: null, seenUntil: 'a' });
  const reload = nextVisit(first, { now: at(29), newest: 'b' });
  expect(reload).toEqual({ visitedAt: at(29), newSince: null, seenUntil: 'b' });
  const second = nextVisit(reload, { now: at(59), newest: 'c' });
  expect(second).toEqual({ visitedAt: at(59), newSince: 'b', seenUntil: 'c' });
  expect(nextVisit(second, { now: at(60), newest: 'd' })).toEqual({ visitedAt: at(60), newSince: 'b', seenUntil: 'd' });
});

test('news of follows that were seen stay seen after a time without follows', () => {
  const seen = nextVisit({ visitedAt: at(0), newSince: null, seenUntil: 'a' }, { now: at(59), newest: null });
  expect(seen).toEqual({ visitedAt: at(59), newSince: 'a', seenUntil: 'a' });
});

test('a graphic is new when it was published after the follow and after the previous visit', () => {
  const time = (minute: number) => at(minute).toISOString();
  const follower = { created_at: time(10), visit: { new_since: null } };
  expect([9, 10, 11].map((minute) => isNewToFollower(time(minute), follower))).toEqual([false, false, true]);
  const returning = { created_at: time(10), visit: { new_since: time(20) } };
  expect([11, 20, 21].map((minute) => isNewToFollower(time(minute), returning))).toEqual([false, false, true]);
  expect(isNewToFollower(null, follower)).toBe(false);
  expect(isNewToFollower(time(59), { ...follower, visit: null })).toBe(false);
});

import { expect, test } from 'vitest';
import { doublingWait, nextTry } from '#rules/shop/retry.ts';

test('a wait doubles with each failure in a row, up to a maximum', () => {
  const waits = { firstMs: 50, longestMs: 30_000 };
  expect([0, 1, 2, 9, 10, 5_000].map((failures) => doublingWait(failures, waits))).toEqual([50, 100, 200, 25_600, 30_000, 30_000]);
});

test('a failed row is retried after 2, 4 and 8 minutes, and after at most six hours', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const minutes = [1, 2, 3, 9, 5_000].map((tries) => (nextTry(tries, now).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([2, 4, 8, 360, 360]);
});

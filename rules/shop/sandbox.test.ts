import { expect, test } from 'vitest';
import { mayMove, sandboxDays, stepsOf } from './sandbox.ts';

test('jobs run after each day on the way and at the end, never beyond it', () => {
  const from = new Date('2026-11-20T03:00:00Z');
  const after = (hours: number) => new Date(from.getTime() + hours * 3_600_000);
  expect(stepsOf(from, after(50))).toEqual([after(24), after(48), after(50)]);
  expect(stepsOf(from, after(24))).toEqual([after(24)]);
  expect(stepsOf(from, from)).toEqual([]);
  expect(stepsOf(from, after(-24))).toEqual([]);
});

test('a clock moves whole days ahead, a month at once and 400 days in all', () => {
  expect([1, sandboxDays.step].map((days) => mayMove(0, days))).toEqual([true, true]);
  expect([0, -1, 1.5, sandboxDays.step + 1].map((days) => mayMove(0, days))).toEqual([false, false, false, false]);
  expect(mayMove(sandboxDays.most * 86_400, 1)).toBe(false);
});

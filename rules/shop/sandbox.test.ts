import { expect, test } from 'vitest';
import { mayMove, sandboxDays, stepsOf } from './sandbox.ts';

test('jobs run on each Korean morning of a clock move and at its end, and never outside it', () => {
  const steps = (from: string, to: string) => stepsOf(new Date(from), new Date(to)).map((at) => at.toISOString());
  expect(steps('2026-11-20T14:40:00Z', '2026-11-22T14:40:00Z')).toEqual([
    '2026-11-21T01:30:00.000Z',
    '2026-11-22T01:30:00.000Z',
    '2026-11-22T14:40:00.000Z',
  ]);
  expect(steps('2026-11-20T01:30:00Z', '2026-11-21T01:30:00Z')).toEqual(['2026-11-21T01:30:00.000Z']);
  expect(steps('2026-11-20T01:29:00Z', '2026-11-20T01:31:00Z')).toEqual(['2026-11-20T01:30:00.000Z', '2026-11-20T01:31:00.000Z']);
  expect(steps('2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z')).toEqual([]);
  expect(steps('2026-11-20T03:00:00Z', '2026-11-12T03:00:00Z')).toEqual([]);
});

test('the sandbox clock moves by whole days, at most a month at once and 400 days in all', () => {
  expect([1, sandboxDays.step].map((days) => mayMove(0, days))).toEqual([true, true]);
  expect([0, -1, 1.5, sandboxDays.step + 1].map((days) => mayMove(0, days))).toEqual([false, false, false, false]);
  expect(mayMove(sandboxDays.most * 86_400, 1)).toBe(false);
});

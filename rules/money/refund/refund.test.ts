import { expect, test } from 'vitest';
import { nextTry } from '#rules/shop/retry.ts';
import { refundOf } from './refund.ts';

const given = (amount: number, status: 'SUCCEEDED' | 'REQUESTED' | 'FAILED') => ({ amount, status });

test.each([
  ['nothing asked', false, [], 'DUE', 100],
  ['all back', true, [given(100, 'SUCCEEDED')], 'BACK', 0],
  ['asked for, not done', false, [given(100, 'REQUESTED')], 'UNDER_WAY', 0],
  ['asked for, and called cancelled before it is back', true, [given(100, 'REQUESTED')], 'UNDER_WAY', 0],
  ['failed', false, [given(100, 'FAILED')], 'DUE', 100],
  ['failed, then back', true, [given(100, 'FAILED'), given(100, 'SUCCEEDED')], 'BACK', 0],
  ['a part back', false, [given(30, 'SUCCEEDED')], 'DUE', 70],
  ['a part back, the rest asked for', false, [given(30, 'SUCCEEDED'), given(70, 'REQUESTED')], 'UNDER_WAY', 0],
  ['cancelled without a list', true, [], 'BACK', 0],
] as const)('the next step of a refund: %s', (_, isCancelled, cancellations, step, rest) => {
  expect(refundOf({ isCancelled, total: 100, cancellations })).toMatchObject({ step, rest });
});

test('what was given back elsewhere is not given back again', () => {
  const facts = { isCancelled: false, total: 100, elsewhere: 40 };
  expect(refundOf({ ...facts, cancellations: [] })).toMatchObject({ step: 'DUE', rest: 60 });
  expect(refundOf({ ...facts, cancellations: [given(60, 'SUCCEEDED')] })).toMatchObject({ step: 'BACK', rest: 0 });
});

test('attempts of a refund wait longer each time, at most six hours', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const minutes = [1, 2, 3, 8, 9, 400].map((tries) => (nextTry(tries, now).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([2, 4, 8, 256, 360, 360]);
});

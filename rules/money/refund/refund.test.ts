import { expect, test } from 'vitest';
import { nextTry } from '#rules/shop/retry.ts';
import { cancellationStatesIn, cancelledOutside, claimRefundStep, reasonOfClaim, refundOf } from './refund.ts';

const given = (amount: number, status: 'SUCCEEDED' | 'REQUESTED' | 'FAILED') => ({ amount, status });

test.each([
  ['no refund was requested', false, [], 'DUE', 100],
  ['everything is refunded', true, [given(100, 'SUCCEEDED')], 'BACK', 0],
  ['requested, not complete', false, [given(100, 'REQUESTED')], 'UNDER_WAY', 0],
  ['requested, and reported as cancelled before the refund is complete', true, [given(100, 'REQUESTED')], 'UNDER_WAY', 0],
  ['failed', false, [given(100, 'FAILED')], 'DUE', 100],
  ['failed, then refunded', true, [given(100, 'FAILED'), given(100, 'SUCCEEDED')], 'BACK', 0],
  ['a part is refunded', false, [given(30, 'SUCCEEDED')], 'DUE', 70],
  ['a part is refunded, the rest is requested', false, [given(30, 'SUCCEEDED'), given(70, 'REQUESTED')], 'UNDER_WAY', 0],
  ['cancelled without a list', true, [], 'BACK', 0],
] as const)('the next step of a refund: %s', (_, isCancelled, cancellations, step, rest) => {
  expect(refundOf({ isCancelled, total: 100, cancellations })).toMatchObject({ step, rest });
});

test('an amount refunded elsewhere is not refunded again', () => {
  const facts = { isCancelled: false, total: 100, elsewhere: 40 };
  expect(refundOf({ ...facts, cancellations: [] })).toMatchObject({ step: 'DUE', rest: 60 });
  expect(refundOf({ ...facts, cancellations: [given(60, 'SUCCEEDED')] })).toMatchObject({ step: 'BACK', rest: 0 });
});

test('attempts of a refund wait longer each time, at most six hours', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const minutes = [1, 2, 3, 8, 9, 400].map((tries) => (nextTry(tries, now).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([2, 4, 8, 256, 360, 360]);
});

test('open cancellations are those not refunded yet, whether failed or requested', () => {
  const [back, failed, asked] = [given(10, 'SUCCEEDED'), given(20, 'FAILED'), given(30, 'REQUESTED')];
  expect(refundOf({ isCancelled: false, total: 100, cancellations: [back, failed, asked] }).open).toEqual([failed, asked]);
});

test('the cancellation states with a meaning are listed for SQL', () => {
  expect(['back', 'asked', 'failed'].map((meaning) => cancellationStatesIn(meaning as 'back'))).toEqual([
    ['SUCCEEDED'],
    ['REQUESTED'],
    ['FAILED'],
  ]);
});

const ofClaim = (claimId: number, amount: number, status: 'SUCCEEDED' | 'REQUESTED' | 'FAILED') => ({
  ...given(amount, status),
  reason: reasonOfClaim(claimId, 'a part'),
});
test.each([
  ['not requested', [], 'DUE', null],
  ['only another claim has a refund', [ofClaim(8, 1, 'SUCCEEDED')], 'DUE', null],
  ['the mark of a claim is inside the reason', [{ ...given(1, 'SUCCEEDED'), reason: 'see [C7] there' }], 'DUE', null],
  ['failed', [ofClaim(7, 1, 'FAILED'), ofClaim(7, 2, 'FAILED')], 'FAILED', 2],
  ['failed, then requested', [ofClaim(7, 1, 'FAILED'), ofClaim(7, 2, 'REQUESTED')], 'UNDER_WAY', 2],
  ['requested, then refunded', [ofClaim(7, 1, 'REQUESTED'), ofClaim(7, 2, 'SUCCEEDED'), ofClaim(77, 3, 'SUCCEEDED')], 'BACK', 2],
] as const)('the refund of claim 7 at the provider: %s', (_, cancellations, step, amount) => {
  const found = claimRefundStep(7, cancellations);
  expect([found.step, found.latest?.amount ?? null]).toEqual([step, amount]);
});

test('money cancelled outside the shop is a cancellation that no claim names and that did not fail', () => {
  const outside = (amount: number, status: 'SUCCEEDED' | 'REQUESTED' | 'FAILED') => ({ ...given(amount, status), reason: 'console' });
  expect(cancelledOutside([ofClaim(7, 1, 'SUCCEEDED'), outside(10, 'SUCCEEDED'), outside(20, 'REQUESTED'), outside(40, 'FAILED')])).toBe(
    30,
  );
});

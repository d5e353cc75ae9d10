import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositDeadline } from '#rules/member/retention.ts';
import {
  isOurPayment,
  mayFollow,
  mayStillBePaid,
  type PaymentState,
  paymentIs,
  paymentStates,
  paymentStatesIn,
  paymentStateList as states,
} from '#rules/money/payment-state.ts';

const DAY = 86_400_000;

test('a failed payment attempt can still be paid; a paid one can neither fail nor wait again', () => {
  expect(mayFollow('FAILED', 'PAID')).toBe(true);
  for (const news of ['READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'FAILED', 'PAID', 'MISMATCH'] as const) {
    expect(mayFollow('PAID', news)).toBe(false);
  }
});

test('payment events in any order end in the same state once money was paid', () => {
  const follow = (news: readonly PaymentState[]) =>
    news.reduce((known, each) => (mayFollow(known, each) ? each : known), 'READY' as PaymentState);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['READY', 'PAY_PENDING', 'FAILED', 'PAID', 'CANCELLED'] as PaymentState[], { minLength: 5 }),
      (news) => {
        expect(follow(news)).toBe('CANCELLED');
      },
    ),
    { seed: 20261120 },
  );
  for (const state of states) expect(mayFollow(state, 'READY')).toBe(false);
});

test('an account that awaits its deposit is open, and what pays the order was requested', () => {
  for (const state of paymentStatesIn('account')) expect(paymentIs(state, 'open') && paymentIs(state, 'binds')).toBe(true);
  expect(paymentStatesIn('new')).toEqual(['READY']);
  expect(paymentStatesIn('refused')).toEqual(['MISMATCH']);
  expect(paymentStatesIn('cancelled')).toEqual(['CANCELLED']);
});

test('an account is watched a day longer than the alert of docs/operating.md waits, and the alert waits longer than a deposit may', () => {
  const justAfterMidnight = new Date('2026-11-19T15:00:00Z');
  const depositMs = depositDeadline(justAfterMidnight, 7).getTime() - justAfterMidnight.getTime();
  expect(depositMs).toBeLessThanOrEqual(8 * DAY);
  expect(paymentStates.VIRTUAL_ACCOUNT_ISSUED.watch.hours * 3_600_000).toBe(9 * DAY + DAY);
});

test('the open payment states are those that the provider can still decide', () => {
  expect(paymentStatesIn('open')).toEqual(['READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED']);
});

test('an open or failed attempt can still be paid; only a paid or partly cancelled attempt counts as paid', () => {
  expect(states.filter(mayStillBePaid)).toEqual(['READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'FAILED']);
  expect(paymentStatesIn('pays')).toEqual(['PAID', 'PARTIAL_CANCELLED']);
});

test.each([
  ['amount, currency and store as requested', {}, true, true],
  ['another amount', { total: 100 }, true, false],
  ['another currency', { currency: 'USD' }, true, false],
  ['another store', { storeId: 'store-other' }, true, false],
  ['the test channel in a demonstration', { isTestChannel: true }, true, true],
  ['the test channel in a live shop', { isTestChannel: true }, false, false],
])('a provider’s notice moves a payment by its state: %s', (_, change, acceptsTestChannel, ours) => {
  const seen = { storeId: 'store-1', currency: 'KRW', total: 38_900, isTestChannel: false, ...change };
  expect(isOurPayment(seen, { storeId: 'store-1', amount: 38_900, acceptsTestChannel })).toBe(ours);
});

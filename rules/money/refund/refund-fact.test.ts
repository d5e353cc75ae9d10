import { expect, test } from 'vitest';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { isStillWrittenOff, type RefundedPayment, refundDays, refundFact } from './refund-fact.ts';

const friday = new Date('2026-11-20T03:00:00Z');
const monday = new Date('2026-11-23T03:00:00Z');
const owed: RefundedPayment = {
  method: 'CARD',
  amount: 33_000,
  refund_amount: null,
  paid_at: '2026-11-18T03:00:00Z',
  refund_since: friday,
  refund_asked_at: null,
  refunded_at: null,
  needs_refund_account: false,
};
const told = (payment: RefundedPayment, now = friday) => {
  const fact = refundFact(payment, now);
  return fact && { ...fact, expectedBy: fact.expectedBy && koreanDay(fact.expectedBy), since: koreanDay(fact.since) };
};

test('money that is not owed, or never came, is no refund', () => {
  expect(refundFact({ ...owed, refund_since: null }, friday)).toBeNull();
  expect(refundFact({ ...owed, paid_at: null }, friday)).toBeNull();
});

test('a card is under way for seven working days, then it is late, and back when the provider says so', () => {
  const underWay = { state: 'UNDER_WAY', amount: 33_000, since: '2026-11-20', backAt: null, expectedBy: '2026-12-01', isLate: false };
  expect(told(owed)).toEqual(underWay);
  expect(told(owed, new Date('2026-12-01T14:59:58Z'))).toEqual(underWay);
  expect(told(owed, new Date('2026-12-01T15:00:00Z'))).toMatchObject({ state: 'UNDER_WAY', isLate: true });
  expect(told({ ...owed, refunded_at: monday }, new Date('2027-01-01'))).toMatchObject({ state: 'BACK', backAt: monday, isLate: false });
});

test('a deposit waits for an account, then a bank takes two working days from the moment it was asked', () => {
  const deposit: RefundedPayment = { ...owed, method: 'VIRTUAL_ACCOUNT', refund_amount: 1_000, needs_refund_account: true };
  expect(told(deposit)).toMatchObject({ state: 'ACCOUNT_NEEDED', amount: 1_000, expectedBy: null });
  const asked = { ...deposit, needs_refund_account: false, refund_asked_at: monday.toISOString() };
  expect(told(asked, monday)).toMatchObject({ state: 'UNDER_WAY', since: '2026-11-20', expectedBy: '2026-11-25' });
});

test('the statement of a card lags behind the provider, an account does not', () => {
  const back = refundFact({ ...owed, refunded_at: friday }, friday)?.expectedBy?.toISOString() ?? null;
  expect(isStillWrittenOff('CARD', back, monday)).toBe(true);
  expect(isStillWrittenOff('CARD', back, new Date('2026-12-02'))).toBe(false);
  expect(isStillWrittenOff('VIRTUAL_ACCOUNT', back, monday)).toBe(false);
  expect([refundDays('KAKAO_PAY'), refundDays('VIRTUAL_ACCOUNT')]).toEqual([
    { from: 3, to: 7 },
    { from: 1, to: 2 },
  ]);
});

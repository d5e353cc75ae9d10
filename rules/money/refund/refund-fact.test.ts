import { expect, test } from 'vitest';
import { koreanDay } from '#rules/shop/korean-time.ts';
import {
  isAccountNeeded,
  isRefundBack,
  isRefundUnderWay,
  isStillWrittenOff,
  type RefundedPart,
  type RefundedPayment,
  refundDays,
  refundFacts,
  refundStates,
  unacceptedMoney,
} from './refund-fact.ts';

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
  is_settled_elsewhere: false,
  claim_refunds: [],
};
const refundFact = (payment: RefundedPayment, now: Date) => refundFacts(payment, now)[0] ?? null;
const told = (payment: RefundedPayment, now = friday) => {
  const fact = refundFact(payment, now);
  return fact && { ...fact, expectedBy: fact.expectedBy && koreanDay(fact.expectedBy), since: koreanDay(fact.since) };
};

test('every refund state is waiting, under way or done', () => {
  const meanings = [isAccountNeeded, isRefundUnderWay, isRefundBack];
  expect(refundStates.map((state) => meanings.findIndex((means) => means({ state })))).toEqual([0, 1, 2]);
});

test('money that is not owed, or was never paid, counts as no refund', () => {
  expect(refundFact({ ...owed, refund_since: null }, friday)).toBeNull();
  expect(refundFact({ ...owed, paid_at: null }, friday)).toBeNull();
});

test('a card refund is under way for seven working days, then late, and done when the provider confirms it', () => {
  const underWay = {
    claimId: null,
    state: 'UNDER_WAY',
    amount: 33_000,
    since: '2026-11-20',
    backAt: null,
    expectedBy: '2026-12-01',
    isLate: false,
    isSettledElsewhere: false,
  };
  expect(told(owed)).toEqual(underWay);
  expect(told(owed, new Date('2026-12-01T14:59:58Z'))).toEqual(underWay);
  expect(told(owed, new Date('2026-12-01T15:00:00Z'))).toMatchObject({ state: 'UNDER_WAY', isLate: true });
  expect(told({ ...owed, refunded_at: monday }, new Date('2027-01-01'))).toMatchObject({ state: 'BACK', backAt: monday, isLate: false });
});

test('a deposit refund waits for an account; then the bank takes two working days from the request', () => {
  const deposit: RefundedPayment = { ...owed, method: 'VIRTUAL_ACCOUNT', refund_amount: 1_000, needs_refund_account: true };
  expect(told(deposit)).toMatchObject({ state: 'ACCOUNT_NEEDED', amount: 1_000, expectedBy: null });
  const asked = { ...deposit, needs_refund_account: false, refund_asked_at: monday.toISOString() };
  expect(told(asked, monday)).toMatchObject({ state: 'UNDER_WAY', since: '2026-11-20', expectedBy: '2026-11-25' });
});

test('a card statement shows a refund later than the provider, a bank account does not', () => {
  const back = refundFact({ ...owed, refunded_at: friday }, friday)?.expectedBy?.toISOString() ?? null;
  expect(isStillWrittenOff('CARD', back, monday)).toBe(true);
  expect(isStillWrittenOff('CARD', back, new Date('2026-12-02'))).toBe(false);
  expect(isStillWrittenOff('VIRTUAL_ACCOUNT', back, monday)).toBe(false);
  expect([refundDays('KAKAO_PAY'), refundDays('VIRTUAL_ACCOUNT')]).toEqual([
    { from: 3, to: 7 },
    { from: 1, to: 2 },
  ]);
});

test('refund facts show each claim’s refund with sum and day, and an ended payment’s rest without counting a part twice', () => {
  const part = (claim_id: number, amount: number, about: Partial<RefundedPart> = {}): RefundedPart => ({
    claim_id,
    amount,
    state: 'BACK',
    is_whole: false,
    owed_since: '2026-11-19T03:00:00Z',
    asked_at: null,
    back_at: '2026-11-19T04:00:00Z',
    ...about,
  });
  const parts = [
    part(1, 10_000),
    part(2, 3_000, { state: 'ASKED', owed_since: '2026-11-20T02:00:00Z', asked_at: '2026-11-20T02:00:00Z', back_at: null }),
    part(3, 0, { state: 'NONE', back_at: null }),
    part(4, 20_000, { is_whole: true }),
  ];
  const facts = refundFacts({ ...owed, refunded_at: friday, claim_refunds: parts }, friday);
  expect(facts.map(({ claimId, state, amount, backAt }) => [claimId, state, amount, backAt && koreanDay(backAt)])).toEqual([
    [null, 'BACK', 20_000, '2026-11-20'],
    [2, 'UNDER_WAY', 3_000, null],
    [1, 'BACK', 10_000, '2026-11-19'],
  ]);
  const left = refundFacts(
    { ...owed, refund_since: null, claim_refunds: [part(5, 9_000, { state: 'ACCOUNT_NEEDED', back_at: null })] },
    friday,
  );
  expect(left).toMatchObject([{ claimId: 5, state: 'ACCOUNT_NEEDED', amount: 9_000, expectedBy: null }]);
});

test('money that paid no order has a reason: another amount, a second payment, or too late', () => {
  const came = { status: 'MISMATCH', amount: 100, refund_amount: null, paid_at: friday } as const;
  const facts = { asked: 100, came: 100, paid_at: friday.toISOString() };
  expect(unacceptedMoney(came, false)).toEqual({ ...facts, why: 'LATE' });
  expect(unacceptedMoney(came, true)).toEqual({ ...facts, why: 'TWICE' });
  expect(unacceptedMoney({ ...came, refund_amount: 90 }, true)).toEqual({ ...facts, came: 90, why: 'AMOUNT' });
  expect(unacceptedMoney({ ...came, paid_at: null }, false)).toBeNull();
  expect(unacceptedMoney({ ...came, status: 'PAID' }, false)).toBeNull();
});

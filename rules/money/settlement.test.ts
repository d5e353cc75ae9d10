import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  carriedOn,
  isPayout,
  isPeriodOpen,
  isPeriodOver,
  isToInvoice,
  maySettle,
  owedAmount,
  payoutOf,
  periodOf,
  periodState,
  periodStateList,
  settlementStateList,
  taxKinds,
} from './settlement.ts';

test.each([
  ['2026-10-31T14:59:59Z', '2026-10-01', '2026-11-01'],
  ['2026-10-31T15:00:00Z', '2026-11-01', '2026-12-01'],
  ['2026-12-31T15:00:00Z', '2027-01-01', '2027-02-01'],
  ['2026-12-15T00:00:00Z', '2026-12-01', '2027-01-01'],
])('the period of %s is a month of Korea’s calendar', (moment, starts_on, ends_on) => {
  expect(periodOf(new Date(moment))).toEqual({ starts_on, ends_on });
});

test('a settlement period ends at midnight in Korea', () => {
  const period = { ends_on: '2026-11-01' };
  expect([isPeriodOver(period, new Date('2026-10-31T14:59:59Z')), isPeriodOver(period, new Date('2026-10-31T15:00:00Z'))]).toEqual([
    false,
    true,
  ]);
});

test('a settlement moves from closed to invoiced to paid, and never back', () => {
  const moves = settlementStateList.flatMap((from) => settlementStateList.filter((to) => maySettle(from, to)).map((to) => `${from} ${to}`));
  expect(moves).toEqual(['CLOSED INVOICED', 'INVOICED PAID']);
});

test('an open period cannot be settled, a closed settlement waits for its invoice, and a paid one is final', () => {
  const open = periodStateList.filter((state) => isPeriodOpen(state));
  expect(open).toEqual([periodState(false, [])]);
  expect(open.flatMap((from) => settlementStateList.filter((to) => maySettle(from, to)))).toEqual([]);
  expect([periodStateList.filter(isToInvoice), periodStateList.filter(isPayout)]).toEqual([['CLOSED'], ['PAID']]);
});

test('a settlement period has the state of its least advanced settlement', () => {
  expect([periodState(false, []), periodState(true, ['PAID', 'CLOSED']), periodState(true, ['PAID', 'INVOICED'])]).toEqual([
    'OPEN',
    'CLOSED',
    'INVOICED',
  ]);
  expect([periodState(true, ['PAID']), periodState(true, [])]).toEqual(['PAID', 'PAID']);
});

test('a debt is carried over until it is paid off: over any periods the paid and carried sums equal the entries', () => {
  const entries = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 24 });
  fc.assert(
    fc.property(entries, (months) => {
      let [carried, paid] = [0, 0];
      for (const sales of months) {
        const owed = owedAmount({ sales, reversals: 0, corrections: 0, carried });
        paid += Math.max(0, owed);
        carried = carriedOn(owed);
        expect(carried).toBeLessThanOrEqual(0);
      }
      expect(paid + carried).toBe(months.reduce((sum, each) => sum + each, 0));
    }),
    { seed: 20261122 },
  );
});

test.each([
  [100_000, 'WITHHELD', { income_tax: 3_000, local_tax: 300, vat: 0, payout_amount: 96_700 }],
  [33_333, 'WITHHELD', { income_tax: 990, local_tax: 90, vat: 0, payout_amount: 32_253 }],
  [33_333, 'INVOICE', { income_tax: 0, local_tax: 0, vat: 3_333, payout_amount: 36_666 }],
  [33_333, 'EXEMPT', { income_tax: 0, local_tax: 0, vat: 0, payout_amount: 33_333 }],
  [-500, 'WITHHELD', { income_tax: 0, local_tax: 0, vat: 0, payout_amount: 0 }],
] as const)('the payout of %i won with %s', (owed, kind, expected) => {
  expect(payoutOf(owed, kind)).toEqual(expected);
});

test('payout and withheld taxes add up to the owed amount plus value added tax', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 90_000_000 }), fc.constantFrom(...taxKinds), (owed, kind) => {
      const { income_tax, local_tax, vat, payout_amount } = payoutOf(owed, kind);
      expect(payout_amount + income_tax + local_tax - vat).toBe(Math.max(0, owed));
    }),
    { seed: 20261122 },
  );
});

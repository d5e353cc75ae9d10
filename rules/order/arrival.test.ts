import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayRange } from '../money/shipping.ts';
import { arrivalDays } from './arrival.ts';
import { shipBy } from './ship-by.ts';

// Friday, 25 December, is a holiday.
const calendar = { holidays: new Set(['2026-12-25']), knownUntil: '2027-12-31' };
const custom = { day1: 5, day2: 8 };
const ready = { day1: 2, day2: 4 };
const at = (korean: string) => new Date(`${korean}+09:00`);
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

test.each([
  ['late on a Wednesday: that day does not count', '2026-11-25T22:46:00', custom, { first: '2026-12-02', last: '2026-12-07' }],
  ['early on the same day: the same arrival', '2026-11-25T00:10:00', custom, { first: '2026-12-02', last: '2026-12-07' }],
  ['ready goods', '2026-11-25T22:46:00', ready, { first: '2026-11-27', last: '2026-12-01' }],
  [
    'a Friday: neither Saturday nor Sunday counts',
    '2026-11-27T10:00:00',
    { day1: 1, day2: 2 },
    { first: '2026-11-30', last: '2026-12-01' },
  ],
  ['Sunday in Korea, Saturday in London', '2026-11-29T00:30:00', { day1: 1, day2: 5 }, { first: '2026-11-30', last: '2026-12-04' }],
  ['before a holiday', '2026-12-24T09:00:00', { day1: 1, day2: 2 }, { first: '2026-12-28', last: '2026-12-29' }],
  ['the day itself', '2026-12-24T09:00:00', { day1: 0, day2: 0 }, { first: '2026-12-24', last: '2026-12-24' }],
])('the expected arrival: %s', (_, paidAt, days, arrival) =>
  expect(arrivalDays(at(paidAt), days, { shipBy: null, zipCode: null }, calendar)).toEqual(arrival),
);

test('an order shipped on Friday at the latest arrives on Monday at the earliest', () =>
  expect(arrivalDays(at('2026-11-25T22:46:00'), ready, { shipBy: '2026-11-27', zipCode: '04524' }, calendar)).toEqual({
    first: '2026-11-30',
    last: '2026-12-01',
  }));

test('a parcel shipped after the last counted day arrives on the next working day', () =>
  expect(arrivalDays(at('2026-11-25T22:46:00'), ready, { shipBy: '2026-12-04', zipCode: '04524' }, calendar)).toEqual({
    first: '2026-12-07',
    last: '2026-12-07',
  }));

test('delivery to an island takes two more working days, after the payment and after the shipping day', () => {
  const jeju = '63122';
  expect(arrivalDays(at('2026-11-25T22:46:00'), dayRange([ready], jeju), { shipBy: null, zipCode: jeju }, calendar)).toEqual({
    first: '2026-12-01',
    last: '2026-12-03',
  });
  expect(arrivalDays(at('2026-11-25T22:46:00'), dayRange([ready], jeju), { shipBy: '2026-12-04', zipCode: jeju }, calendar)).toEqual({
    first: '2026-12-09',
    last: '2026-12-09',
  });
});

describe('whenever an order is paid, however long the queue', () => {
  const plan = { units_a_day: 10, cut_off_minute: 14 * 60, spare_days: 1 };
  const moment = fc.date({ min: at('2026-11-20T00:00:00'), max: at('2027-06-30T00:00:00'), noInvalidDate: true });
  const days = fc
    .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }))
    .map(([day1, more]) => ({ day1, day2: day1 + more }));
  const order = fc.record({ moment, days, ahead: fc.integer({ min: 0, max: 200 }), units: fc.integer({ min: 0, max: 20 }) });
  const promised = (paidAt: Date, unitsAhead: number, units: number) => shipBy(paidAt, { unitsAhead, units }, plan, calendar);

  test('the ship-by day precedes the first arrival day; arrival days are working days in order', () =>
    fc.assert(
      fc.property(order, ({ moment: paidAt, days: range, ahead, units }) => {
        const leaves = promised(paidAt, ahead, units);
        const { first, last } = arrivalDays(paidAt, range, { shipBy: leaves, zipCode: null }, calendar);
        expect(leaves !== null && leaves < first).toBe(true);
        expect(first <= last).toBe(true);
        for (const day of [first, last]) expect([0, 6].includes(weekday(day)) || calendar.holidays.has(day)).toBe(false);
      }),
      { seed: 20261125 },
    ));

  test('an order never arrives before the range on its product page', () =>
    fc.assert(
      fc.property(order, ({ moment: paidAt, days: range, ahead, units }) => {
        const named = arrivalDays(paidAt, range, { shipBy: null, zipCode: null }, calendar);
        const { first, last } = arrivalDays(paidAt, range, { shipBy: promised(paidAt, ahead, units), zipCode: null }, calendar);
        expect(named.first <= first && named.last <= last).toBe(true);
      }),
      { seed: 20261125 },
    ));

  test('a single expected day is the first working day after the payment’s, and one day more is a later day', () =>
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 20 }), (paidAt, count) => {
        const paid = new Date(paidAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
        const { first, last } = arrivalDays(paidAt, { day1: count, day2: count + 1 }, { shipBy: null, zipCode: null }, calendar);
        expect(paid < first && first < last).toBe(true);
      }),
      { seed: 20261125 },
    ));
});

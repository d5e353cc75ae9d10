import { describe, expect, test } from 'vitest';
import { planProduction, promiseState, shipBy, unitsToMake } from './ship-by.ts';

const plan = { units_a_day: 10, cut_off_minute: 14 * 60, spare_days: 1 };
// Friday, 25 December, is a holiday.
const calendar = { holidays: new Set(['2026-12-25']), knownUntil: '2026-12-31' };
const at = (korean: string) => new Date(`${korean}+09:00`);
const promised = (korean: string, unitsAhead: number, units: number) => shipBy(at(korean), { unitsAhead, units }, plan, calendar);

describe('ship-by day', () => {
  test.each([
    ['ready goods before the cut-off', '2026-12-07T13:59:00', 0, 0, '2026-12-08'],
    ['ready goods after the cut-off', '2026-12-07T14:00:00', 0, 0, '2026-12-09'],
    ['ready goods do not wait for production', '2026-12-07T09:00:00', 500, 0, '2026-12-08'],
    ['produced on Monday, packed on Tuesday, with one day to spare', '2026-12-07T09:00:00', 0, 1, '2026-12-09'],
    ['the last piece of a full day', '2026-12-07T09:00:00', 9, 1, '2026-12-09'],
    ['the first piece of the next day', '2026-12-07T09:00:00', 10, 1, '2026-12-10'],
    ['a large order takes days of its own', '2026-12-07T09:00:00', 0, 35, '2026-12-14'],
    ['weekends do not count', '2026-12-11T09:00:00', 0, 1, '2026-12-15'],
    ['paid on a Saturday', '2026-12-12T09:00:00', 0, 1, '2026-12-16'],
    ['holidays do not count', '2026-12-23T09:00:00', 0, 1, '2026-12-28'],
    ['beyond the calendar nothing is promised', '2026-12-30T09:00:00', 100, 1, null],
  ])('ship-by day: %s', (_, paidAt, ahead, units, day) => expect(promised(paidAt, ahead, units)).toBe(day));
});

describe('the production plan over several days', () => {
  const queue = [
    { id: 1, units: 6, ship_by: '2026-12-09' },
    { id: 2, units: 6, ship_by: '2026-12-09' },
    { id: 3, units: 9, ship_by: '2026-12-09' },
    { id: 4, units: 0, ship_by: '2026-12-04' },
    { id: 5, units: 0, ship_by: null },
  ];

  test('each order is planned on the day of its last piece, and an order later than its ship-by day is marked', () =>
    expect(planProduction(queue, at('2026-12-07T18:00:00'), plan, calendar)).toEqual([
      { id: 1, produced_on: '2026-12-07', ships_on: '2026-12-08', slips: false },
      { id: 2, produced_on: '2026-12-08', ships_on: '2026-12-09', slips: false },
      { id: 3, produced_on: '2026-12-09', ships_on: '2026-12-10', slips: true },
      { id: 4, produced_on: null, ships_on: '2026-12-07', slips: true },
      { id: 5, produced_on: null, ships_on: '2026-12-07', slips: false },
    ]));

  test('a ship-by day computed from the current queue is never late in a plan of the same moment', () => {
    for (let ahead = 0; ahead < 60; ahead += 7)
      for (const hour of ['09:00:00', '13:59:00', '14:00:00', '23:30:00']) {
        const now = at(`2026-12-03T${hour}`);
        const ship_by = shipBy(now, { unitsAhead: ahead, units: 3 }, plan, calendar);
        const queued = [
          { id: 1, units: ahead, ship_by: null },
          { id: 2, units: 3, ship_by },
        ];
        expect(planProduction(queued, now, plan, calendar)[1]?.slips).toBe(false);
      }
  });
});

test.each([
  ['2026-12-06', null, 'LATE'],
  ['2026-12-07', null, 'TODAY'],
  ['2026-12-08', null, 'IN_TIME'],
  ['2026-12-08', '2026-12-09', 'AT_RISK'],
  [null, null, null],
] as const)('a ship-by day promised for %s and now computed as %s: %s', (ship_by, slips_on, state) =>
  expect(promiseState({ ship_by, slips_on }, at('2026-12-07T09:00:00'))).toBe(state),
);

test('only made-to-order pieces count as units to make, not ready goods', () => {
  const [own, ready] = [
    { is_custom: true, quantity: 3 },
    { is_custom: false, quantity: 5 },
  ];
  expect([unitsToMake([own, ready, own]), unitsToMake([ready]), unitsToMake([])]).toEqual([6, 0, 0]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumWon } from '#rules/money/money.ts';
import {
  earnedPoints,
  lapsedPoints,
  type PointLot,
  pointBalance,
  pointLimit,
  pointsByDay,
  pointsExpiry,
  takePoints,
  usablePoints,
} from '#rules/money/points/points.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { koreanTime, momentOfKoreanTime } from '#rules/shop/korean-time.ts';

const now = new Date('2026-11-20T00:00:00Z');
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000);
const lots: PointLot[] = [
  { id: 1, amount: 5_000, taken: 0, expires_at: null },
  { id: 2, amount: 3_000, taken: 1_000, expires_at: day(30) },
  { id: 3, amount: 1_000, taken: 0, expires_at: day(3) },
  { id: 4, amount: 9_000, taken: 500, expires_at: day(-1) },
];

test('points that expire first are used first, and expired ones are not counted', () => {
  expect(pointBalance(lots, now)).toBe(8_000);
  expect(takePoints(lots, 3_500, now)).toEqual([
    { lot_id: 3, amount: 1_000 },
    { lot_id: 2, amount: 2_000 },
    { lot_id: 1, amount: 500 },
  ]);
  expect(takePoints(lots, 8_001, now)).toBe('POINTS_INSUFFICIENT');
  expect(takePoints(lots, 0, now)).toEqual([]);
  expect(lapsedPoints(lots, now)).toEqual([{ lot_id: 4, amount: 8_500 }]);
});

test('points can be used up to the amount of the goods, and not below a balance of 1,000', () => {
  expect(usablePoints(8_000, 5_000, firstShopRules)).toBe(5_000);
  expect(usablePoints(8_000, 50_000, firstShopRules)).toBe(8_000);
  expect(usablePoints(999, 50_000, firstShopRules)).toBe(0);
  expect(usablePoints(999, 50_000, { points_min_held: 500 })).toBe(999);
});

test('a purchase earns one percent in points, which expire after three years', () => {
  expect(earnedPoints({ product_amount: 40_990, coupon_discount_amount: 1_500, point_amount: 500, earn_percent: 1 })).toBe(389);
  expect(earnedPoints({ product_amount: 500, coupon_discount_amount: 0, point_amount: 500, earn_percent: 1 })).toBe(0);
  expect(earnedPoints({ product_amount: 10_000, coupon_discount_amount: 0, point_amount: 0, earn_percent: 3 })).toBe(300);
  expect(pointsExpiry(now, firstShopRules)).toEqual(new Date('2029-11-20T00:00:00Z'));
  expect(pointsExpiry(now, { points_valid_months: 1 })).toEqual(new Date('2026-12-20T00:00:00Z'));
});

test.each([
  ['2027-01-31 12:00:00', 1, '2027-02-28 12:00:00'],
  ['2027-12-31 23:59:59', 2, '2028-02-29 23:59:59'],
  ['2027-03-31 00:30:00', 1, '2027-04-30 00:30:00'],
  ['2027-01-01 00:30:00', 12, '2028-01-01 00:30:00'],
])('points earned at %s in Korea for %s months expire at %s', (earned, points_valid_months, expiry) => {
  expect(koreanTime(pointsExpiry(momentOfKoreanTime(earned), { points_valid_months }))).toBe(expiry);
});

test('a balance of exactly the minimum can be used, one of one won less cannot', () => {
  const rules = { points_min_held: 1_000 };
  expect([usablePoints(1_000, 5_000, rules), usablePoints(999, 5_000, rules)]).toEqual([1_000, 0]);
  expect([pointLimit(1_000, 5_000, rules), pointLimit(999, 5_000, rules)]).toEqual([null, 'HELD_TOO_FEW']);
});

test('taking points never takes more from a lot than it has, and takes exactly the requested sum', () => {
  const lot = fc.record({
    amount: fc.integer({ min: 1, max: 100_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    end: fc.option(fc.integer({ min: -5, max: 50 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 10 }), fc.integer({ min: 0, max: 300_000 }), (rows, amount) => {
      const held = rows.map((row, index) => ({
        id: index,
        amount: row.amount,
        taken: Math.floor(row.amount * row.part),
        expires_at: row.end === null ? null : day(row.end),
      }));
      const takings = takePoints(held, amount, now);
      if (takings === 'POINTS_INSUFFICIENT') {
        expect(pointBalance(held, now)).toBeLessThan(amount);
        return;
      }
      expect(sumWon(takings.map((taking) => taking.amount))).toBe(amount);
      for (const taking of takings) {
        const from = held[taking.lot_id];
        expect(taking.amount).toBeLessThanOrEqual((from?.amount ?? 0) - (from?.taken ?? 0));
      }
    }),
    { seed: 20261120 },
  );
});

test('the reason why no more points can be used: a balance below the minimum, or the amount of the goods', () => {
  expect(pointLimit(999, 50_000, firstShopRules)).toBe('HELD_TOO_FEW');
  expect(pointLimit(5_000, 4_000, firstShopRules)).toBe('GOODS_COVERED');
  expect([pointLimit(5_000, 5_000, firstShopRules), pointLimit(0, 5_000, firstShopRules)]).toEqual([null, null]);
});

test('points that expire on the same Korean day are shown as one amount', () => {
  const lot = (amount: number, end: string | null) => ({ amount, expires_at: end === null ? null : new Date(end) });
  const lots = [
    lot(100, null),
    lot(200, '2027-12-30T15:00:00Z'),
    lot(30, '2027-12-31T14:59:59Z'),
    lot(4, '2027-12-31T15:00:00Z'),
    lot(1, null),
  ];
  const sums = (now: string) => pointsByDay(lots, new Date(now)).map(({ amount }) => amount);
  expect(sums('2027-12-30T15:00:00Z')).toEqual([101, 200, 30, 4]);
  expect(sums('2027-11-01T00:00:00Z')).toEqual([101, 230, 4]);
});

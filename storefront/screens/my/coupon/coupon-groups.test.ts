import { expect, test } from 'vitest';
import { couponGroups, couponsToTake, daysLeft, endsAt, holderOf } from './coupon-groups.ts';

const now = new Date('2026-11-20T03:00:00Z');
const coupon = (id: number, about: object = {}) => ({
  id,
  type: 'ORDER' as const,
  name: { ko: '쿠폰', en: 'Coupon' },
  discount_type: 'AMOUNT' as const,
  discount_value: 5_000,
  max_discount_amount: null,
  max_discount_per: 'TOTAL' as const,
  min_order_amount: 0,
  applicable_count: null,
  valid_days: null,
  coupon_products: [],
  coupon_products_aggregate: { aggregate: { count: 0 } },
  coupon_graphics: [],
  coupon_graphics_aggregate: { aggregate: { count: 0 } },
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: null,
  state: 'ACT',
  ...about,
});
const issuedCoupon = (id: number, about: object = {}, of: object = {}) => ({
  id,
  issued_at: '2026-11-10T00:00:00Z',
  expires_at: '2026-12-10T00:00:00Z',
  order_id: null,
  used_at: null,
  order: null as ReturnType<typeof waiting> | null,
  coupon: coupon(id, of),
  ...about,
});

const waiting = (about: object = {}) => ({
  id: 7,
  status: 'PAYMENT_WAIT' as const,
  cancelled_at: null as string | null,
  deposit_account: null as string | null,
  hold_expires_at: '2026-11-20T03:30:00Z' as string | null,
  ...about,
});

test('a coupon of an unpaid order is shown as reserved, not used, without a payment link while a deposit is awaited', () => {
  const byWindow = issuedCoupon(1, { order_id: 7, order: waiting() });
  const byDeposit = issuedCoupon(2, { order_id: 7, order: waiting({ deposit_account: '110-1' }) });
  const paid = issuedCoupon(3, { order_id: 7, order: waiting({ status: 'PAYMENT_COMPLETE' }), used_at: '2026-11-15T00:00:00Z' });
  const groups = couponGroups([byWindow, byDeposit, paid], now);
  expect([groups.held.map(({ id }) => id), groups.used.map(({ id }) => id), groups.usable]).toEqual([[1, 2], [3], []]);
  expect(groups.held.map((each) => holderOf(each, now))).toEqual([
    { id: 7, until: '2026-11-20T03:30:00Z', isPayable: true },
    { id: 7, until: '2026-11-20T03:30:00Z', isPayable: false },
  ]);
});

test('coupons are grouped into mine, used and expired, the next to expire on top; future ones are mine, switched-off ones expired', () => {
  const groups = couponGroups(
    [
      issuedCoupon(1),
      issuedCoupon(2, { expires_at: '2026-11-25T00:00:00Z' }),
      issuedCoupon(3, { order_id: 7, used_at: '2026-11-15T00:00:00Z' }),
      issuedCoupon(4, { expires_at: '2026-11-19T00:00:00Z' }),
      issuedCoupon(5, {}, { starts_at: '2026-12-01T00:00:00Z' }),
      issuedCoupon(6, {}, { state: 'STOP' }),
      issuedCoupon(7, { coupon: null }),
    ],
    now,
  );
  expect(Object.fromEntries(Object.entries(groups).map(([group, issued]) => [group, issued.map(({ id }) => id)]))).toEqual({
    usable: [2, 1, 5],
    held: [],
    used: [3],
    expired: [4, 6],
  });
});

test('an issued coupon without its own end expires with its coupon', () => {
  const [held] = couponGroups([issuedCoupon(1, { expires_at: null }, { ends_at: '2026-12-24T00:00:00Z' })], now).usable;
  expect(held && endsAt(held)?.toISOString()).toBe('2026-12-24T00:00:00.000Z');
});

test('a listed coupon can be taken until it is taken, used up or expired', () => {
  const shown = [
    { ...coupon(1), issue_limit: null, issued_count: 9 },
    { ...coupon(2), issue_limit: 10, issued_count: 10 },
    { ...coupon(3), issue_limit: 10, issued_count: 9 },
    { ...coupon(4, { ends_at: now.toISOString() }), issue_limit: null, issued_count: 0 },
  ];
  expect(couponsToTake(shown, [issuedCoupon(1)], now).map(({ id }) => id)).toEqual([3]);
});

test('the days left are counted in Korean time, within a week', () => {
  expect(daysLeft(null, now)).toBe(null);
  expect(daysLeft(new Date('2026-11-28T03:00:00Z'), now)).toBe(null);
  expect(daysLeft(new Date('2026-11-22T16:00:00Z'), now)).toBe(3);
  expect(daysLeft(new Date('2026-11-20T14:59:59Z'), now)).toBe(0);
});

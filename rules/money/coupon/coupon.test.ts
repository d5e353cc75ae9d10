import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Coupon,
  type CouponLine,
  couponDiscounts,
  couponUseRefusal,
  isClaimable,
  isNotBegun,
  isSignUpGift,
  issuedCouponExpiry,
  isWorthKeeping,
  limitsReached,
  takeBackRefusal,
  targetOf,
} from '#rules/money/coupon/coupon.ts';
import { sumWon } from '#rules/money/money.ts';

const base: Coupon = {
  type: 'ORDER',
  discount_type: 'AMOUNT',
  discount_value: 5_000,
  max_discount_amount: null,
  max_discount_per: 'TOTAL',
  min_order_amount: 0,
  applicable_count: null,
  product_ids: [],
  graphic_ids: [],
};
const shirt: CouponLine = {
  product_id: 1,
  unit_price: 30_000,
  quantity: 2,
  graphics: [
    { graphic_id: 7, price: 4_000 },
    { graphic_id: 8, price: 2_000 },
  ],
};
const cap: CouponLine = { product_id: 2, unit_price: 10_000, quantity: 3, graphics: [] };

describe('couponDiscounts', () => {
  test.each<[string, Partial<Coupon>, number[] | string]>([
    ['an order coupon is split by amount', {}, [3_333, 1_667]],
    ['a rate with a maximum', { discount_type: 'RATE', discount_value: 50, max_discount_amount: 9_000 }, [6_000, 3_000]],
    ['below the minimum order', { min_order_amount: 90_001 }, 'COUPON_NOT_APPLICABLE'],
    ['a product coupon discounts its product', { type: 'PRODUCT', product_ids: [2] }, [0, 15_000]],
    [
      'only as many units as it counts, dearest first',
      { type: 'PRODUCT', discount_type: 'RATE', discount_value: 10, applicable_count: 3 },
      [6_000, 1_000],
    ],
    [
      'a maximum for each unit',
      { type: 'PRODUCT', discount_type: 'RATE', discount_value: 50, max_discount_amount: 2_000, max_discount_per: 'UNIT' },
      [4_000, 6_000],
    ],
    ['a maximum for all of it', { type: 'PRODUCT', discount_type: 'RATE', discount_value: 50, max_discount_amount: 2_000 }, [1_333, 667]],
    [
      'a graphic coupon takes off the graphic only',
      { type: 'GRAPHIC', discount_type: 'RATE', discount_value: 50, graphic_ids: [7] },
      [4_000, 0],
    ],
    ['never more than the graphic costs', { type: 'GRAPHIC', discount_value: 99_000, graphic_ids: [8] }, [4_000, 0]],
    ['no line with its graphic', { type: 'GRAPHIC', graphic_ids: [9] }, 'COUPON_NOT_APPLICABLE'],
    ['no line with its product', { type: 'PRODUCT', product_ids: [9] }, 'COUPON_NOT_APPLICABLE'],
  ])('coupon discount: %s', (_, change, expected) => {
    const discounts = couponDiscounts([{ ...base, ...change }], [shirt, cap]);
    expect(discounts === 'COUPON_NOT_APPLICABLE' ? discounts : discounts[0]).toEqual(expected);
  });

  test('one coupon of each type can be used at once, two of one type cannot', () => {
    const half: Coupon = { ...base, type: 'PRODUCT', discount_type: 'RATE', discount_value: 50 };
    const tenth: Coupon = { ...base, discount_type: 'RATE', discount_value: 10 };
    expect(couponDiscounts([tenth, half], [shirt])).toEqual([[3_000], [30_000]]);
    expect(couponDiscounts([half, half], [shirt])).toBe('COUPON_NOT_APPLICABLE');
  });

  const line = fc.record({
    product_id: fc.integer({ min: 1, max: 3 }),
    unit_price: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    graphics: fc.array(fc.record({ graphic_id: fc.integer({ min: 1, max: 3 }), price: fc.integer({ min: 0, max: 50_000 }) }), {
      maxLength: 4,
    }),
  });
  const coupon = (type: Coupon['type']) =>
    fc.record({
      type: fc.constant(type),
      discount_type: fc.constant<'AMOUNT' | 'RATE'>('RATE'),
      discount_value: fc.integer({ min: 1, max: 100 }),
      max_discount_amount: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null }),
      max_discount_per: fc.constantFrom<'TOTAL' | 'UNIT'>('TOTAL', 'UNIT'),
      min_order_amount: fc.constant(0),
      applicable_count: fc.option(fc.integer({ min: 1, max: 50 }), { nil: null }),
      product_ids: fc.subarray([1, 2, 3]),
      graphic_ids: fc.subarray([1, 2, 3]),
    });
  test('any combination of coupons leaves no line below zero and no discount above its maximum', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        coupon('GRAPHIC'),
        coupon('PRODUCT'),
        coupon('ORDER'),
        (lines, ...coupons) => {
          const discounts = couponDiscounts(coupons, lines);
          if (discounts === 'COUPON_NOT_APPLICABLE') return;
          for (const [index, each] of lines.entries()) {
            const taken = sumWon(discounts.map((discount) => discount[index] ?? 0));
            expect(taken).toBeLessThanOrEqual(each.unit_price * each.quantity);
          }
          for (const [index, each] of coupons.entries()) {
            const discount = discounts[index] ?? [];
            expect(discount.every((won) => Number.isInteger(won) && won >= 0)).toBe(true);
            if (each.max_discount_amount !== null && each.max_discount_per === 'TOTAL') {
              expect(sumWon(discount)).toBeLessThanOrEqual(each.max_discount_amount);
            }
          }
        },
      ),
      { seed: 20261120 },
    );
  });
});

test.each<[string, Partial<Coupon>, ReturnType<typeof limitsReached>]>([
  ['half of every piece: no limit', { type: 'PRODUCT' }, []],
  ['half of three pieces of four', { type: 'PRODUCT', applicable_count: 3 }, [{ by: 'COUNT', amount: 3 }]],
  ['a maximum of each piece', { type: 'PRODUCT', max_discount_amount: 2_000, max_discount_per: 'UNIT' }, [{ by: 'UNIT', amount: 2_000 }]],
  ['a maximum of the order', { max_discount_amount: 9_000 }, [{ by: 'TOTAL', amount: 9_000 }]],
  ['a maximum that is not reached: no limit', { max_discount_amount: 10_000 }, []],
])('the limits of a 50 %% coupon on 4 x 5,000 won: %s', (_, change, limits) => {
  const half = { ...base, discount_type: 'RATE', discount_value: 50, ...change } as Coupon;
  expect(limitsReached(half, [{ product_id: 1, unit_price: 5_000, quantity: 4, graphics: [] }])).toEqual(limits);
});

describe('couponUseRefusal', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const use = { state: 'ACT', starts_at: new Date('2026-11-01'), ends_at: new Date('2026-12-01'), expires_at: null, order_id: null };
  test.each([
    ['usable', use, null],
    ['used by an unpaid order', { ...use, order_id: 3 }, 'COUPON_USED'],
    ['its period has ended', { ...use, ends_at: now }, 'COUPON_EXPIRED'],
    ['the issued copy has expired', { ...use, expires_at: new Date('2026-11-19') }, 'COUPON_EXPIRED'],
    [
      'the expiry of the issued copy counts before the coupon’s own',
      { ...use, ends_at: new Date('2026-11-10'), expires_at: new Date('2026-12-30') },
      null,
    ],
    ['its period has not begun', { ...use, starts_at: new Date('2026-11-21') }, 'COUPON_NOT_APPLICABLE'],
    ['stopped', { ...use, state: 'STOP' }, 'COUPON_NOT_APPLICABLE'],
  ])('whether a coupon can be used: %s', (_, coupon, refusal) => {
    expect(couponUseRefusal(coupon, now)).toBe(refusal);
  });

  test('an issued coupon can be kept for later while it has not expired and its coupon is active, even before its start', () => {
    const end = new Date('2026-11-10');
    expect(isWorthKeeping({ ...use, ends_at: end }, now)).toBe(false);
    expect(isWorthKeeping({ ...use, ends_at: end, expires_at: new Date('2026-12-30') }, now)).toBe(true);
    expect(isWorthKeeping({ ...use, ends_at: null, state: 'STOP' }, now)).toBe(false);
    expect(isWorthKeeping({ ...use, ends_at: null }, now)).toBe(true);
  });
});

test.each([
  ['with its own number of days', 7, null, '2026-11-27T00:00:00.000Z'],
  ['the end of the coupon, when that is sooner', 30, '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['without its own number of days', null, '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['never', null, null, undefined],
])('the expiry of an issued coupon, %s', (_, valid_days, end, expected) => {
  const coupon = { valid_days, ends_at: end === null ? null : new Date(end) };
  expect(issuedCouponExpiry(coupon, new Date('2026-11-20T00:00:00Z'))?.toISOString()).toBe(expected);
});

test('a coupon can be taken from its first moment to its end, while it is active', () => {
  const coupon = { state: 'ACT', starts_at: new Date('2026-11-20T00:00:00Z'), ends_at: new Date('2026-11-21T00:00:00Z') };
  const at = (moment: string) => [isNotBegun, isClaimable].map((rule) => rule(coupon, new Date(moment)));
  expect(at('2026-11-19T23:59:59Z')).toEqual([true, false]);
  expect(at('2026-11-20T00:00:00Z')).toEqual([false, true]);
  expect(at('2026-11-21T00:00:01Z')).toEqual([false, false]);
  const within = new Date('2026-11-20T12:00:00Z');
  expect(isClaimable({ ...coupon, state: 'STOP' }, within)).toBe(false);
  const gift = { ...coupon, is_sign_up_gift: true };
  expect([isSignUpGift(gift, within), isSignUpGift({ ...gift, is_sign_up_gift: false }, within)]).toEqual([true, false]);
  expect(isSignUpGift({ ...gift, state: 'STOP' }, within)).toBe(false);
});

test('an issued coupon that an order used or reserves cannot be taken back', () => {
  const within = '2026-11-20T12:00:00Z';
  expect([
    takeBackRefusal({ order_id: 1, used_at: within }),
    takeBackRefusal({ order_id: 1, used_at: null }),
    takeBackRefusal({ order_id: null, used_at: null }),
  ]).toEqual(['COUPON_USED', 'COUPON_HELD', null]);
});

test('graphic and product coupons can be limited to some things, order coupons cannot', () => {
  expect((['GRAPHIC', 'PRODUCT', 'ORDER'] as const).map(targetOf)).toEqual(['graphic_ids', 'product_ids', null]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coupon, type CouponType, type CouponUse, couponTypes } from '#rules/money/coupon/coupon.ts';
import type { ShippingPolicy } from '#rules/money/shipping.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { type BareOrder, bestPrice } from '#rules/order/checkout/best-price.ts';
import { type CheckoutLine, checkoutTotal } from '#rules/order/checkout/checkout.ts';
import { isChoosable, unusedReason, unusedReasons } from '#rules/order/checkout/unused-coupon.ts';

const policy: ShippingPolicy = { id: 1, fee_type: 'CONDITIONAL', fee: 3_000, free_over: 50_000, remote_fee: 3_000, day1: 3, day2: 5 };
const shirt: CheckoutLine = {
  product_id: 1,
  unit_price: 37_400,
  quantity: 1,
  graphics: [{ graphic_id: 7, price: 4_000 }],
  shipping_policy: policy,
};
const cap: CheckoutLine = { product_id: 2, unit_price: 9_900, quantity: 2, graphics: [], shipping_policy: policy };
const order: BareOrder = { lines: [shirt, cap], zip_code: '04524', point_balance: 0, rules: firstShopRules };

const amount = (discount_value: number, more: Partial<Coupon> = {}): Coupon => ({
  type: 'ORDER',
  discount_type: 'AMOUNT',
  discount_value,
  max_discount_amount: null,
  max_discount_per: 'TOTAL',
  min_order_amount: 0,
  applicable_count: null,
  product_ids: [],
  graphic_ids: [],
  ...more,
});

const now = new Date('2026-11-20T03:00:00Z');
const inHand = (coupon: Coupon, about: Partial<CouponUse> = {}): Coupon & CouponUse => ({
  ...coupon,
  ...{ state: 'ACT', starts_at: new Date('2026-11-01'), ends_at: null, expires_at: null, order_id: null },
  ...about,
});

/** The price when these coupons and points are chosen by hand; infinite when they are refused. */
function byHand(coupons: readonly Coupon[], about: BareOrder, points: number): number {
  const total = checkoutTotal({ ...about, coupons, point_amount: points });
  return typeof total === 'string' ? Number.POSITIVE_INFINITY : total.payment_amount;
}

/** Every possible choice of coupons: at most one of each kind. */
function everyChoice(coupons: readonly Coupon[]): Coupon[][] {
  const ofKind = (type: CouponType) => [[], ...coupons.filter((coupon) => coupon.type === type).map((coupon) => [coupon])];
  return couponTypes.reduce<Coupon[][]>(
    (choices, type) => choices.flatMap((chosen) => ofKind(type).map((more) => [...chosen, ...more])),
    [[]],
  );
}

const anyLine: fc.Arbitrary<CheckoutLine> = fc.record({
  product_id: fc.integer({ min: 1, max: 3 }),
  unit_price: fc.integer({ min: 100, max: 80_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  graphics: fc.array(fc.record({ graphic_id: fc.integer({ min: 1, max: 3 }), price: fc.integer({ min: 0, max: 9_000 }) }), {
    maxLength: 3,
  }),
  shipping_policy: fc.constantFrom(
    policy,
    { ...policy, id: 2, fee_type: 'FEE' as const, free_over: null },
    { ...policy, id: 3, fee: 5_000, free_over: 90_000 },
  ),
});
const anyCoupon: fc.Arbitrary<Coupon> = fc
  .record({
    type: fc.constantFrom(...couponTypes),
    discount_type: fc.constantFrom('AMOUNT' as const, 'RATE' as const),
    discount_value: fc.integer({ min: 1, max: 60_000 }),
    max_discount_amount: fc.option(fc.integer({ min: 500, max: 40_000 }), { nil: null }),
    max_discount_per: fc.constantFrom('TOTAL' as const, 'UNIT' as const),
    min_order_amount: fc.constantFrom(0, 40_000, 90_000),
    applicable_count: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    product_ids: fc.subarray([1, 2, 3]),
    graphic_ids: fc.subarray([1, 2, 3]),
  })
  .map((coupon) => (coupon.discount_type === 'RATE' ? { ...coupon, discount_value: (coupon.discount_value % 100) + 1 } : coupon));
const anyOrder: fc.Arbitrary<BareOrder> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  zip_code: fc.constantFrom(null, '04524', '63309'),
  rules: fc.constantFrom({ points_min_held: 0 }, firstShopRules),
  point_balance: fc.constantFrom(0, 900, 5_000, 60_000, 400_000),
});

describe('the best price', () => {
  test('in 1,000 random baskets no choice by hand is cheaper than the best price, whatever coupons and points are chosen', () => {
    fc.assert(
      fc.property(fc.array(anyCoupon, { maxLength: 8 }), anyOrder, fc.nat(400_000), (coupons, basket, points) => {
        const best = bestPrice(coupons, basket, basket.point_balance);
        // An order with exactly this choice has exactly the promised price.
        expect(byHand(best.coupons, basket, best.point_amount)).toBe(best.payment_amount);
        for (const choice of everyChoice(coupons)) {
          const total = checkoutTotal({ ...basket, coupons: choice, point_amount: 0 });
          const most = typeof total === 'string' ? 0 : total.usable_points;
          for (const wish of [0, Math.min(points, most), most]) {
            expect(best.payment_amount).toBeLessThanOrEqual(byHand(choice, basket, wish));
          }
        }
      }),
      { seed: 20261122, numRuns: 1_000 },
    );
  });

  test('with the shopper’s own points the best coupons are used, and no unused coupon would save more', () => {
    fc.assert(
      fc.property(fc.array(anyCoupon, { maxLength: 8 }), anyOrder, fc.nat(60_000), (coupons, basket, wish) => {
        const wanted = Math.min(wish, basket.point_balance);
        const best = bestPrice(coupons, basket, wanted);
        for (const choice of everyChoice(coupons)) expect(best.payment_amount).toBeLessThanOrEqual(byHand(choice, basket, wanted));
        const rest = coupons.filter((coupon) => !best.coupons.includes(coupon));
        const about = { applied: best.coupons, order: basket, wanted, now };
        for (const coupon of rest) expect(unusedReason(inHand(coupon), about).reason).not.toBe('WOULD_SAVE');
      }),
      { seed: 20261122, numRuns: 300 },
    );
  });

  test('the best price is found among fifty coupons of each kind, also when the tenth best alone is best in combination', () => {
    const many = (type: CouponType) => Array.from({ length: 50 }, (_, index) => amount(1_000 + index, { type }));
    expect(bestPrice(couponTypes.flatMap(many), order, 0)).toMatchObject({ payment_amount: 57_200 - 5 * 1_049 });
    const printed = { ...shirt, graphics: [{ graphic_id: 7, price: 30_000 }] };
    const graphic = amount(30_000, { type: 'GRAPHIC' });
    const ofShirt = Array.from({ length: 9 }, (_, index) => amount(37_000 + index, { type: 'PRODUCT', product_ids: [1] }));
    const ofCap = amount(9_900, { type: 'PRODUCT', product_ids: [2] });
    expect(bestPrice([graphic, ...ofShirt, ofCap], { ...order, lines: [printed, cap] }, 0).coupons).toEqual([graphic, ofCap]);
  });

  test('the best price uses the larger of two coupons of a kind, and of equal ones the first', () => {
    const [small, large, product] = [amount(1_000), amount(3_000), amount(500, { type: 'PRODUCT' })];
    expect(bestPrice([small, product, large], order, 0).coupons).toEqual([product, large]);
    const [first, second] = [amount(3_000), amount(3_000)];
    expect(bestPrice([first, second], order, 0).coupons[0]).toBe(first);
  });

  test('the best price uses no coupon that raises shipping by more than it saves or saves nothing, and points first only if cheaper', () => {
    const goods = { ...order, lines: [{ ...shirt, unit_price: 50_000, graphics: [] }] };
    expect(bestPrice([amount(2_000)], goods, 0)).toEqual({ coupons: [], payment_amount: 50_000, point_amount: 0 });
    const rich = { ...goods, point_balance: 60_000 };
    expect(bestPrice([amount(5_000)], rich, 60_000)).toEqual({ coupons: [], payment_amount: 0, point_amount: 50_000 });
    const plenty = { ...order, lines: [{ ...shirt, unit_price: 70_000, graphics: [] }], point_balance: 90_000 };
    expect(bestPrice([amount(5_000)], plenty, 90_000)).toMatchObject({ payment_amount: 0, point_amount: 65_000 });
    expect(bestPrice([], order, 0)).toEqual({ coupons: [], payment_amount: 57_200, point_amount: 0 });
  });
});

describe('why a coupon is not used', () => {
  const tenth = amount(10, { discount_type: 'RATE' });
  test.each<[string, Coupon, Coupon[], object]>([
    ['the order is below the minimum amount', amount(5_000, { min_order_amount: 59_200 }), [], { reason: 'BELOW_MINIMUM', amount: 2_000 }],
    ['no line matches the coupon', amount(5_000, { type: 'PRODUCT', product_ids: [9] }), [], { reason: 'NO_TARGET', amount: null }],
    ['the chosen coupon saves more', amount(1_000, { min_order_amount: 50_000 }), [tenth], { reason: 'OTHER_SAVES_MORE', amount: 4_720 }],
    ['the chosen coupon saves the same', amount(5_720), [tenth], { reason: 'OTHER_SAVES_THE_SAME', amount: null }],
    [
      'the free shipping would be gone for less',
      amount(1_000),
      [amount(6_300, { type: 'PRODUCT' })],
      { reason: 'COSTS_MORE', amount: 2_000 },
    ],
    [
      'other coupons already cover its lines',
      amount(1_000),
      [amount(99_000, { type: 'PRODUCT' })],
      { reason: 'NOTHING_LEFT', amount: null },
    ],
    ['the shopper chose another coupon', tenth, [amount(1_000)], { reason: 'WOULD_SAVE', amount: 4_720 }],
  ])('why a coupon is not used: %s', (_, coupon, applied, expected) => {
    const goods = applied.some(({ discount_value }) => discount_value === 6_300)
      ? { ...order, lines: [{ ...shirt, unit_price: 56_300, graphics: [] }] }
      : order;
    expect(unusedReason(inHand(coupon), { applied, order: goods, wanted: 0, now })).toEqual(expected);
  });

  test('an expired or not yet valid coupon has its time as the only reason', () => {
    const about = { applied: [], order, wanted: 0, now };
    expect(unusedReason(inHand(tenth, { expires_at: now }), about)).toEqual({ reason: 'OVER', amount: null });
    expect(unusedReason(inHand(tenth, { starts_at: new Date('2026-12-01') }), about)).toEqual({ reason: 'NOT_YET', amount: null });
  });

  test('an unused coupon can be chosen when another one saves more, and not when a condition forbids it', () => {
    expect(unusedReasons.filter((reason) => isChoosable({ reason, amount: null }))).toEqual([
      'OTHER_SAVES_MORE',
      'OTHER_SAVES_THE_SAME',
      'COSTS_MORE',
      'NO_GAIN',
      'WOULD_SAVE',
    ]);
  });
});

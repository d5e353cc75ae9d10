import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coupon } from '#rules/money/coupon/coupon.ts';
import { sumWon } from '#rules/money/money.ts';
import type { ShippingPolicy } from '#rules/money/shipping.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { type CheckoutInput, type CheckoutLine, checkoutTotal, hasAgreed, requiredAgreements } from '#rules/order/checkout/checkout.ts';

const policy: ShippingPolicy = { id: 1, fee_type: 'CONDITIONAL', fee: 3_000, free_over: 50_000, remote_fee: 3_000, day1: 3, day2: 5 };
const shirt: CheckoutLine = {
  product_id: 1,
  unit_price: 37_400,
  quantity: 1,
  graphics: [{ graphic_id: 7, price: 4_000 }],
  shipping_policy: policy,
};
const cap: CheckoutLine = { product_id: 2, unit_price: 9_900, quantity: 2, graphics: [], shipping_policy: policy };
const coupon: Coupon = {
  type: 'ORDER',
  discount_type: 'RATE',
  discount_value: 10,
  max_discount_amount: null,
  max_discount_per: 'TOTAL',
  min_order_amount: 0,
  applicable_count: null,
  product_ids: [],
  graphic_ids: [],
};
const input: CheckoutInput = {
  lines: [shirt, cap],
  coupons: [],
  point_amount: 0,
  point_balance: 0,
  rules: firstShopRules,
  zip_code: '04524',
};

describe('checkoutTotal', () => {
  test('a checkout with goods above the condition is delivered free', () => {
    expect(checkoutTotal(input)).toMatchObject({ product_amount: 57_200, delivery_amount: 0, payment_amount: 57_200 });
  });

  test('a coupon can bring a checkout below the free delivery condition; points cannot', () => {
    const total = checkoutTotal({ ...input, coupons: [{ ...coupon, discount_value: 20 }], point_amount: 1_000, point_balance: 5_000 });
    expect(total).toMatchObject({
      product_amount: 57_200,
      coupon_discount_amount: 11_440,
      point_amount: 1_000,
      discount_amount: 12_440,
      usable_points: 5_000,
      point_limit: null,
      delivery_amount: 3_000,
      payment_amount: 47_760,
      coupons: [11_440],
    });
    expect(checkoutTotal({ ...input, point_amount: 20_000, point_balance: 20_000 })).toMatchObject({
      delivery_amount: 0,
      payment_amount: 37_200,
      point_limit: null,
    });
  });

  test('a checkout uses no more points than held or than the goods cost, and none below a balance of 1,000', () => {
    expect(checkoutTotal({ ...input, point_amount: 2_000, point_balance: 1_999 })).toBe('POINTS_INSUFFICIENT');
    expect(checkoutTotal({ ...input, point_amount: 57_201, point_balance: 90_000 })).toBe('POINTS_LIMIT');
    expect(checkoutTotal({ ...input, point_amount: 500, point_balance: 900 })).toBe('POINTS_LIMIT');
    expect(checkoutTotal({ ...input, point_amount: 57_200, point_balance: 90_000 })).toMatchObject({
      payment_amount: 0,
      point_limit: 'GOODS_COVERED',
    });
    expect(checkoutTotal({ ...input, point_balance: 900 })).toMatchObject({ usable_points: 0, point_limit: 'HELD_TOO_FEW' });
  });

  test('the amounts of a checkout add up to the payment for any goods', () => {
    const line = fc.record({
      product_id: fc.integer({ min: 1, max: 5 }),
      unit_price: fc.integer({ min: 1, max: 300_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      graphics: fc.constant([]),
      shipping_policy: fc.constantFrom(policy, { ...policy, id: 2, fee_type: 'FEE' as const, free_over: null }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 400_000 }),
        (lines, rate, points) => {
          const total = checkoutTotal({
            lines,
            coupons: [{ ...coupon, discount_value: rate }],
            point_amount: points,
            point_balance: points,
            rules: firstShopRules,
            zip_code: null,
          });
          if (typeof total === 'string') return;
          expect(total.payment_amount).toBe(
            total.product_amount + total.delivery_amount - total.coupon_discount_amount - total.point_amount,
          );
          expect(total.payment_amount).toBeGreaterThanOrEqual(0);
          expect(sumWon(total.lines.map((each) => each.coupon_discount_amount))).toBe(total.coupon_discount_amount);
          expect(sumWon(total.lines.map((each) => each.point_amount))).toBe(total.point_amount);
          for (const each of total.lines) expect(each.coupon_discount_amount + each.point_amount).toBeLessThanOrEqual(each.amount);
        },
      ),
      { seed: 20261120 },
    );
  });
});

test('made-to-order goods need a separate consent', () => {
  expect(requiredAgreements([{ is_custom: false }])).toEqual(['PURCHASE', 'PERSONAL_INFORMATION']);
  expect(hasAgreed([{ is_custom: true }], ['PURCHASE', 'PERSONAL_INFORMATION'])).toBe(false);
  expect(hasAgreed([{ is_custom: true }], ['CUSTOM_MADE', 'PERSONAL_INFORMATION', 'PURCHASE'])).toBe(true);
});

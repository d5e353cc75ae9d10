import { expect, test } from 'vitest';
import type { CouponItem } from '#client/graphql/operations.generated.ts';
import { translator } from '#client/locale/message.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { couponSentence } from './coupon-sentence.ts';

const winter: CouponItem = {
  id: 1,
  type: 'ORDER',
  name: { ko: '겨울맞이 10%', en: 'Winter 10%' },
  discount_type: 'RATE',
  discount_value: 10,
  max_discount_amount: 10_000,
  max_discount_per: 'TOTAL',
  min_order_amount: 50_000,
  applicable_count: null,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: null,
  valid_days: 14,
  state: 'ACT',
  coupon_products: [],
  coupon_products_aggregate: { aggregate: { count: 0 } },
  coupon_graphics: [],
  coupon_graphics_aggregate: { aggregate: { count: 0 } },
};
const hoodie: CouponItem = {
  ...winter,
  type: 'PRODUCT',
  discount_type: 'AMOUNT',
  discount_value: 5_000,
  max_discount_amount: 5_000,
  max_discount_per: 'UNIT',
  min_order_amount: 0,
  applicable_count: 2,
  coupon_products: [{ product: { id: 3, name: { ko: '워시드 후디', en: 'Washed hoodie' } } }],
  coupon_products_aggregate: { aggregate: { count: 1 } },
};
const jamo: CouponItem = {
  ...winter,
  type: 'GRAPHIC',
  discount_value: 50,
  max_discount_amount: 3_000,
  max_discount_per: 'UNIT',
  min_order_amount: 0,
  applicable_count: 3,
  coupon_graphics: [{ graphic: { id: 7, name: { ko: '기역', en: 'Giyeok' } } }],
  coupon_graphics_aggregate: { aggregate: { count: 12 } },
};

test.each<[CouponItem, Locale, string]>([
  [winter, 'ko', '50,000원 이상 주문하면 주문 금액에서 10% 할인 (최대 10,000원)'],
  [winter, 'en', 'On orders from ₩50,000: 10% off the order (up to ₩10,000)'],
  [hoodie, 'ko', '‘워시드 후디’ 1개당 5,000원 할인 (2개까지)'],
  [hoodie, 'en', '₩5,000 each off “Washed hoodie” (for 2 pieces)'],
  [jamo, 'ko', '‘기역’ 외 11개 그래픽 50% 할인 (1개당 최대 3,000원, 3개까지)'],
  [jamo, 'cn', '“Giyeok”及另 11 个图案 5 折（每件最多 ₩3,000，限 3 件）'],
  [
    { ...hoodie, coupon_products: [], coupon_products_aggregate: { aggregate: { count: 0 } } },
    'ko',
    '모든 상품 1개당 5,000원 할인 (2개까지)',
  ],
  [{ ...hoodie, coupon_products: [{ product: null }] }, 'ko', '대상 상품 1개당 5,000원 할인 (2개까지)'],
  [{ ...hoodie, max_discount_per: 'TOTAL', max_discount_amount: 8_000 }, 'ko', '‘워시드 후디’ 1개당 5,000원 할인 (최대 8,000원, 2개까지)'],
])('the sentence of a coupon’s conditions: %#', (coupon, locale, sentence) => {
  expect(couponSentence(coupon, locale, translator(locale))).toBe(sentence);
});

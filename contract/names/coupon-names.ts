import type { CouponType } from '#rules/money/coupon/coupon.ts';
import type { Sentence } from '../sentences.ts';

/** The names of a coupon kind. */
interface Names {
  /** Heading of the kind's coupons at checkout. */
  name: Sentence;
  /** The name that operators see. */
  staff: string;
  /** Shown when a coupon is not used because nothing in the order qualifies. */
  noTarget: Sentence;
}

/** The names of the coupon kinds in every language, shared by checkout and back office. */
export const couponNames: Readonly<Record<CouponType, Names>> = {
  ORDER: {
    name: { ko: '주문 쿠폰', en: 'Order coupon', cn: '订单优惠券' },
    staff: '주문',
    noTarget: { ko: '이 주문에는 쓸 수 없어요', en: 'Cannot be used on this order', cn: '不适用于此订单' },
  },
  PRODUCT: {
    name: { ko: '상품 쿠폰', en: 'Product coupon', cn: '商品优惠券' },
    staff: '상품',
    noTarget: { ko: '이 주문에 대상 상품이 없어요', en: 'No product it applies to is in this order', cn: '此订单中没有适用商品' },
  },
  GRAPHIC: {
    name: { ko: '그래픽 쿠폰', en: 'Graphic coupon', cn: '图案优惠券' },
    staff: '그래픽',
    noTarget: { ko: '이 주문에 대상 그래픽이 없어요', en: 'No graphic it applies to is in this order', cn: '此订单中没有适用图案' },
  },
};

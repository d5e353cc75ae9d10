import type { CouponType } from '#rules/money/coupon/coupon.ts';
import type { Sentence } from './sentences.ts';

/** What a kind of coupon is called. */
interface Names {
  /** On the order sheet, over the coupons of the kind. */
  name: Sentence;
  /** By operators. */
  staff: string;
  /** Why one is not used: the order has nothing that it discounts. */
  noTarget: Sentence;
}

/** The names of the kinds in every language, written once: order sheet and back office take them from here. */
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

import { defineMessages } from '#client/locale/message.ts';

/** Names of the amounts of a cart, a checkout and an order (specification 3, Order). */
export const amountMessages = defineMessages({
  product: { ko: '상품 금액', en: 'Product amount', cn: '商品金额' },
  delivery: { ko: '배송비', en: 'Delivery fee', cn: '运费' },
  deliveryRemote: { ko: '배송비(제주·도서산간 추가 포함)', en: 'Delivery fee, incl. remote area', cn: '运费（含偏远地区附加费）' },
  free: { ko: '무료', en: 'Free', cn: '免费' },
  coupon: { ko: '쿠폰 할인', en: 'Coupons', cn: '优惠券' },
  points: { ko: '포인트 사용', en: 'Points', cn: '积分' },
  payment: { ko: '결제 금액', en: 'Payment amount', cn: '支付金额' },
  expected: { ko: '총 결제 예정 금액', en: 'Total', cn: '应付总额' },
  pieces: { ko: '{count}개', en: 'Qty {count}', cn: '{count} 件' },
});

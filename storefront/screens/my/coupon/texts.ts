import { defineMessages } from '#client/locale/message.ts';

/** Texts of the coupon page. */
export const couponTexts = defineMessages({
  usable: { ko: '쓸 수 있는 쿠폰 {count}', en: 'Available {count}', cn: '可用 {count}' },
  held: { ko: '주문이 잡고 있는 쿠폰 {count}', en: 'Held by an order {count}', cn: '订单占用 {count}' },
  heldBy: {
    ko: '아직 결제하지 않은 주문에 적용되어 있어요.',
    en: 'It is part of an order that is not paid yet.',
    cn: '已用于尚未付款的订单。',
  },
  heldUntil: {
    ko: '아직 결제하지 않은 주문에 적용되어 있어요. {time}까지 결제하지 않으면 돌아와요.',
    en: 'It is part of an order that is not paid yet, and comes back unless that is paid by {time}.',
    cn: '已用于尚未付款的订单，{time} 前未付款将退回。',
  },
  used: { ko: '사용한 쿠폰 {count}', en: 'Used {count}', cn: '已使用 {count}' },
  expired: { ko: '만료된 쿠폰 {count}', en: 'Expired {count}', cn: '已过期 {count}' },
  noUsable: { ko: '쓸 수 있는 쿠폰이 없습니다.', en: 'You have no coupons available.', cn: '暂无可用优惠券。' },
  noUsed: { ko: '사용한 쿠폰이 없습니다.', en: 'You have not used any coupons.', cn: '暂无已使用的优惠券。' },
  noExpired: { ko: '만료된 쿠폰이 없습니다.', en: 'You have no expired coupons.', cn: '暂无过期优惠券。' },
  register: { ko: '쿠폰 등록', en: 'Register a coupon', cn: '登记优惠券' },
  useIt: { ko: '쇼핑하러 가기', en: 'Go shopping', cn: '去购物' },
  failed: { ko: '쿠폰을 불러오지 못했습니다.', en: 'The coupons could not be loaded.', cn: '无法加载优惠券。' },
});

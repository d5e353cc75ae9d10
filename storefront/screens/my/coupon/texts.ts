import { defineMessages } from '#client/locale/message.ts';

/** Sentences of the coupon page. */
export const couponTexts = defineMessages({
  usable: { ko: '쓸 수 있는 쿠폰 {count}', en: 'Available {count}', cn: '可用 {count}' },
  used: { ko: '사용한 쿠폰 {count}', en: 'Used {count}', cn: '已使用 {count}' },
  expired: { ko: '만료된 쿠폰 {count}', en: 'Expired {count}', cn: '已过期 {count}' },
  noUsable: { ko: '쓸 수 있는 쿠폰이 없습니다.', en: 'You have no coupons available.', cn: '暂无可用优惠券。' },
  noUsed: { ko: '사용한 쿠폰이 없습니다.', en: 'You have not used any coupons.', cn: '暂无已使用的优惠券。' },
  noExpired: { ko: '만료된 쿠폰이 없습니다.', en: 'You have no expired coupons.', cn: '暂无过期优惠券。' },
  register: { ko: '쿠폰 등록', en: 'Register a coupon', cn: '登记优惠券' },
  useIt: { ko: '쇼핑하러 가기', en: 'Go shopping', cn: '去购物' },
  failed: { ko: '쿠폰을 불러오지 못했습니다.', en: 'The coupons could not be loaded.', cn: '无法加载优惠券。' },
});

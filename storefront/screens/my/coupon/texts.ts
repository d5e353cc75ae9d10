import { defineMessages } from '#client/locale/message.ts';

/** Sentences of the coupon page. */
export const couponTexts = defineMessages({
  usable: { ko: '쓸 수 있는 쿠폰 {count}', en: 'Available {count}', cn: '可用 {count}' },
  used: { ko: '사용한 쿠폰 {count}', en: 'Used {count}', cn: '已使用 {count}' },
  expired: { ko: '만료된 쿠폰 {count}', en: 'Expired {count}', cn: '已过期 {count}' },
  noUsable: { ko: '쓸 수 있는 쿠폰이 없습니다.', en: 'You have no coupons to use.', cn: '暂无可用优惠券。' },
  noUsed: { ko: '사용한 쿠폰이 없습니다.', en: 'You have used no coupons.', cn: '暂无已使用的优惠券。' },
  noExpired: { ko: '만료된 쿠폰이 없습니다.', en: 'No coupon has expired.', cn: '暂无过期优惠券。' },
  register: { ko: '쿠폰 등록', en: 'Register a coupon', cn: '登记优惠券' },
  toTake: { ko: '받을 수 있는 쿠폰', en: 'Coupons you can claim', cn: '可领取的优惠券' },
  take: { ko: '받기', en: 'Claim', cn: '领取' },
  takeNamed: { ko: '{name} 받기', en: 'Claim {name}', cn: '领取 {name}' },
  taken: { ko: '‘{name}’ 쿠폰을 받았습니다.', en: 'You have claimed “{name}”.', cn: '已领取“{name}”。' },
  off: { ko: '{value} 할인', en: '{value} off', cn: '减 {value}' },
  most: { ko: '최대 {amount}', en: 'up to {amount}', cn: '最多 {amount}' },
  from: { ko: '{amount} 이상 주문', en: 'orders from {amount}', cn: '满 {amount}' },
  ORDER: { ko: '주문 전체', en: 'Whole order', cn: '整单' },
  PRODUCT: { ko: '대상 상품', en: 'Some products', cn: '指定商品' },
  GRAPHIC: { ko: '대상 그래픽', en: 'Some graphics', cn: '指定图案' },
  until: { ko: '{date}까지', en: 'Until {date}', cn: '{date} 截止' },
  noEnd: { ko: '기간 제한 없음', en: 'No end date', cn: '无期限' },
  useIt: { ko: '쇼핑하러 가기', en: 'Go shopping', cn: '去购物' },
  failed: { ko: '쿠폰을 불러오지 못했습니다.', en: 'The coupons could not be loaded.', cn: '无法加载优惠券。' },
});

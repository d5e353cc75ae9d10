import { defineMessages } from '#client/locale/message.ts';

/** Texts of a coupon. The `say` ones are parts of one sentence: target, maximum, minimum amount. */
export const couponWords = defineMessages({
  toTake: { ko: '받을 수 있는 쿠폰', en: 'Coupons you can claim', cn: '可领取的优惠券' },
  toTakeHere: { ko: '쿠폰 받기 {count}', en: 'Claim coupons ({count})', cn: '领取优惠券 {count}' },
  heldHere: { ko: '받은 쿠폰 {count}', en: 'Your coupons ({count})', cn: '已领优惠券 {count}' },
  goneHere: { ko: '소진된 쿠폰 {count}', en: 'Coupons no longer available ({count})', cn: '已领完的优惠券 {count}' },
  take: { ko: '받기', en: 'Claim', cn: '领取' },
  takeNamed: { ko: '{name} 받기', en: 'Claim {name}', cn: '领取 {name}' },
  taken: { ko: '‘{name}’ 쿠폰을 받았습니다.', en: 'You have claimed “{name}”.', cn: '已领取“{name}”。' },
  has: { ko: '받음', en: 'Claimed', cn: '已领取' },
  gone: { ko: '소진', en: 'None left', cn: '已领完' },
  off: { ko: '{value} 할인', en: '{value} off', cn: '减 {value}' },
  until: { ko: '{date}까지', en: 'Until {date}', cn: '{date} 截止' },
  noEnd: { ko: '기간 제한 없음', en: 'No end date', cn: '无期限' },
  untilDays: { ko: '받은 날부터 {days}일 동안', en: 'Valid for {days} {days|day|days} after you claim it', cn: '领取后 {days} 天内有效' },
  atTheLatest: { ko: ', 늦어도 {date}까지', en: ', until {date} at the latest', cn: '，最晚至 {date}' },
  endsToday: { ko: '오늘까지', en: 'Expires today', cn: '今日截止' },
  endsIn: { ko: '{days}일 남음', en: '{days} {days|day|days} left', cn: '剩 {days} 天' },

  sayFrom: { ko: '{amount} 이상 주문하면 ', en: 'On orders from {amount}: ', cn: '满 {amount}，' },
  sayOrder: { ko: '주문 금액에서 {value} 할인', en: '{value} off the order', cn: '订单减 {value}' },
  sayTarget: { ko: '{target} {value} 할인', en: '{value} off {target}', cn: '{target}减免：{value}' },
  sayEach: { ko: '1개당 {value}', en: '{value} each', cn: '每件 {value}' },
  sayMost: { ko: '최대 {amount}', en: 'up to {amount}', cn: '最多 {amount}' },
  sayMostEach: { ko: '1개당 최대 {amount}', en: 'up to {amount} each', cn: '每件最多 {amount}' },
  sayCount: { ko: '{count}개까지', en: 'for {count} {count|piece|pieces}', cn: '限 {count} 件' },
  everyProduct: { ko: '모든 상품', en: 'every product', cn: '所有商品' },
  everyGraphic: { ko: '모든 그래픽', en: 'every graphic', cn: '所有图案' },
  someProduct: { ko: '대상 상품', en: 'selected products', cn: '指定商品' },
  someGraphic: { ko: '대상 그래픽', en: 'selected graphics', cn: '指定图案' },
  one: { ko: '‘{name}’', en: '“{name}”', cn: '“{name}”' },
  moreProducts: {
    ko: '‘{name}’ 외 {count}개 상품',
    en: '“{name}” and {count} more {count|product|products}',
    cn: '“{name}”及另 {count} 件商品',
  },
  moreGraphics: {
    ko: '‘{name}’ 외 {count}개 그래픽',
    en: '“{name}” and {count} more {count|graphic|graphics}',
    cn: '“{name}”及另 {count} 个图案',
  },
});

import { defineMessages } from '#client/locale/message.ts';

/**
 * Texts about the coupons of a checkout. The last ones say why a coupon is not used, by the reasons of
 * rules/order/checkout/unused-coupon.ts.
 */
export const couponMessages = defineMessages({
  couponsPicked: {
    ko: '가장 많이 할인되는 쿠폰을 골라 두었어요. {amount} 할인',
    en: 'We chose the coupons that save you most: {amount} off',
    cn: '已为您选择优惠最多的优惠券，减 {amount}',
  },
  couponsPickAgain: { ko: '가장 큰 할인으로 고르기', en: 'Choose the best for me', cn: '自动选择最优惠' },
  couponNone: { ko: '사용 안 함', en: 'Do not use', cn: '不使用' },
  limited: { ko: '{limits} 할인돼요', en: 'Discount {limits}', cn: '优惠{limits}' },
  noCoupons: { ko: '사용할 수 있는 쿠폰이 없어요.', en: 'You have no coupons for this order.', cn: '没有可用的优惠券。' },
  couponHeld: {
    ko: '사용 가능 {usable}장 / 보유 {count}장',
    en: '{usable} of {count} can be used here',
    cn: '可用 {usable} 张 / 持有 {count} 张',
  },

  heldCoupons: {
    ko: '결제하지 않은 주문이 쿠폰 {count}장을 잡고 있어요.',
    en: 'An unpaid order holds {count} {count|coupon|coupons}.',
    cn: '未付款订单占用了 {count} 张优惠券。',
  },
  heldCouponsUntil: {
    ko: '결제하지 않은 주문이 쿠폰 {count}장을 {time}까지 잡고 있어요.',
    en: 'An unpaid order holds {count} {count|coupon|coupons} until {time}.',
    cn: '未付款订单占用了 {count} 张优惠券，至 {time}。',
  },
  heldPoints: {
    ko: '결제하지 않은 주문이 {count}포인트를 잡고 있어요.',
    en: 'An unpaid order holds {count} {count|point|points}.',
    cn: '未付款订单占用了 {count} 积分。',
  },
  heldPointsUntil: {
    ko: '결제하지 않은 주문이 {count}포인트를 {time}까지 잡고 있어요.',
    en: 'An unpaid order holds {count} {count|point|points} until {time}.',
    cn: '未付款订单占用了 {count} 积分，至 {time}。',
  },

  bestOffer: {
    ko: '가장 좋은 조합으로 {amount}까지 낮아져요',
    en: 'With the best combination you pay {amount}',
    cn: '最优组合可低至 {amount}',
  },
  bestTake: { ko: '최저가로 적용', en: 'Apply it', cn: '应用最低价' },
  bestHas: { ko: '지금이 가장 낮은 금액이에요', en: 'This is your lowest price', cn: '当前已是最低价' },

  outOfReach: {
    ko: '이 주문에 쓸 수 없는 쿠폰 {count}장 보기',
    en: 'Show {count} {count|coupon|coupons} not for this order',
    cn: '查看 {count} 张不可用优惠券',
  },
  foldOutOfReach: { ko: '쓸 수 없는 쿠폰 접기', en: 'Hide coupons not for this order', cn: '收起不可用优惠券' },
  OVER: { ko: '기간이 지났거나 지금은 쓸 수 없어요', en: 'Expired or not available right now', cn: '已过期或暂不可用' },
  NOT_YET: { ko: '{date}부터 쓸 수 있어요', en: 'Usable from {date}', cn: '{date} 起可用' },
  BELOW_MINIMUM: { ko: '{amount} 더 담으면 쓸 수 있어요', en: 'Spend {amount} more to use it', cn: '再购 {amount} 即可使用' },
  OTHER_SAVES_MORE: {
    ko: '지금 고른 쿠폰이 {amount} 더 할인돼요',
    en: 'The selected coupon saves {amount} more',
    cn: '已选优惠券多减 {amount}',
  },
  OTHER_SAVES_THE_SAME: {
    ko: '지금 고른 쿠폰과 결제 금액이 같아요',
    en: 'Saves the same as the selected coupon',
    cn: '与已选优惠券金额相同',
  },
  COSTS_MORE: {
    ko: '쓰면 배송비가 붙어 {amount} 더 내게 돼요',
    en: 'You would pay {amount} more, because shipping would no longer be free',
    cn: '使用后需付运费，将多付 {amount}',
  },
  NOTHING_LEFT: { ko: '다른 할인으로 이미 다 할인됐어요', en: 'Other discounts already cover the price', cn: '已被其他优惠全部抵扣' },
  NO_GAIN: { ko: '써도 결제 금액이 같아요', en: 'Does not lower what you pay', cn: '使用后金额不变' },
  WOULD_SAVE: { ko: '고르면 {amount} 더 할인돼요', en: 'Selecting it saves {amount} more', cn: '选择后可再减 {amount}' },
});

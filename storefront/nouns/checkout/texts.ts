import { defineMessages } from '#client/locale/message.ts';
import { checkoutNotFound } from '#contract/form-sentences.ts';

/** Texts of the checkout. */
export const checkoutMessages = defineMessages({
  lines: { ko: '주문 상품', en: 'Products', cn: '订购商品' },
  orderer: { ko: '주문자', en: 'Ordered by', cn: '订购人' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  email: { ko: '이메일', en: 'Email', cn: '邮箱' },
  sameAsOrderer: { ko: '주문자와 동일', en: 'Same as the orderer', cn: '与订购人相同' },
  agreeAll: {
    ko: '구매와 개인정보에 모두 동의합니다',
    en: 'I agree to the purchase and to the use of my data',
    cn: '同意购买条件及个人信息使用',
  },

  coupons: { ko: '쿠폰', en: 'Coupons', cn: '优惠券' },
  couponNumber: { ko: '쿠폰 번호 등록', en: 'Register a coupon number', cn: '输入优惠券号码' },
  couponNumberExample: { ko: '쿠폰 번호를 입력해 주세요', en: 'Coupon number', cn: '请输入优惠券号码' },
  couponRegister: { ko: '등록', en: 'Register', cn: '登记' },
  couponRegistered: { ko: '‘{name}’ 쿠폰을 등록했어요.', en: 'The coupon “{name}” is yours now.', cn: '已登记优惠券“{name}”。' },

  points: { ko: '포인트', en: 'Points', cn: '积分' },
  pointAmount: { ko: '사용할 포인트', en: 'Points to use', cn: '使用积分' },
  useAll: { ko: '전액 사용', en: 'Use all', cn: '全部使用' },
  useNone: { ko: '사용 취소', en: 'Clear', cn: '取消使用' },
  pointsHeld: {
    ko: '보유 {held}P · 최대 사용 {usable}P',
    en: '{held}P held · up to {usable}P usable',
    cn: '持有 {held}P · 最多可用 {usable}P',
  },
  pointsTooFew: {
    ko: '{minimum}P 이상 있어야 쓸 수 있어요. {missing}P 더 모으면 돼요.',
    en: 'Usable from {minimum}P held; {missing}P to go.',
    cn: '持有 {minimum}P 起可使用，还差 {missing}P。',
  },
  pointsCovered: {
    ko: '할인을 뺀 상품 금액까지만 쓸 수 있어요. 배송비에는 쓸 수 없어요.',
    en: 'Up to what the goods cost after discounts; points do not pay for shipping.',
    cn: '最多可抵扣优惠后的商品金额，不可抵扣运费。',
  },

  method: { ko: '결제 수단', en: 'Payment method', cn: '支付方式' },
  methodUnavailable: { ko: '지금은 사용할 수 없어요', en: 'Not available now', cn: '暂不可用' },
  virtualAccountNote: {
    ko: '주문 후 {days}일 안에 입금해 주세요. 기한이 지나면 주문이 자동으로 취소됩니다.',
    en: 'Please deposit within {days} {days|day|days}; after that the order is cancelled.',
    cn: '请在 {days} 天内汇款，逾期订单将自动取消。',
  },
  escrow: {
    ko: '구매안전서비스(에스크로) 이용: 상품을 받을 때까지 {provider}에서 입금액을 보관합니다.',
    en: 'Use the purchase safety service (escrow): your deposit stays with {provider} until the goods arrive.',
    cn: '使用购买安全服务（第三方担保）：收货前由 {provider} 保管货款。',
  },
  amounts: { ko: '결제 금액', en: 'Payment amount', cn: '支付金额' },

  agreements: { ko: '약관 동의', en: 'Agreements', cn: '条款同意' },
  agreementPURCHASE: {
    ko: '주문 상품과 가격, 배송 정보를 확인했으며 구매에 동의합니다.',
    en: 'I have checked products, prices and delivery, and agree to the purchase.',
    cn: '我已确认商品、价格及配送信息，并同意购买。',
  },
  agreementPERSONAL_INFORMATION: {
    ko: '주문과 배송을 위한 개인정보 수집·이용 및 제3자 제공에 동의합니다.',
    en: 'I agree to the collection and use of my personal information, and its provision to third parties, for order and delivery.',
    cn: '我同意为订单及配送而收集、使用并向第三方提供个人信息。',
  },
  agreementCUSTOM_MADE: {
    ko: '커스텀 상품은 주문 제작되어, 제작이 시작되면 단순 변심으로 취소·반품할 수 없음에 동의합니다.',
    en: 'I agree that custom products are made to order and cannot be cancelled or returned for a change of mind once production has started.',
    cn: '我同意：定制商品为按订单制作，开始制作后不可因改变主意而取消或退货。',
  },
  minors: {
    ko: '미성년자가 법정대리인의 동의 없이 주문하면 본인이나 법정대리인이 주문을 취소할 수 있습니다.',
    en: 'If a minor orders without the consent of a legal guardian, the minor or the guardian may cancel the order.',
    cn: '未成年人未经法定代理人同意下单的，本人或法定代理人可以取消订单。',
  },
  readTerms: { ko: '내용 보기', en: 'Read', cn: '查看内容' },

  pay: { ko: '{amount} 결제하기', en: 'Pay {amount}', cn: '支付 {amount}' },
  placeFree: { ko: '{amount} 주문하기', en: 'Place the order ({amount})', cn: '下单（{amount}）' },
  notFound: checkoutNotFound,
  toCart: { ko: '장바구니로 가기', en: 'Go to the cart', cn: '前往购物车' },
  loginFirst: { ko: '로그인하면 주문을 이어서 할 수 있어요.', en: 'Log in to go on with your order.', cn: '登录后即可继续下单。' },
  loginToSee: { ko: '로그인하면 주문을 볼 수 있어요.', en: 'Log in to see your order.', cn: '登录后即可查看订单。' },
  outdated: {
    ko: '금액을 다시 계산하지 못했어요. 입력하신 내용은 그대로예요.',
    en: 'We could not recalculate the amounts. What you entered is still here.',
    cn: '未能重新计算金额，您填写的内容仍然保留。',
  },
  changedPrice: {
    ko: '가격이 변경되어 금액을 새로 계산했습니다. 확인 후 다시 결제해 주세요.',
    en: 'The price has changed. Please check the new amounts and pay again.',
    cn: '价格已变更并重新计算，请确认后再次支付。',
  },
});

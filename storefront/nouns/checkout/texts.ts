import { defineMessages } from '#client/locale/message.ts';
import { orderSheetNotFound } from '#contract/form-sentences.ts';

/** Sentences of the order sheet. */
export const checkoutMessages = defineMessages({
  lines: { ko: '주문 상품', en: 'Products', cn: '订购商品' },
  orderer: { ko: '주문자', en: 'Orderer', cn: '订购人' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  email: { ko: '이메일', en: 'Email', cn: '邮箱' },
  sameAsOrderer: { ko: '주문자와 동일', en: 'Same as the orderer', cn: '与订购人相同' },
  agreeAll: { ko: '모두 동의합니다', en: 'I agree to all of these', cn: '全部同意' },
  couponsPicked: {
    ko: '가장 많이 할인되는 쿠폰을 골라 두었어요. {amount} 할인',
    en: 'We chose the coupons that save you most: {amount} off',
    cn: '已为您选择优惠最多的优惠券，减 {amount}',
  },
  couponsPickAgain: { ko: '가장 큰 할인으로 고르기', en: 'Choose the best for me', cn: '自动选择最优惠' },

  coupons: { ko: '쿠폰', en: 'Coupons', cn: '优惠券' },
  couponOrder: { ko: '주문 쿠폰', en: 'Order coupon', cn: '订单优惠券' },
  couponProduct: { ko: '상품 쿠폰', en: 'Product coupon', cn: '商品优惠券' },
  couponGraphic: { ko: '그래픽 쿠폰', en: 'Graphic coupon', cn: '图案优惠券' },
  couponNone: { ko: '사용 안 함', en: 'Do not use', cn: '不使用' },
  couponOption: { ko: '{name} (−{amount})', en: '{name} (−{amount})', cn: '{name}（−{amount}）' },
  couponRefused: { ko: '{name} · {reason}', en: '{name} · {reason}', cn: '{name} · {reason}' },
  noCoupons: { ko: '사용할 수 있는 쿠폰이 없어요.', en: 'You hold no coupon for this order.', cn: '没有可用的优惠券。' },
  couponNumber: { ko: '쿠폰 번호 등록', en: 'Register a coupon number', cn: '输入优惠券号码' },
  couponNumberExample: { ko: '쿠폰 번호를 입력해 주세요', en: 'Coupon number', cn: '请输入优惠券号码' },
  couponRegister: { ko: '등록', en: 'Register', cn: '登记' },
  couponRegistered: { ko: '‘{name}’ 쿠폰을 등록했어요.', en: 'The coupon “{name}” is yours now.', cn: '已登记优惠券“{name}”。' },
  couponHeld: {
    ko: '사용 가능 {usable}장 / 보유 {count}장',
    en: '{usable} of {count} usable here',
    cn: '可用 {usable} 张 / 持有 {count} 张',
  },

  points: { ko: '포인트', en: 'Points', cn: '积分' },
  pointAmount: { ko: '사용할 포인트', en: 'Points to use', cn: '使用积分' },
  useAll: { ko: '전액 사용', en: 'Use all', cn: '全部使用' },
  useNone: { ko: '사용 취소', en: 'Clear', cn: '取消使用' },
  pointsHeld: {
    ko: '보유 {held}P · 최대 사용 {usable}P',
    en: '{held}P held · up to {usable}P usable',
    cn: '持有 {held}P · 最多可用 {usable}P',
  },
  pointsMinimum: { ko: '{minimum}P부터 쓸 수 있어요.', en: 'Usable from {minimum}P held.', cn: '持有 {minimum}P 起可使用。' },

  method: { ko: '결제 수단', en: 'Payment method', cn: '支付方式' },
  methodUnavailable: { ko: '지금은 사용할 수 없어요', en: 'Not available now', cn: '暂不可用' },
  virtualAccountNote: {
    ko: '주문 후 7일 안에 입금해 주세요. 기한이 지나면 주문이 자동으로 취소됩니다.',
    en: 'Please deposit within 7 days; after that the order is cancelled.',
    cn: '请在 7 天内汇款，逾期订单将自动取消。',
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
    en: 'I agree to the use of my personal information for order and delivery.',
    cn: '我同意为订单及配送而收集、使用并向第三方提供个人信息。',
  },
  agreementCUSTOM_MADE: {
    ko: '커스텀 상품은 주문 제작되어, 제작이 시작되면 단순 변심으로 취소·반품할 수 없음에 동의합니다.',
    en: 'I agree that custom products are made to order and cannot be cancelled or returned for a change of mind once production has started.',
    cn: '我同意：定制商品为按订单制作，开始制作后不可因改变主意而取消或退货。',
  },
  customMadeNote: {
    ko: '상품 하자나 오배송은 언제든 교환·환불해 드립니다.',
    en: 'Defects and wrong deliveries are always exchanged or refunded.',
    cn: '商品瑕疵或错发可随时换货或退款。',
  },
  readTerms: { ko: '내용 보기', en: 'Read', cn: '查看内容' },

  pay: { ko: '{amount} 결제하기', en: 'Pay {amount}', cn: '支付 {amount}' },
  placeFree: { ko: '{amount} 주문하기', en: 'Place the order ({amount})', cn: '下单（{amount}）' },
  notConfigured: {
    ko: '아직 결제가 설정되지 않은 상점입니다.',
    en: 'Payment is not set up in this shop yet.',
    cn: '本店尚未开通付款。',
  },
  notFound: orderSheetNotFound,
  toCart: { ko: '장바구니로 가기', en: 'Go to the cart', cn: '前往购物车' },
  loginFirst: { ko: '로그인하면 주문을 이어서 할 수 있어요.', en: 'Log in to go on with your order.', cn: '登录后即可继续下单。' },
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

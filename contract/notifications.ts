import type { BrandAnswer } from '#rules/community/brand-request.ts';
import type { NotificationOf, NotificationValues, OrderNews } from '#rules/member/notification.ts';
import { receiptIs } from '#rules/money/cash-receipt.ts';
import { formatWon } from '#rules/money/money.ts';
import { isOrderState, type OrderState } from '#rules/order/order-state.ts';
import { courierName } from '#rules/order/waybill/courier.ts';
import { type Locale, localizedName } from '#rules/shop/locale.ts';
import { writtenDay, writtenKoreanDay, writtenMoment } from '#rules/shop/written-day.ts';
import { bankName } from './banks.ts';
import { unacceptedSentences } from './errors/unaccepted-sentences.ts';
import { hidingSentences, pictureRefusalSentences } from './hiding-sentences.ts';
import { orderNames } from './names/order-names.ts';
import { workNames } from './names/work-names.ts';
import { filled, type Sentence } from './sentences.ts';

/** The text of a notification: a headline, and the lines below it. */
export interface NotificationText {
  title: string;
  lines: string[];
}

/** The text of a notification to a member, for both the inbox and messages. */
export function notificationText(notification: NotificationOf, locale: Locale): NotificationText {
  const said = (sentence: Sentence, values: Record<string, string> = {}) => filled(sentence[locale], values);
  switch (notification.event) {
    case 'order_moved': {
      const { state, order_number: number } = notification.values;
      const sentence = isOrderState(state) ? orderNames[state].told : otherSentences[state];
      return { title: said(sentence ?? orderChanged), lines: [said(orderNumber, { number }), ...orderLines(notification.values, locale)] };
    }
    case 'answered':
      return { title: said(answered), lines: [notification.values.title] };
    case 'checkout_ready': {
      const { pieces, amount, ends_at } = notification.values;
      const facts = { amount: formatWon(amount, locale), time: writtenMoment(ends_at, locale) };
      return {
        title: said(checkoutReady),
        lines: [...orderLines({ pieces }, locale), said(checkoutAmount, facts), said(checkoutUntil, facts)],
      };
    }
    case 'coupon': {
      const { name, ends_at } = notification.values;
      const end = ends_at === null ? [] : [said(usableUntil, { day: writtenDay(ends_at, locale) })];
      return { title: said(couponGiven), lines: [localizedName(name, locale), ...end] };
    }
    case 'points_ending': {
      const { amount, ends_at } = notification.values;
      const values = { amount: amount.toLocaleString('ko-KR'), day: writtenDay(ends_at, locale) };
      return { title: said(pointsEnding, values), lines: [said(pointsEndOn, values)] };
    }
    case 'points_changed': {
      const { amount, reason } = notification.values;
      const values = { amount: Math.abs(amount).toLocaleString('ko-KR') };
      return { title: said(amount > 0 ? pointsGiven : pointsTaken, values), lines: [reason] };
    }
    case 'followed_artist': {
      const { count, works } = notification.values;
      const rest = count - works.length;
      return {
        title: said(newGraphics, { count: String(count) }),
        lines: [
          ...works.map(({ artist, graphic }) => `${localizedName(artist, locale)} · ${localizedName(graphic, locale)}`),
          ...(rest > 0 ? [said(andMore, { count: String(rest) })] : []),
        ],
      };
    }
    case 'restock': {
      const { product, option } = notification.values;
      return { title: said(backAgain), lines: [[product, option].map((name) => localizedName(name, locale)).join(' · ')] };
    }
    case 'review_hidden': {
      const { product, reason, points } = notification.values;
      const taken = points === 0 ? [] : [said(reviewPointsTaken, { amount: points.toLocaleString('ko-KR') })];
      return {
        title: said(reviewHidden),
        lines: [localizedName(product, locale), said(hiddenFor, { reason: said(hidingSentences[reason]) }), ...taken],
      };
    }
    case 'review_shown': {
      const { product, points } = notification.values;
      const back = points === 0 ? [] : [said(pointsBack, { amount: points.toLocaleString('ko-KR') })];
      return { title: said(reviewShown), lines: [localizedName(product, locale), ...back] };
    }
    case 'cash_receipt': {
      const { state, amount, number, order_number } = notification.values;
      const facts = number === null ? [] : [said(receiptFacts, { number, amount: formatWon(amount, locale) })];
      const next = receiptIs(state, 'refused') ? [said(receiptAgain)] : [];
      return { title: said(receiptSentences[state]), lines: [said(orderNumber, { number: order_number }), ...facts, ...next] };
    }
    case 'brand_answered':
      return { title: said(brandSentences[notification.values.state]), lines: [notification.values.brand_name] };
    case 'graphic_reviewed': {
      const { graphic, reason, price } = notification.values;
      const why = reason === '' ? [] : [said(hiddenFor, { reason })];
      const [taken, refused] = price === undefined ? [graphicTaken, graphicReturned] : [priceTaken, priceRefused];
      const title = said(reason === '' ? taken : refused, { price: formatWon(price ?? 0, locale) });
      return { title, lines: [localizedName(graphic, locale), ...why] };
    }
    case 'work_waiting':
    case 'work_came': {
      const lines = notification.values.things.map(({ what, count, is_more }) => `${said(workNames[what])} ${count}${is_more ? '+' : ''}`);
      return { title: said(notification.event === 'work_came' ? workCame : workWaiting), lines };
    }
    case 'payee_changed': {
      const { payee, bank, number_end } = notification.values;
      const lines = [`${localizedName(payee, locale)} · ${bankName(bank, locale)} ···${number_end}`, said(payeeUnknown)];
      return { title: said(payeeChanged), lines };
    }
    case 'campaign': {
      const { title, content, coupon } = notification.values;
      const gift = coupon === null ? [] : [`${said(couponGiven)}: ${localizedName(coupon, locale)}`];
      return { title: localizedName(title, locale), lines: [...localizedName(content, locale).split('\n'), ...gift] };
    }
    case 'terms_changed': {
      const { name, day } = notification.values;
      return {
        title: said(termsChanged, { name: localizedName(name, locale) }),
        lines: [said(termsHoldFrom, { day: writtenKoreanDay(day, locale) })],
      };
    }
  }
}

/** The lines of an order notification besides its state, in reading order. */
function orderLines({ pieces, parcel, deposit, unaccepted, refund, points, ...news }: OrderNews, locale: Locale): string[] {
  const said = (sentence: Sentence, values: Record<string, string> = {}) => filled(sentence[locale], values);
  const won = (amount: number) => formatWon(amount, locale);
  return [
    ...(pieces ?? []).map(({ name, quantity }) => said(piece, { name: localizedName(name, locale), count: String(quantity) })),
    ...(news.refused_for ? [said(hiddenFor, { reason: said(pictureRefusalSentences[news.refused_for]) })] : []),
    ...(news.reason ? [said(hiddenFor, { reason: news.reason })] : []),
    ...(parcel ? [`${courierName(parcel.courier, locale)} ${parcel.number}`] : []),
    ...(deposit
      ? [
          [...(deposit.bank === null ? [] : [bankName(deposit.bank, locale)]), deposit.account].join(' '),
          said(depositAmount, { amount: won(deposit.amount) }),
          ...(deposit.until === null ? [] : [said(depositUntil, { time: writtenMoment(deposit.until, locale) })]),
        ]
      : []),
    ...(unaccepted
      ? [
          said(unacceptedSentences[unaccepted.why]),
          ...(unaccepted.asked === unaccepted.came ? [] : [said(askedAmount, { amount: won(unaccepted.asked) })]),
          said(cameAmount, { amount: won(unaccepted.came), time: writtenMoment(unaccepted.paid_at, locale) }),
        ]
      : []),
    ...(news.is_account_refused ? [said(accountRefused)] : []),
    ...(refund === undefined ? [] : [said(refunded, { amount: won(refund) })]),
    ...(points ? [said(pointsReturned, { amount: points.toLocaleString('ko-KR') })] : []),
  ];
}

const otherSentences: Partial<Record<Exclude<NotificationValues['order_moved']['state'], OrderState>, Sentence>> = {
  CANCELLED: { ko: '주문이 취소되었습니다.', en: 'Your order was cancelled.', cn: '订单已取消。' },
  SHOP_CANCELLED: {
    ko: '판매자 사정으로 주문하신 상품이 취소되었습니다.',
    en: 'We had to cancel something you ordered.',
    cn: '因卖家原因，您订购的商品已取消。',
  },
  DELIVERY_CHANGED: {
    ko: '주문의 배송지가 변경되었습니다.',
    en: 'The delivery address of your order was changed.',
    cn: '订单的收货地址已更改。',
  },
  OPTION_CHANGED: {
    ko: '주문하신 상품의 옵션을 바꿨습니다.',
    en: 'We changed an option of your order.',
    cn: '已更改您订购商品的选项。',
  },
  PICTURE_REFUSED: {
    ko: '인쇄해 드릴 수 없는 사진이 있어 주문을 제작하지 못하고 있습니다. 고객센터로 문의해 주세요.',
    en: 'We cannot print a picture of your order and have stopped it. Please contact customer service.',
    cn: '您的订单中有无法印制的图片，已暂停制作，请联系客服。',
  },
  GIFT_ADDRESSED: {
    ko: '받는 분이 배송지를 입력했습니다. 선물을 준비할게요.',
    en: 'The receiver gave an address. We are preparing your gift.',
    cn: '收件人已填写地址，我们将准备礼物。',
  },
  GIFT_EXPIRED: {
    ko: '받는 분이 7일 안에 배송지를 입력하지 않아 선물을 취소하고 환불합니다.',
    en: 'No address was given within 7 days, so your gift was cancelled and will be refunded.',
    cn: '收件人 7 天内未填写地址，礼物已取消并将退款。',
  },
  CANCEL_REQUESTED: { ko: '취소 요청을 접수했습니다.', en: 'We received your cancellation request.', cn: '已受理取消申请。' },
  RETURN_REQUESTED: { ko: '반품 요청을 접수했습니다.', en: 'We received your return request.', cn: '已受理退货申请。' },
  EXCHANGE_REQUESTED: { ko: '교환 요청을 접수했습니다.', en: 'We received your exchange request.', cn: '已受理换货申请。' },
  CANCEL_ACCEPTED: { ko: '취소 요청이 승인되었습니다.', en: 'Your cancellation was approved.', cn: '取消申请已批准。' },
  CANCEL_COMPLETED: { ko: '취소와 환불이 완료되었습니다.', en: 'Your cancellation and its refund are complete.', cn: '取消和退款已完成。' },
  CANCEL_REJECTED: { ko: '취소 요청이 거절되었습니다.', en: 'Your cancellation was declined.', cn: '取消申请被拒绝。' },
  RETURN_COLLECTING: { ko: '반품하실 상품을 회수하러 갑니다.', en: 'We are picking up your return.', cn: '正在上门取退货商品。' },
  RETURN_COLLECTED: {
    ko: '보내 주신 반품 상품을 받았습니다. 확인한 뒤 환불해 드립니다.',
    en: 'We have received the item you returned. We will check it and then refund you.',
    cn: '我们已收到您退回的商品，确认后将为您退款。',
  },
  RETURN_ACCEPTED: {
    ko: '반품이 승인되어 환불을 진행합니다.',
    en: 'Your return was approved. Your refund is on its way.',
    cn: '退货已批准，正在退款。',
  },
  RETURN_COMPLETED: { ko: '반품과 환불이 완료되었습니다.', en: 'Your return and its refund are complete.', cn: '退货退款已完成。' },
  RETURN_REJECTED: { ko: '반품 요청이 거절되었습니다.', en: 'Your return was declined.', cn: '退货申请被拒绝。' },
  EXCHANGE_COLLECTING: {
    ko: '교환하실 상품을 회수하러 갑니다.',
    en: 'We are picking up the item you are exchanging.',
    cn: '正在上门取换货商品。',
  },
  EXCHANGE_COLLECTED: {
    ko: '보내 주신 상품을 받았습니다. 확인한 뒤 새 상품을 보내 드립니다.',
    en: 'We have received the item you sent back. We will check it and then send the new one.',
    cn: '我们已收到您寄回的商品，确认后将为您寄出新商品。',
  },
  EXCHANGE_REDELIVERING: {
    ko: '새로 보내 드리는 교환 상품이 출발했습니다.',
    en: 'Your replacement is on its way.',
    cn: '换货商品已发出。',
  },
  EXCHANGE_COMPLETED: { ko: '교환이 완료되었습니다.', en: 'Your exchange is complete.', cn: '换货已完成。' },
  GOODWILL_ACCEPTED: {
    ko: '주문하신 금액의 일부를 돌려드리고 있습니다.',
    en: 'We are refunding part of what you paid for your order.',
    cn: '正在为您退还订单的部分款项。',
  },
  GOODWILL_COMPLETED: { ko: '보상 환불이 완료되었습니다.', en: 'Your goodwill refund is complete.', cn: '补偿退款已完成。' },
  DEPOSIT_DUE: {
    ko: '가상계좌가 발급되었습니다. 기한까지 입금해 주세요.',
    en: 'Your deposit account is ready. Please pay in by the deadline.',
    cn: '虚拟账户已开立，请在期限前汇款。',
  },
  DEPOSIT_ENDING: {
    ko: '입금 기한이 다가옵니다. 지나면 주문이 자동으로 취소됩니다.',
    en: 'Your deposit is due soon. After the deadline the order is cancelled.',
    cn: '汇款期限将至，逾期订单将自动取消。',
  },
  MONEY_OWED: {
    ko: '결제하신 금액을 돌려드리고 있습니다.',
    en: 'Your payment is being refunded.',
    cn: '您支付的款项正在退还。',
  },
  ACCOUNT_NEEDED: {
    ko: '환불받으실 계좌를 주문 상세에서 알려 주세요.',
    en: 'We need an account for your refund. Please enter it in your order.',
    cn: '请在订单详情中填写您的退款账户。',
  },
  MONEY_BACK: { ko: '결제하신 금액을 돌려드렸습니다.', en: 'Your payment has been refunded.', cn: '您支付的款项已退还。' },
  EXCHANGE_REJECTED: { ko: '교환 요청이 거절되었습니다.', en: 'Your exchange was declined.', cn: '换货申请被拒绝。' },
};
const checkoutReady: Sentence = {
  ko: '주문서가 준비되었습니다. 확인하고 결제해 주세요.',
  en: 'Your order is ready. Please check it and pay.',
  cn: '您的订单已备好，请确认并付款。',
};
const checkoutAmount: Sentence = { ko: '결제하실 금액 {amount}', en: 'Amount due: {amount}', cn: '应付金额 {amount}' };
const checkoutUntil: Sentence = {
  ko: '{time}까지 결제할 수 있어요.',
  en: 'You can pay until {time} (Korean time).',
  cn: '请在 {time}（韩国时间）前付款。',
};
const workWaiting: Sentence = { ko: '오늘 처리할 일이 있습니다.', en: 'Work is waiting for you.', cn: '今天有待处理的工作。' };
const workCame: Sentence = { ko: '새로 들어온 일이 있습니다.', en: 'New work has come in.', cn: '有新的工作。' };
const receiptSentences: Record<NotificationValues['cash_receipt']['state'], Sentence> = {
  ISSUED: { ko: '현금영수증이 발급되었습니다.', en: 'Your cash receipt was issued.', cn: '现金收据已开具。' },
  CANCELLED: { ko: '현금영수증이 취소되었습니다.', en: 'Your cash receipt was cancelled.', cn: '现金收据已取消。' },
  FAILED: { ko: '현금영수증을 발급하지 못했습니다.', en: 'Your cash receipt could not be issued.', cn: '现金收据开具失败。' },
};
const refunded: Sentence = { ko: '환불 금액 {amount}', en: 'Refund: {amount}', cn: '退款金额 {amount}' };
const pointsReturned: Sentence = {
  ko: '돌려드린 포인트 {amount}P',
  en: '{amount} {amount|point|points} returned',
  cn: '返还积分 {amount}',
};
const piece: Sentence = { ko: '{name} {count}개', en: '{name} × {count}', cn: '{name} × {count}' };
const depositAmount: Sentence = { ko: '입금하실 금액 {amount}', en: 'Amount to deposit: {amount}', cn: '汇款金额 {amount}' };
const depositUntil: Sentence = { ko: '입금 기한 {time}', en: 'Deposit by {time} (Korean time)', cn: '汇款期限 {time}（韩国时间）' };
const askedAmount: Sentence = { ko: '결제하실 금액 {amount}', en: 'Amount due: {amount}', cn: '应付金额 {amount}' };
const cameAmount: Sentence = {
  ko: '결제된 금액 {amount} ({time})',
  en: 'Amount paid: {amount} ({time})',
  cn: '已付金额 {amount}（{time}）',
};
const accountRefused: Sentence = {
  ko: '알려 주신 계좌로 은행이 입금하지 못했습니다.',
  en: 'The bank could not pay into the account you gave us.',
  cn: '银行未能退款至您填写的账户。',
};
const receiptFacts: Sentence = { ko: '승인번호 {number} · {amount}', en: 'No. {number}, {amount}', cn: '编号{number} · {amount}' };
const receiptAgain: Sentence = {
  ko: '주문 상세에서 번호를 확인하고 다시 신청해 주세요.',
  en: 'Please check the number and request it again from your order.',
  cn: '请在订单详情中核对号码后重新申请。',
};
const orderChanged: Sentence = { ko: '주문 상태가 바뀌었습니다.', en: 'Your order has moved on.', cn: '订单状态已更新。' };
const orderNumber: Sentence = { ko: '주문번호 {number}', en: 'Order {number}', cn: '订单号 {number}' };
const answered: Sentence = {
  ko: '문의하신 내용에 답변이 등록되었습니다.',
  en: 'Your question has been answered.',
  cn: '您的咨询已有回复。',
};
const couponGiven: Sentence = { ko: '쿠폰이 도착했습니다.', en: 'You have a new coupon.', cn: '您收到一张优惠券。' };
const usableUntil: Sentence = { ko: '{day}까지 사용할 수 있어요', en: 'Use it until {day}', cn: '有效期至{day}' };
const pointsEnding: Sentence = {
  ko: '포인트 {amount}P가 곧 소멸됩니다.',
  en: '{amount} {amount|point is|points are} about to expire.',
  cn: '{amount} 积分即将失效。',
};
const pointsGiven: Sentence = {
  ko: '포인트 {amount}P를 드렸습니다.',
  en: 'You received {amount} {amount|point|points}.',
  cn: '已赠送您 {amount} 积分。',
};
const pointsTaken: Sentence = {
  ko: '포인트 {amount}P를 회수했습니다.',
  en: '{amount} {amount|point was|points were} taken back.',
  cn: '已收回 {amount} 积分。',
};
const pointsEndOn: Sentence = { ko: '{day}까지 사용할 수 있어요', en: 'Use {amount|it|them} until {day}', cn: '有效期至{day}' };
const newGraphics: Sentence = {
  ko: '팔로우한 아티스트의 새 그래픽 {count}점',
  en: 'New from artists you follow: {count}',
  cn: '您关注的艺术家有 {count} 件新图案',
};
const andMore: Sentence = { ko: '외 {count}점', en: 'and {count} more', cn: '以及另外 {count} 件' };
const backAgain: Sentence = {
  ko: '기다리시던 상품이 다시 들어왔습니다.',
  en: 'An item you were waiting for is back in stock.',
  cn: '您等待的商品已到货。',
};
const reviewHidden: Sentence = { ko: '작성하신 리뷰가 숨김 처리되었습니다.', en: 'Your review was hidden.', cn: '您的评价已被隐藏。' };
const hiddenFor: Sentence = { ko: '사유: {reason}', en: 'Reason: {reason}', cn: '理由：{reason}' };
const reviewPointsTaken: Sentence = {
  ko: '리뷰 포인트 {amount}P가 회수되었습니다.',
  en: 'The {amount} {amount|point|points} you earned for it {amount|was|were} taken back.',
  cn: '已收回评价积分{amount}。',
};
const reviewShown: Sentence = {
  ko: '작성하신 리뷰가 다시 공개되었습니다.',
  en: 'Your review is visible again.',
  cn: '您的评价已重新公开。',
};
const pointsBack: Sentence = {
  ko: '리뷰 포인트 {amount}P를 돌려드렸습니다.',
  en: 'Your {amount} {amount|point|points} {amount|was|were} returned.',
  cn: '已返还评价积分{amount}。',
};
const payeeChanged: Sentence = {
  ko: '정산금 지급 계좌가 바뀌었습니다.',
  en: 'The payout account was changed.',
  cn: '结算收款账户已变更。',
};
const payeeUnknown: Sentence = {
  ko: '요청하지 않은 변경이라면 바로 알려 주세요.',
  en: 'If this was not asked for, please tell us at once.',
  cn: '如非本人要求的变更，请立即联系我们。',
};
const graphicTaken: Sentence = { ko: '그래픽 판매를 시작했습니다.', en: 'Your graphic is now on sale.', cn: '您的图案已开始销售。' };
const priceTaken: Sentence = {
  ko: '요청하신 대로 가격을 {price}으로 바꿨습니다.',
  en: 'The price is now {price}, as you asked.',
  cn: '已按您的要求将价格改为 {price}。',
};
const priceRefused: Sentence = {
  ko: '요청하신 가격({price})으로 바꾸지 못했습니다.',
  en: 'The price stays as it is: we could not change it to {price}.',
  cn: '未能将价格改为您要求的 {price}。',
};
const graphicReturned: Sentence = {
  ko: '그래픽을 돌려드렸습니다. 고쳐서 다시 보내 주세요.',
  en: 'Your graphic was returned. Please correct it and send it again.',
  cn: '您的图案已退回，请修改后重新提交。',
};
const termsChanged: Sentence = { ko: '{name} 변경 안내', en: 'Changes to our terms: {name}', cn: '{name}变更通知' };
const termsHoldFrom: Sentence = {
  ko: '{day}부터 시행됩니다. 미리 읽어 보실 수 있어요.',
  en: 'They take effect on {day}. You can read them now.',
  cn: '自{day}起生效，现在即可阅读。',
};
const brandSentences: Record<BrandAnswer, Sentence> = {
  ACCEPTED: { ko: '입점 신청이 승인되었습니다.', en: 'Your brand request was accepted.', cn: '您的入驻申请已通过。' },
  DECLINED: { ko: '입점 신청에 답변이 등록되었습니다.', en: 'Your brand request has been answered.', cn: '您的入驻申请已有回复。' },
};

import type { NoticeOf } from '#rules/member/notice.ts';
import type { OrderState } from '#rules/order/order-state.ts';
import { koreanTimeZone } from '#rules/shop/korean-time.ts';
import { type Locale, languageTags, localizedName } from '#rules/shop/locale.ts';
import type { Sentence } from './sentences.ts';

/** What a notice says: one line, and what stands under it. */
export interface NoticeText {
  title: string;
  lines: string[];
}

/** The sentences of notices to members, written once for the inbox and for every message. */
export function noticeText(notice: NoticeOf, locale: Locale): NoticeText {
  const said = (sentence: Sentence, values: Record<string, string> = {}) =>
    sentence[locale].replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  switch (notice.event) {
    case 'order_moved': {
      const { state, order_number: number } = notice.values;
      return { title: said(orderSentences[state] ?? orderChanged), lines: [said(orderNumber, { number })] };
    }
    case 'answered':
      return { title: said(answered), lines: [notice.values.title] };
    case 'coupon': {
      const { name, ends_at } = notice.values;
      const end = ends_at === null ? [] : [said(usableUntil, { day: writtenDay(ends_at, locale) })];
      return { title: said(couponGiven), lines: [localizedName(name, locale), ...end] };
    }
    case 'points_ending': {
      const { amount, ends_at } = notice.values;
      const values = { amount: amount.toLocaleString('ko-KR'), day: writtenDay(ends_at, locale) };
      return { title: said(pointsEnding, values), lines: [said(pointsEndOn, values)] };
    }
    case 'points_changed': {
      const { amount, reason } = notice.values;
      const values = { amount: Math.abs(amount).toLocaleString('ko-KR') };
      return { title: said(amount > 0 ? pointsGiven : pointsTaken, values), lines: [reason] };
    }
    case 'followed_artist': {
      const { count, works } = notice.values;
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
      const { product, option } = notice.values;
      return { title: said(backAgain), lines: [[product, option].map((name) => localizedName(name, locale)).join(' · ')] };
    }
  }
}

function writtenDay(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: koreanTimeZone }).format(new Date(time));
}

const orderSentences: Partial<Record<OrderState | 'CANCELLED', Sentence>> = {
  PAYMENT_COMPLETE: { ko: '결제가 완료되었습니다.', en: 'Your payment is complete.', cn: '付款已完成。' },
  IN_PRODUCTION: { ko: '주문하신 상품을 만들기 시작했습니다.', en: 'We have started making your order.', cn: '您订购的商品已开始制作。' },
  PRODUCTION_COMPLETE: { ko: '주문하신 상품이 완성되었습니다.', en: 'Your order has been made.', cn: '您订购的商品已制作完成。' },
  DELIVERY_PREPARING: { ko: '주문하신 상품을 포장하고 있습니다.', en: 'Your order is being packed.', cn: '您订购的商品正在打包。' },
  IN_DELIVERY: { ko: '주문하신 상품이 출발했습니다.', en: 'Your order is on its way.', cn: '您订购的商品已发货。' },
  DELIVERY_COMPLETED: { ko: '주문하신 상품이 도착했습니다.', en: 'Your order has arrived.', cn: '您订购的商品已送达。' },
  PURCHASE_CONFIRMED: { ko: '구매가 확정되었습니다.', en: 'Your purchase is confirmed.', cn: '已确认购买。' },
  CANCELLED: { ko: '주문이 취소되었습니다.', en: 'Your order was cancelled.', cn: '订单已取消。' },
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
  en: '{amount} points are about to end.',
  cn: '{amount} 积分即将失效。',
};
const pointsGiven: Sentence = {
  ko: '포인트 {amount}P를 드렸습니다.',
  en: 'You were given {amount} points.',
  cn: '已赠送您 {amount} 积分。',
};
const pointsTaken: Sentence = {
  ko: '포인트 {amount}P를 회수했습니다.',
  en: '{amount} points were taken back.',
  cn: '已收回 {amount} 积分。',
};
const pointsEndOn: Sentence = { ko: '{day}까지 사용할 수 있어요', en: 'Use them until {day}', cn: '有效期至{day}' };
const newGraphics: Sentence = {
  ko: '팔로우한 아티스트의 새 그래픽 {count}점',
  en: 'New from artists you follow: {count}',
  cn: '您关注的艺术家有 {count} 件新图案',
};
const andMore: Sentence = { ko: '외 {count}점', en: 'and {count} more', cn: '以及另外 {count} 件' };
const backAgain: Sentence = { ko: '기다리시던 상품이 다시 들어왔습니다.', en: 'What you waited for is back.', cn: '您等待的商品已到货。' };

import type { OrderState, orderStates } from '#rules/order/order-state.ts';
import type { Sentence } from '../sentences.ts';

/** The names of an order state, by audience. */
interface Names {
  /** For members, and for operators unless `step` overrides it. */
  name: Sentence;
  /** For operators, as a step of their work. */
  step?: string;
  /** Label of the button that moves an order there: the action, since the tab next to it names the state. */
  act?: string;
  /** Line in an order's history, if different from the name. */
  came?: string;
}

/** States that notify the shopper must have a sentence for it; other states must not. */
type NamesOf<State extends OrderState> = Names &
  ('told' extends (typeof orderStates)[State]['means'][number] ? { told: Sentence } : { told?: never });

/**
 * The names of the states in every language, used by pages, back office, its log, notifications and answers (specification 4 fixes the English
 * ones).
 */
export const orderNames: { readonly [State in OrderState]: Readonly<NamesOf<State>> } = {
  PAYMENT_WAIT: { name: { ko: '결제 대기', en: 'Payment wait', cn: '待付款' }, step: '입금 대기', came: '주문' },
  PAYMENT_COMPLETE: {
    name: { ko: '결제 완료', en: 'Payment complete', cn: '付款完成' },
    step: '신규 주문',
    told: { ko: '결제가 완료되었습니다.', en: 'Your payment is complete.', cn: '付款已完成。' },
  },
  IN_PRODUCTION: {
    name: { ko: '제작 중', en: 'In production', cn: '制作中' },
    act: '제작 시작',
    came: '제작 시작',
    told: { ko: '주문하신 상품을 만들기 시작했습니다.', en: 'We have started making your order.', cn: '您订购的商品已开始制作。' },
  },
  PRODUCTION_COMPLETE: { name: { ko: '제작 완료', en: 'Production complete', cn: '制作完成' }, act: '제작 마치기' },
  DELIVERY_PREPARING: { name: { ko: '배송 준비', en: 'Delivery preparing', cn: '准备发货' }, act: '배송 준비하기' },
  IN_DELIVERY: {
    name: { ko: '배송 중', en: 'In delivery', cn: '配送中' },
    act: '발송',
    came: '발송',
    told: { ko: '주문하신 상품이 출발했습니다.', en: 'Your order is on its way.', cn: '您订购的商品已发货。' },
  },
  DELIVERY_COMPLETED: {
    name: { ko: '배송 완료', en: 'Delivery completed', cn: '已送达' },
    act: '배송 완료하기',
    told: { ko: '주문하신 상품이 도착했습니다.', en: 'Your order has arrived.', cn: '您订购的商品已送达。' },
  },
  PURCHASE_CONFIRMED: {
    name: { ko: '구매 확정', en: 'Purchase confirmed', cn: '已确认收货' },
    act: '구매 확정하기',
    told: { ko: '구매가 확정되었습니다.', en: 'Your purchase is confirmed.', cn: '已确认购买。' },
  },
};

/** The name of a cancelled order, whatever its state was. */
export const cancelledName = { ko: '주문 취소', en: 'Cancelled', cn: '已取消' } as const satisfies Sentence;

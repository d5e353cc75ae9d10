import type { OrderState } from '#rules/order/order-state.ts';

/**
 * Orders of the demonstration: one in every state for the shopper, delivered ones for the authors of reviews, and a day of work for the
 * shop.
 */
export interface DemoOrder {
  member: string;
  state: OrderState;
  method: 'CARD' | 'VIRTUAL_ACCOUNT' | 'KAKAO_PAY' | 'NAVER_PAY' | 'TOSS_PAY';
  daysAgo: number;
  cancelled?: 'MEMBER' | 'EXPIRED';
  /** Acknowledged by the shop but not started. */
  isAcknowledged?: true;
  /** Made-to-order units waiting when it was paid, which made its promise later; default 0. */
  unitsAhead?: number;
  /** Points used in the payment, in won; returned on cancellation. */
  points?: number;
  /** A product code with an option index, or a design key with a size index. */
  lines: readonly { product?: string; option?: number; design?: string; size?: number; quantity: number }[];
}

type Line = DemoOrder['lines'][number];

const goods = (product: string, option: number, quantity: number): Line => ({ product, option, quantity });
const design = (key: string, size: number, quantity: number): Line => ({ design: key, size, quantity });
const order = (
  member: string,
  state: OrderState,
  method: DemoOrder['method'],
  daysAgo: number,
  lines: readonly Line[],
  more: Pick<DemoOrder, 'cancelled' | 'isAcknowledged' | 'unitsAhead' | 'points'> = {},
): DemoOrder => ({ member, state, method, daysAgo, lines, ...more });

export const demoOrders: readonly DemoOrder[] = [
  order('shopper', 'PAYMENT_WAIT', 'VIRTUAL_ACCOUNT', 1, [goods('CU-01', 0, 1)]),
  order('shopper', 'PAYMENT_COMPLETE', 'CARD', 1, [design('mine-1', 1, 1), goods('ST-01', 0, 2)]),
  order('shopper', 'IN_PRODUCTION', 'KAKAO_PAY', 3, [design('mine-2', 0, 2)], { unitsAhead: 120 }),
  order('shopper', 'PRODUCTION_COMPLETE', 'CARD', 5, [design('shop-3', 2, 1)], { unitsAhead: 160 }),
  // Ready goods, promised for the next working day: the one order whose page apologizes.
  order('shopper', 'DELIVERY_PREPARING', 'NAVER_PAY', 6, [goods('PO-02', 1, 1)]),
  order('shopper', 'IN_DELIVERY', 'TOSS_PAY', 8, [design('shop-1', 1, 1), goods('MG-01', 0, 2)]),
  // Delivered four days ago: after seven the hourly job confirms it, and no button is left to show.
  order('shopper', 'DELIVERY_COMPLETED', 'CARD', 10, [goods('NB-01', 0, 1), goods('PN-01', 0, 1)]),
  order('shopper', 'PURCHASE_CONFIRMED', 'CARD', 48, [design('template-1', 2, 1)], { points: 1_200 }),
  order('shopper', 'PAYMENT_COMPLETE', 'CARD', 20, [goods('PH-02', 1, 1)], { cancelled: 'MEMBER', points: 1_000 }),
  order('yuna', 'PURCHASE_CONFIRMED', 'CARD', 34, [design('shop-1', 1, 1), goods('NB-01', 1, 1), goods('PO-01', 1, 1)]),
  order('minjae', 'PURCHASE_CONFIRMED', 'TOSS_PAY', 38, [goods('RT-01', 1, 4), goods('RC-01', 0, 1)]),
  order('soojin', 'PURCHASE_CONFIRMED', 'KAKAO_PAY', 25, [design('shop-2', 1, 1), goods('CU-01', 0, 2)]),
  order('doyoon', 'PURCHASE_CONFIRMED', 'CARD', 29, [design('shop-5', 0, 1), goods('ST-01', 0, 5)]),
  order('harin', 'DELIVERY_COMPLETED', 'NAVER_PAY', 15, [goods('MG-01', 0, 1), design('shop-3', 0, 1)]),
  // Delivered and not confirmed, with a design to review.
  order('yuna', 'DELIVERY_COMPLETED', 'CARD', 10, [design('shop-2', 1, 1)]),
  // A day of work.
  order('minjae', 'PAYMENT_COMPLETE', 'CARD', 0, [design('shop-1', 2, 3)]),
  order('doyoon', 'PAYMENT_COMPLETE', 'NAVER_PAY', 0, [design('shop-5', 0, 3)]),
  order('soojin', 'PAYMENT_COMPLETE', 'NAVER_PAY', 0, [goods('MG-01', 0, 2)]),
  order('doyoon', 'PAYMENT_COMPLETE', 'KAKAO_PAY', 1, [design('shop-3', 1, 12), goods('ST-01', 0, 12)], { isAcknowledged: true }),
  order('harin', 'PAYMENT_COMPLETE', 'CARD', 1, [design('shop-2', 0, 1)], { isAcknowledged: true }),
  order('soojin', 'IN_PRODUCTION', 'CARD', 2, [design('shop-5', 0, 4)], { unitsAhead: 80 }),
  order('minjae', 'DELIVERY_PREPARING', 'TOSS_PAY', 3, [design('shop-1', 0, 2)], { unitsAhead: 120 }),
  order('doyoon', 'DELIVERY_PREPARING', 'CARD', 2, [goods('NB-01', 1, 3)]),
  order('harin', 'IN_DELIVERY', 'NAVER_PAY', 4, [goods('PO-01', 0, 1)]),
];

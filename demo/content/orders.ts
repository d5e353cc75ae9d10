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

export const demoOrders: readonly DemoOrder[] = [
  {
    member: 'shopper',
    state: 'PAYMENT_WAIT',
    method: 'VIRTUAL_ACCOUNT',
    daysAgo: 1,
    lines: [{ product: 'CU-01', option: 0, quantity: 1 }],
  },
  {
    member: 'shopper',
    state: 'PAYMENT_COMPLETE',
    method: 'CARD',
    daysAgo: 1,
    lines: [
      { design: 'mine-1', size: 1, quantity: 1 },
      { product: 'ST-01', option: 0, quantity: 2 },
    ],
  },
  {
    member: 'shopper',
    state: 'IN_PRODUCTION',
    method: 'KAKAO_PAY',
    daysAgo: 3,
    unitsAhead: 120,
    lines: [{ design: 'mine-2', size: 0, quantity: 2 }],
  },
  {
    member: 'shopper',
    state: 'PRODUCTION_COMPLETE',
    method: 'CARD',
    daysAgo: 5,
    unitsAhead: 160,
    lines: [{ design: 'shop-3', size: 2, quantity: 1 }],
  },
  // Ready goods, promised for the next working day: the one order whose page apologizes.
  {
    member: 'shopper',
    state: 'DELIVERY_PREPARING',
    method: 'NAVER_PAY',
    daysAgo: 6,
    lines: [{ product: 'PO-02', option: 1, quantity: 1 }],
  },
  {
    member: 'shopper',
    state: 'IN_DELIVERY',
    method: 'TOSS_PAY',
    daysAgo: 8,
    lines: [
      { design: 'shop-1', size: 1, quantity: 1 },
      { product: 'MG-01', option: 0, quantity: 2 },
    ],
  },
  {
    member: 'shopper',
    state: 'DELIVERY_COMPLETED',
    method: 'CARD',
    // Delivered four days ago: after seven the hourly job confirms it, and no button is left to show.
    daysAgo: 10,
    lines: [
      { product: 'NB-01', option: 0, quantity: 1 },
      { product: 'PN-01', option: 0, quantity: 1 },
    ],
  },
  {
    member: 'shopper',
    state: 'PURCHASE_CONFIRMED',
    method: 'CARD',
    daysAgo: 48,
    points: 1_200,
    lines: [{ design: 'template-1', size: 2, quantity: 1 }],
  },
  {
    member: 'shopper',
    state: 'PAYMENT_COMPLETE',
    method: 'CARD',
    daysAgo: 20,
    cancelled: 'MEMBER',
    points: 1_000,
    lines: [{ product: 'PH-02', option: 1, quantity: 1 }],
  },
  {
    member: 'yuna',
    state: 'PURCHASE_CONFIRMED',
    method: 'CARD',
    daysAgo: 34,
    lines: [
      { design: 'shop-1', size: 1, quantity: 1 },
      { product: 'NB-01', option: 1, quantity: 1 },
      { product: 'PO-01', option: 1, quantity: 1 },
    ],
  },
  {
    member: 'minjae',
    state: 'PURCHASE_CONFIRMED',
    method: 'TOSS_PAY',
    daysAgo: 38,
    lines: [
      { product: 'RT-01', option: 1, quantity: 4 },
      { product: 'RC-01', option: 0, quantity: 1 },
    ],
  },
  {
    member: 'soojin',
    state: 'PURCHASE_CONFIRMED',
    method: 'KAKAO_PAY',
    daysAgo: 25,
    lines: [
      { design: 'shop-2', size: 1, quantity: 1 },
      { product: 'CU-01', option: 0, quantity: 2 },
    ],
  },
  {
    member: 'doyoon',
    state: 'PURCHASE_CONFIRMED',
    method: 'CARD',
    daysAgo: 29,
    lines: [
      { design: 'shop-5', size: 0, quantity: 1 },
      { product: 'ST-01', option: 0, quantity: 5 },
    ],
  },
  {
    member: 'harin',
    state: 'DELIVERY_COMPLETED',
    method: 'NAVER_PAY',
    daysAgo: 15,
    lines: [
      { product: 'MG-01', option: 0, quantity: 1 },
      { design: 'shop-3', size: 0, quantity: 1 },
    ],
  },
  // Delivered and not confirmed, with a design to review.
  { member: 'yuna', state: 'DELIVERY_COMPLETED', method: 'CARD', daysAgo: 10, lines: [{ design: 'shop-2', size: 1, quantity: 1 }] },
  // A day of work.
  { member: 'minjae', state: 'PAYMENT_COMPLETE', method: 'CARD', daysAgo: 0, lines: [{ design: 'shop-1', size: 2, quantity: 3 }] },
  { member: 'doyoon', state: 'PAYMENT_COMPLETE', method: 'NAVER_PAY', daysAgo: 0, lines: [{ design: 'shop-5', size: 0, quantity: 3 }] },
  { member: 'soojin', state: 'PAYMENT_COMPLETE', method: 'NAVER_PAY', daysAgo: 0, lines: [{ product: 'MG-01', option: 0, quantity: 2 }] },
  {
    member: 'doyoon',
    state: 'PAYMENT_COMPLETE',
    method: 'KAKAO_PAY',
    daysAgo: 1,
    isAcknowledged: true,
    lines: [
      { design: 'shop-3', size: 1, quantity: 12 },
      { product: 'ST-01', option: 0, quantity: 12 },
    ],
  },
  {
    member: 'harin',
    state: 'PAYMENT_COMPLETE',
    method: 'CARD',
    daysAgo: 1,
    isAcknowledged: true,
    lines: [{ design: 'shop-2', size: 0, quantity: 1 }],
  },
  {
    member: 'soojin',
    state: 'IN_PRODUCTION',
    method: 'CARD',
    daysAgo: 2,
    unitsAhead: 80,
    lines: [{ design: 'shop-5', size: 0, quantity: 4 }],
  },
  {
    member: 'minjae',
    state: 'DELIVERY_PREPARING',
    method: 'TOSS_PAY',
    daysAgo: 3,
    unitsAhead: 120,
    lines: [{ design: 'shop-1', size: 0, quantity: 2 }],
  },
  { member: 'doyoon', state: 'DELIVERY_PREPARING', method: 'CARD', daysAgo: 2, lines: [{ product: 'NB-01', option: 1, quantity: 3 }] },
  { member: 'harin', state: 'IN_DELIVERY', method: 'NAVER_PAY', daysAgo: 4, lines: [{ product: 'PO-01', option: 0, quantity: 1 }] },
];

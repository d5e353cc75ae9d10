import type { OrderState } from '#rules/order/order-state.ts';

/** What an answer to a member calls the states of an order; operators write in Korean. */
export const answerOrderStates: Readonly<Record<OrderState | 'CANCELLED', string>> = {
  PAYMENT_WAIT: '입금 대기',
  PAYMENT_COMPLETE: '결제 완료',
  IN_PRODUCTION: '제작 중',
  PRODUCTION_COMPLETE: '제작 완료',
  DELIVERY_PREPARING: '배송 준비 중',
  IN_DELIVERY: '배송 중',
  DELIVERY_COMPLETED: '배송 완료',
  PURCHASE_CONFIRMED: '구매 확정',
  CANCELLED: '취소',
};

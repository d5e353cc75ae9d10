import type { LiveFigures } from '#rules/office/live-figures.ts';

/** Names of the figures, shown instead of their value where a text is named rather than displayed. */
export const figureNames: LiveFigures = {
  free_shipping_threshold: '무료 배송 금액',
  shipping_fee: '배송비',
  point_rate: '포인트 적립률',
  point_minimum: '포인트 최소 사용',
  point_months: '포인트 유효 기간',
  deposit_days: '입금 기한',
  confirm_days: '자동 구매 확정까지',
  pick_up_fee: '회수 배송비',
  service_hours: '상담 시간',
  service_closed: '상담이 쉬는 날',
};

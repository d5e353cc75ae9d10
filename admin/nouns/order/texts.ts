import { claimNounTexts } from '#admin/nouns/claim/texts.ts';
import { orderNames } from '#contract/names/order-names.ts';
import { acknowledgedName } from '#contract/office/office-names.ts';
import type { ClaimType } from '#rules/order/claim/claim.ts';
import { type OrderState, placedState } from '#rules/order/order-state.ts';
import type { TrackingState } from '#rules/order/waybill/tracking.ts';
import { isAcknowledgement, type WorkTab, type WorkTarget } from '#rules/order/work-step.ts';

/** The name of an unpaid order that awaits no deposit, as its shopper reads it. */
export const unpaidText = orderNames[placedState].name.ko;

/** The label of a button that moves an order there. */
export function moveText(to: WorkTarget): string {
  return isAcknowledgement(to) ? '발주 확인하기' : (orderNames[to].act ?? orderNames[to].name.ko);
}

/** The history label for the date of a state. */
export function cameText(state: OrderState): string {
  return orderNames[state].came ?? orderNames[state].name.ko;
}

export const tabTexts: Readonly<Record<WorkTab, string>> = {
  NEW: '신규 주문',
  ACKNOWLEDGED: acknowledgedName,
  PRODUCTION: '제작',
  PREPARING: '배송 준비',
  IN_DELIVERY: '배송 중',
  DELIVERED: '배송 완료',
  CONFIRMED: '구매 확정',
  CLAIM: '클레임',
  WAITING: '입금 대기',
  CANCELLED: '취소',
  ALL: '전체',
};

/** `반품 신청`; later states by their name. */
export function claimText({ type, status }: { type: ClaimType; status: string }): string {
  return `${claimNounTexts.type[type]} ${(claimNounTexts.state as Readonly<Record<string, string>>)[status] ?? status}`;
}

export const trackingTexts: Readonly<Record<TrackingState, string>> = {
  INFORMATION_RECEIVED: '접수',
  AT_PICKUP: '집화',
  IN_TRANSIT: '이동 중',
  OUT_FOR_DELIVERY: '배달 출발',
  ATTEMPT_FAIL: '배달 실패',
  DELIVERED: '배달 완료',
  AVAILABLE_FOR_PICKUP: '보관 중',
  EXCEPTION: '사고',
  UNKNOWN: '이동 중',
};

export const paymentTexts: Readonly<Record<string, string>> = {
  READY: '결제 전',
  PAY_PENDING: '확인 중',
  VIRTUAL_ACCOUNT_ISSUED: '입금 대기',
  PAID: '결제됨',
  FAILED: '실패',
  PARTIAL_CANCELLED: '부분 환불',
  CANCELLED: '환불',
  MISMATCH: '금액 다름',
};

export const promiseTexts = { LATE: '약속 지남', TODAY: '오늘 발송', AT_RISK: '지연 예상', IN_TIME: '' } as const;

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

/** `11.26 (목)` for a Korean day. */
export function shortDay(day: string): string {
  return `${day.slice(5).replace('-', '.')} (${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]})`;
}

/** A product and the number of others: `고래 티셔츠 외 2건`. */
export function goodsText(name: { ko: string } | null, lines: number): string {
  if (name === null) return '';
  return lines > 1 ? `${name.ko} 외 ${lines - 1}건` : name.ko;
}

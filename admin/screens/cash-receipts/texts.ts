import type { CashReceiptPurpose, CashReceiptState } from '#rules/money/cash-receipt.ts';

const states: Readonly<Record<CashReceiptState, string>> = { REQUESTED: '신청', ISSUED: '발급', FAILED: '실패', CANCELLED: '취소' };
const purposes: Readonly<Record<CashReceiptPurpose, string>> = { PERSONAL: '소득공제', CORPORATE: '지출증빙' };

export const receiptTexts = {
  title: '현금영수증',
  lead: '가상계좌 입금이 확인되면 저절로 발급되고, 일부 환불되면 취소한 뒤 남은 금액으로 다시 발급돼요.',
  empty: '신청한 현금영수증이 없어요.',
  search: '주문번호',
  all: '모두',
  states,
  purposes,
  columns: {
    order: '주문번호',
    purpose: '용도',
    number: '번호',
    amount: '금액',
    state: '상태',
    issue: '승인번호',
    requested: '신청일시',
    replaces: '이전 발급',
    act: '할 일',
  },
  retry: '다시 발급',
  retried: {
    ISSUED: '발급했어요.',
    FAILED: '이번에도 거절됐어요.',
    REQUESTED: '결제사가 답하지 않아요. 저절로 다시 시도해요.',
    CANCELLED: '취소됐어요.',
  },
  see: '보기',
} as const;

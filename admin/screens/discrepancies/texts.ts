import type { DiscrepancyAction, DiscrepancyKind } from '#rules/money/discrepancy.ts';

/** Each kind of case, and what happens to it without action. */
const kinds: Readonly<Record<DiscrepancyKind, { name: string; note: string }>> = {
  WRONG_MONEY: { name: '금액 다름', note: '주문과 다른 금액이나 통화로 결제됐어요. 전액 돌려주는 중이에요.' },
  LATE_MONEY: { name: '늦은·중복 입금', note: '끝났거나 이미 결제된 주문에 돈이 들어왔어요. 전액 돌려주는 중이에요.' },
  REFUND_REQUESTED: { name: '환불 진행 중', note: '결제사가 환불 요청을 받았고 아직 끝내지 않았어요.' },
  REFUND_FAILED: { name: '환불 실패', note: '결제사가 환불하지 못했어요. 저절로 다시 시도하고 있어요.' },
  REFUND_ACCOUNT_NEEDED: { name: '환불 계좌 필요', note: '구매자가 환불받을 계좌를 알려 주면 나가요.' },
  ACCOUNT_NOT_CLOSED: { name: '가상계좌 안 닫힘', note: '끝난 주문의 가상계좌가 닫히지 않았어요. 입금되면 돌려줘요.' },
  CANCELLED_OUTSIDE: { name: '결제사에서 전액 취소', note: '제작·배송 중인 주문의 결제가 결제사 화면에서 취소됐어요.' },
  PARTLY_CANCELLED_OUTSIDE: { name: '결제사에서 일부 취소', note: '결제사 화면에서 일부가 취소됐어요. 주문은 그대로예요.' },
  UNKNOWN_PAYMENT: { name: '모르는 결제', note: '이 상점 주문이 아닌 결제가 결제사에 있어요.' },
  RECEIPT_NOT_CANCELLED: {
    name: '현금영수증 취소 거절',
    note: '금액이 달라진 현금영수증을 결제사가 취소해 주지 않아요. 홈택스나 결제사 화면에서 취소한 뒤 사유를 적어 닫아 주세요.',
  },
  RECEIPT_CANCELLED_OUTSIDE: {
    name: '결제사에서 현금영수증 취소',
    note: '발급된 현금영수증이 결제사 화면에서 취소됐어요. 다시 발급하거나, 취소가 맞으면 그대로 인정해 주세요.',
  },
  JOB_FAILING: { name: '처리 반복 실패', note: '자동 처리가 여러 번 실패했어요. 개발자에게 알려 주세요.' },
};
const actions: Readonly<Record<DiscrepancyAction, string>> = {
  REFUND: '지금 환불',
  ACCEPT: '그대로 인정',
  SETTLE: '밖에서 처리함',
  REISSUE: '다시 발급',
};

export const discrepancyTexts = {
  title: '금액 불일치',
  lead: '결제사와 상점의 돈이 다르거나 사람이 정해야 하는 건이에요. 저절로 풀리는 건은 여기서 사라져요.',
  empty: '맞지 않는 돈이 없어요.',
  search: '주문번호',
  kinds,
  actions,
  healed: '저절로 풀림',
  tabs: { OPEN: '열린 건', RESOLVED: '처리한 건' } as Readonly<Record<'OPEN' | 'RESOLVED', string>>,
  columns: { kind: '유형', amount: '금액', order: '주문번호', since: '생긴 때', resolution: '처리', act: '할 일' },
  reasonLabel: (action: string) => `${action}: 이유나 처리한 방법`,
  refundQuestion: (amount: string) => `결제사에 ${amount} 환불을 지금 요청할까요?`,
  account: '환불 계좌',
  reissueQuestion: (amount: string) => `현금영수증(${amount})을 지금 받은 금액으로 다시 발급할까요? 구매자에게 알림이 가요.`,
  endOrder: '남은 돈 환불하고 주문 끝내기',
  endQuestion: (paid: string, cancelled: string) =>
    `결제한 ${paid} 가운데 아직 돌려주지 않은 돈을 모두 환불하고 주문을 끝낼까요? 이미 취소된 ${cancelled}은 빼고 돌려주고, 재고·쿠폰·포인트도 돌아가요.`,
  done: { RESOLVED: '처리했어요.', OPEN: '요청했지만 결제사가 아직 끝내지 않았어요. 열린 건으로 남아요.' },
} as const;

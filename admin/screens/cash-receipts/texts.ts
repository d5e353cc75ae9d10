export const receiptTexts = {
  title: '현금영수증',
  lead: '가상계좌 입금이 확인되면 저절로 발급되고, 환불이 끝나면 취소한 뒤 남은 금액으로 다시 발급돼요.',
  empty: '신청한 현금영수증이 없어요.',
  search: '주문번호',
  all: '모두',
  columns: {
    order: '주문번호',
    issue: '승인번호',
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
  failures: {
    PG_PROVIDER_ERROR:
      '국세청에서 번호를 받지 않았어요. 고객에게 번호를 확인해 주세요. 고객이 주문 화면에서 새 번호로 다시 신청할 수 있고, 번호가 맞다면 다시 발급하세요.',
    INVALID_REQUEST: '번호나 금액의 형식이 맞지 않아 거절됐어요. 고객이 주문 화면에서 번호를 고쳐 다시 신청하게 해 주세요.',
    NUMBER_LOST: '저장된 번호를 읽을 수 없어요. 고객이 주문 화면에서 번호를 다시 적게 해 주세요.',
  } as Readonly<Record<string, string>>,
  failed: '결제사가 발급을 거절했어요. 잠시 뒤 다시 발급하고, 또 거절되면 결제사에 이 코드를 알려 주세요.',
} as const;

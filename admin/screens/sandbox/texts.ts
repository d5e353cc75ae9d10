import type { providerPlans } from '#contract/rest/admin/sandbox.ts';

export const sandboxTexts = {
  title: '모의 운영',
  lead: '데모에서만 쓸 수 있어요. 며칠 뒤의 쇼핑몰과 결제사에서 생길 수 있는 모든 일을 미리 겪어 보세요.',
  off: '실제로 운영하는 쇼핑몰에는 모의 운영이 없어요.',
  clock: '시계',
  now: '쇼핑몰의 지금',
  ahead: '실제보다',
  onTime: '실제 시간과 같아요',
  days: (days: number) => `${days.toLocaleString('ko')}일 앞`,
  clockLead:
    '시계를 앞으로 돌리면 그사이의 일이 하루씩 일어나요. 입금 기한이 끝나고, 포인트가 사라지고, 구매가 확정돼요. 모든 서버에 함께 적용되고, 로그인은 그대로 유지돼요.',
  move: (days: number) => `${days}일 앞으로`,
  back: '실제 시간으로',
  moved: '시계를 옮겼어요.',
  isBack: '실제 시간으로 돌아왔어요. 그사이에 일어난 일은 남아 있어요.',
  done: '그사이에 일어난 일',
  nothingDone: '그사이에는 아무 일도 일어나지 않았어요.',
  provider: '결제사에서 생기는 일',
  providerLead: '다음 결제부터 적용돼요. 다시 고를 때까지 이어지거나, 정해진 횟수만큼 일어나요.',
  chosen: '결제사를 바꿔 두었어요.',
  payments: '결제',
  noPayments: '모의 결제사를 거친 결제가 아직 없어요. 쇼핑몰에서 주문해 보세요.',
  order: '주문번호',
  amount: '금액',
  atShop: '쇼핑몰',
  atProvider: '결제사',
  held: '결제사가 가진 돈',
  what: '일으키기',
  played: '결제사에서 일이 일어났어요.',
  askAmount: '얼마를 입금할까요? (원)',
  askPart: '얼마를 취소할까요? (원)',
} as const;

export const planTexts: Readonly<Record<(typeof providerPlans)[number], string>> = {
  NORMAL: '모두 정상',
  WEBHOOK_LOST: '알림(웹훅)이 오지 않음',
  WEBHOOK_LATE: '알림이 30초 늦게 옴',
  WEBHOOK_TWICE: '같은 알림이 두 번 옴',
  API_DOWN: '결제사가 응답하지 않음 (20번)',
  REPLY_LOST: '취소는 됐는데 응답이 사라짐 (1번)',
  API_SLOW: '응답이 8초 걸림 (3번)',
  CANCEL_REFUSED: '취소를 거절함 (1번)',
  REFUND_WAITS: '은행 환불이 보류됨 (1번)',
  REFUND_FAILS: '은행 환불이 실패함 (1번)',
};

export const providerStates: Readonly<Record<string, string>> = {
  READY: '결제 전',
  PAY_PENDING: '처리 중',
  VIRTUAL_ACCOUNT_ISSUED: '입금 대기',
  PAID: '결제됨',
  FAILED: '실패',
  PARTIAL_CANCELLED: '일부 취소',
  CANCELLED: '취소됨',
  MISMATCH: '금액 다름',
};

/** Scheduled jobs an operator recognizes. */
export const jobTexts: Readonly<Record<string, string>> = {
  'expire-orders': '기한이 지난 주문 취소',
  'confirm-purchases': '구매 자동 확정',
  'grade-members': '회원 등급',
  'expire-points': '포인트 소멸',
  'remind-points': '포인트 소멸 안내',
  'sweep-payments': '결제 확인',
  'enforce-terms': '약관 시행',
  'notify-of-terms': '약관 변경 안내',
  'send-digests': '소식 메일',
  'deliver-notifications': '알림 보내기',
  'notify-of-work': '할 일 안내',
  'notify-restocks': '재입고 안내',
  'mint-rewards': '보상 지급',
  'track-parcels': '배송 추적',
};

/** What can be simulated for a payment, by its state at the provider. */
export const plays = [
  { action: 'deposit', label: '입금', states: ['VIRTUAL_ACCOUNT_ISSUED'] },
  { action: 'deposit', label: '다른 금액 입금', states: ['VIRTUAL_ACCOUNT_ISSUED'], asks: 'amount' },
  { action: 'approve', label: '승인', states: ['READY'] },
  { action: 'decline', label: '거절', states: ['READY'] },
  { action: 'cancel', label: '결제사에서 취소', states: ['PAID', 'PARTIAL_CANCELLED'] },
  { action: 'cancel', label: '일부만 취소', states: ['PAID', 'PARTIAL_CANCELLED'], asks: 'part' },
  { action: 'settle-refund', label: '은행 환불 완료', states: ['PAID', 'PARTIAL_CANCELLED', 'CANCELLED'], outcome: 'SUCCEEDED' },
  { action: 'settle-refund', label: '은행 환불 실패', states: ['PAID', 'PARTIAL_CANCELLED', 'CANCELLED'], outcome: 'FAILED' },
] as const;

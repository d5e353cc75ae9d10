import type { ShareState } from '#rules/money/royalty.ts';

const states: Readonly<Record<ShareState, string>> = { EXPECTED: '확정 전', COUNTED: '확정', ENDED: '취소·반품' };

export const earningTexts = {
  title: '수익',
  lead: '팔린 레이어마다 한 줄이에요. 금액은 주문할 때의 요율로 굳고, 구매가 확정되면 그달의 정산에 들어가요.',
  empty: '아직 팔린 그래픽이 없어요.',
  states,
  all: '전체',
  sold: '결제일',
  graphic: '그래픽',
  product: '상품',
  layer: '인쇄면 · 레이어',
  quantity: '수량',
  price: '단가',
  base: '기준 금액',
  rate: '요율',
  amount: '금액',
  counted: '확정 금액',
  donation: '기부',
  state: '상태',
  expected: '확정을 기다리는 금액',
  open: '이번에 정산될 금액',
  total: '지금까지 확정된 금액',
  given: '기부한 금액',
  settlements: '월별 정산',
  own: '내 정산',
  artists: '아티스트',
  ownLead: '달마다 마감한 뒤 명세를 확정하고 지급해요.',
} as const;

export const ownSaleTexts = {
  title: '판매 대금',
  lead: '팔린 상품마다 한 줄이에요. 수수료는 주문할 때의 것으로 굳고, 구매가 확정되면 그달의 정산에 들어가요.',
  empty: '아직 팔린 상품이 없어요.',
  all: '전체',
  commission: '수수료',
  borne: '쿠폰 부담',
  counted: '확정 금액',
  expected: '확정을 기다리는 금액',
  open: '이번에 정산될 금액',
  total: '지금까지 확정된 금액',
  settlements: '월별 정산',
} as const;

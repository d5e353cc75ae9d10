export const figureNounTexts = {
  lastDays: '최근 30일',
  thisMonth: '이번 달',
  lastMonth: '지난달',
  thisQuarter: '이번 분기',
  thisYear: '올해',
  goods: '상품 금액',
  discounts: '할인',
  points: '포인트',
  fees: '배송비',
  refunded: '환불',
  net: '순매출',
  none: '이 기간에는 팔린 것이 없어요.',
} as const;

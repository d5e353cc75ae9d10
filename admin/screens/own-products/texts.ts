export const ownProductTexts = {
  title: '내 상품',
  lead: '재고는 상품을 열어 옵션마다 고쳐요.',
  empty: '아직 등록된 상품이 없어요.',
  search: '상품 이름 또는 코드',
  name: '상품',
  all: '전체',
  soldOut: '품절',
  low: (count: string) => `${count} 적음`,
  options: '옵션별 재고',
  option: '옵션',
  surcharge: '추가 금액',
  newStock: (name: string) => `${name} 재고`,
  save: '저장',
  unchanged: '바꾼 수량이 없어요.',
  wrong: '0 이상의 수를 적어 주세요.',
  facts: '판매 정보',
} as const;

/** Below this, stock is low. */
export const LOW_STOCK = 5;

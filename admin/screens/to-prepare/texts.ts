export const preparationTexts = {
  title: '준비할 주문',
  lead: '우리 상품만 보여요. 준비를 마치면 눌러 주세요. 주문의 상품이 모두 준비되면 배송 준비로 넘어가요.',
  empty: '지금 준비할 주문이 없어요.',
  search: '주문번호',
  product: '상품',
  quantity: '수량',
  less: (ordered: number) => `${ordered.toLocaleString('ko')}개 중`,
  custom: '주문 제작',
  done: '준비 완료',
  undo: '준비 취소',
  doneRefusal: '준비할 것만 완료할 수 있어요.',
  undoRefusal: '준비 완료한 것만 되돌릴 수 있어요.',
} as const;

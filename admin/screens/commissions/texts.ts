export const commissionTexts = {
  title: '브랜드 수수료',
  lead: '수수료를 정한 브랜드는 판매 대금을 정산받아요. 정하지 않은 브랜드의 상품은 우리 가게가 파는 것이에요. 주문할 때의 수수료로 굳어요.',
  empty: '아직 브랜드가 없어요.',
  search: '브랜드 이름',
  brand: '브랜드',
  brokered: '중개',
  rate: '지금 수수료율',
  none: '정산하지 않음',
  categories: '카테고리별',
  categoriesCount: (count: number) => (count === 0 ? '–' : `${count.toLocaleString('ko')}개`),
  file: '수수료 목록',
  noRules: '정한 수수료가 없어서 정산하지 않아요.',
} as const;

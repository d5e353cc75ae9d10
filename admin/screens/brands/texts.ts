export const brandTexts = {
  title: '브랜드',
  add: '브랜드 만들기',
  search: '브랜드 이름',
  empty: '아직 브랜드가 없어요.',
  all: '전체',
  products: '상품',
  about: '소개',
  place: '보이는 곳',
  pictures: '사진',
} as const;

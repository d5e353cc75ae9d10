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
  seller: '판매자',
  sellerNote: '상품 화면과 주문서, 주문 내역에 판매자로 보여요. 이미 들어온 주문에는 주문할 때의 판매자가 남아요.',
} as const;

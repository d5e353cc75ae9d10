export const royaltyTexts = {
  ledgerFile: '정산 원장',
  title: '로열티',
  lead: '요율은 그래픽 판매가를 기준으로 하고, 주문할 때의 요율로 굳어요. 바꾼 요율은 새 주문부터 적용돼요.',
  empty: '아직 아티스트가 없어요.',
  search: '아티스트 주소 이름',
  artist: '아티스트',
  address: '주소 이름',
  followers: '팔로워',
  rate: '지금 요율',
  usual: '기본',
  works: '개별 요율',
  worksCount: (count: number) => (count === 0 ? '–' : `${count.toLocaleString('ko')}점`),
} as const;

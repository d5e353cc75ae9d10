export const artistTexts = {
  title: '아티스트',
  add: '아티스트 만들기',
  search: '아티스트 이름이나 주소',
  empty: '아직 아티스트가 없어요.',
  all: '전체',
  graphics: '그래픽',
  about: '소개',
  place: '보이는 곳',
  pictures: '사진',
} as const;

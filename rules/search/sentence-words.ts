/** Particles after a noun, and words for cloth (캔버스천, 면소재), the longest first. */
const particles = [
  ...[
    '에서는',
    '으로는',
    '이라는',
    '에게서',
    '이랑',
    '에서',
    '에게',
    '한테',
    '으로',
    '까지',
    '부터',
    '처럼',
    '보다',
    '라는',
    '하고',
    '같은',
    '마다',
    '원단',
    '소재',
    '재질',
  ],
  ...['이나', '만의', '은', '는', '이', '가', '을', '를', '의', '에', '로', '와', '과', '도', '만', '랑', '나', '용', '들', '천'],
];

/** The word without its particles, for each way to split it; empty for a word without particles. */
export function withoutParticles(word: string): string[] {
  if (!/[가-힣]$/.test(word)) return [];
  return particles
    .filter((particle) => word.endsWith(particle) && word.length > particle.length)
    .map((particle) => word.slice(0, -particle.length));
}

/** True for a particle alone, as splitting a joined sentence finds. */
export function isParticle(word: string): boolean {
  return particles.includes(word);
}

/** Filler words of a sentence. A name may contain one, so they are dropped only where no name does. */
const fillers = new Set(
  (
    '그려진 그려져 그린 있는 있다 들어간 들어가는 들어있는 담긴 담은 같은 같이 나오는 나온 나와 새겨진 새긴 프린트 프린트된 프린팅 프린팅된 인쇄된 찍힌 박힌 달린 붙은 ' +
    '그려 넣은 된 되는 하는 한 할 추천 추천해줘 추천해주세요 추천템 선물 선물용 선물로 선물할 선물하기 좋은 어울리는 xs s m l xl xxl 2xl 3xl 예쁜 이쁜 멋진 괜찮은 인기 인기있는 요즘 잘나가는 파는 ' +
    '사고싶은 사고 싶은 살 찾는 찾아줘 찾아주세요 보여줘 보여주세요 주세요 줘 좀 뭐 어떤 그런 이런 저런 모든 위한 입는 입을 입기 입기에 입고 쓰는 쓸 쓰기 메는 신는 때 것 거 등 및 그리고 ' +
    '그래픽 그림 그림이 디자인 작품 상품 제품 굿즈 아이폰 갤럭시 일러스트 이미지 \uc791가 아티스트 브랜드 스튜디오 studio 공식 관련 느낌 느낌의 스타일 스타일의 분위기 모양 무늬 패턴 컬러 색 색상 사이즈 구매 쇼핑 파는곳 ' +
    '엄마 아빠 부모님 남친 여친 남자친구 여자친구 생일 집들이 남자 여자 남성 여성 남성용 여성용 공용 스몰 미디엄 라지 엑스라지 ' +
    'the a an of with for on in and or by to from that has have my your some any graphic graphics print printed picture drawing design designs art artwork by artist brand colour color coloured colored best good nice gift men women unisex small medium large ' +
    '的 图案 印花 款 有 和 带 礼物 推荐 图 画'
  ).split(' '),
);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

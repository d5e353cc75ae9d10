/** Loan words in their different spellings, common endings, and words for a fit or cloth: each group is one word. */
const groups = (
  '콘텐츠 컨텐츠,메시지 메세지,주스 쥬스,케이크 케익 케잌,액세서리 악세사리 악세서리 액세사리,초콜릿 초콜렛 쵸콜릿 쵸콜렛,캐러멜 카라멜,카디건 가디건,블라우스 브라우스,재킷 자켓 쟈켓,' +
  '점퍼 잠바 점버,스카프 스카브,셔츠 샤츠 셔쓰,티셔츠 티셔쓰 티샤츠 티셔스 티샤쓰,스웨터 세타 스웨타,스웨트셔츠 스웻셔츠 스웻셔쓰 스웨셔츠,후디 후디이 후드디 호디,맨투맨 멘투맨 맨트맨,슬리브 슬리이브 스리브,' +
  '래글런 라글란 레글런 나그랑 래글란,쿠션 쿳션 쿠숀 큐션,포스터 포스타 뽀스터,머그 머그잔 머구,배지 뱃지 베지 뺏지 뺏찌,스티커 스티카,파우치 파우찌 퍼우치,토트백 토드백 토트빽 토트벡,에코백 애코백 에코빽 에코벡,' +
  '캔버스 캔바스 켄버스,노트 노우트,볼캡 볼켑 볼켚,캡 켑 캪,케이스 케스 케이쓰 캐이스,핸드폰 핸폰 헨드폰,스마트폰 스맛폰,텀블러 텀블라,코스터 코스타,키링 키이링,파카 파커,비니 빈이,버킷햇 벙거지햇 버켓햇,' +
  '오버사이즈 오버싸이즈 오버핏 박스핏 루즈핏 oversized,cotton 코튼 순면,헤비 헤비웨이트 두꺼운 두툼한 도톰한 묵직한 heavyweight,사이즈 싸이즈,레귤러 레귤라,멜란지 멜란쥐 메란지,그레이 그래이 그레이색,블랙 블렉 브랙,화이트 와이트 화이드,네이비 내이비 네비,옐로 옐로우 엘로우,브라운 브라운색,버건디 버간디 버겐디,' +
  '베이지 배이지,카키 카끼,민트 민튀,퍼플 퍼풀,핑크 핑쿠,오렌지 오랜지 오렌쥐,레몬 래몬,바나나 바나너 빠나나,체리 채리 췌리,토마토 도마토,멜론 메론,망고 망거,키위 키위이,파인애플 파인애풀 파인에플,' +
  '아이스크림 아이스크립 아이스께끼,커피 코피 커퓌,라테 라떼 라테이,카페 까페 캬페,버터 빠다 버타,토스트 토스토,샌드위치 샌드위찌 센드위치,햄버거 햄버가 함버거,피자 핏자,도넛 도너츠 도넛츠 도나쓰,쿠키 쿡키,젤리 제리,' +
  '치즈 치이즈,소시지 소세지 쏘세지,로봇 로보트,로켓 로케트,유니콘 유니컨,펭귄 펭긴 팽귄,판다 팬더,코알라 코알러,고릴라 고릴러,캥거루 캉가루 켕거루,돌고래 돌고레,크리스마스 크리스마쓰 성탄절,핼러윈 할로윈 헬로윈,' +
  '밸런타인 발렌타인,하트 핫트,스트라이프 스트라잎,체크 첵크 채크,패턴 페턴 패튼,픽셀 픽쎌 픽샐,도트 도뜨,레트로 래트로 레트르,빈티지 빈티쥐,타이포 타입포,타이포그래피 타이포그라피,리소그래프 리소그라프,' +
  '콜라주 꼴라쥬 콜라쥬,일러스트 일러스트레이션 일러스트래이션,캐릭터 케릭터 캐릭타,컬러 칼라 컬라,컬렉션 콜렉션 컬랙션,브랜드 브렌드,스튜디오 스투디오,디자인 디자인너,그래픽 그라픽 그래피크,무아레 모아레 므아레,' +
  '러닝 런닝,트레이닝 추리닝,러너스 런너스,마라톤 마라손,요가 요가아,캠핑 켐핑,서핑 써핑,스케이트보드 스케이드보드 스켓보드,바우하우스 바우하우즈'
)
  .split(',')
  .map((group) => group.split(' '));

const bySpelling = new Map(groups.flatMap((group) => group.map((word): [string, readonly string[]] => [word, group])));

/** The other spellings of a loan word; a joined word is respelled at its beginning or end (케익접시, 멘투맨티). */
export function otherSpellings(word: string): string[] {
  const whole = bySpelling.get(word);
  if (whole !== undefined) return whole.filter((other) => other !== word);
  return groups.flatMap(([right = '', ...others]) =>
    others.flatMap((other) => {
      if (other.length < 2) return [];
      if (word.startsWith(other)) return [right + word.slice(other.length)];
      return word.endsWith(other) ? [word.slice(0, -other.length) + right] : [];
    }),
  );
}

/** Correct words that are never read as a misspelling, even if the shop has no such goods. */
const rightWords = new Set(
  (
    '신상 신상품 세일 할인 바지 반바지 청바지 치마 스커트 원피스 코트 조끼 구두 신발 운동화 부츠 장화 샌들 슬리퍼 장갑 목도리 머플러 스카프 벨트 허리띠 넥타이 잠옷 속옷 팬티 브라 수영복 한복 정장 셔츠 남방 블라우스 니트 스웨터 카디건 ' +
    '재킷 점퍼 패딩 파카 레깅스 타이츠 반지 목걸이 귀걸이 팔찌 시계 안경 우산 양산 지갑 배낭 백팩 책가방 캐리어 이불 베개 담요 커튼 카펫 러그 수건 타월 행주 앞치마 접시 그릇 냄비 수저 젓가락 숟가락 ' +
    '물병 텀블러 보틀 주전자 냉장고 세탁기 청소기 텔레비전 모니터 키보드 마우스 노트북 컴퓨터 카메라 이어폰 헤드폰 충전기 배터리 의자 책상 침대 소파 조명 램프 화분 거울 액자 달력 카드 엽서 편지 봉투 연필 볼펜 ' +
    '지우개 필통 가위 풀 자석 인형 장난감 퍼즐 자전거 자동차 버스 기차 비행기 배 보트 화장품 향수 비누 샴푸 치약 칫솔 마스크 휴지 기린 하마 상어 악어 낙타 늑대 너구리 고슴도치 쌀 고기 생선 계란 우유 빵 과자 사탕 술 맥주 와인 소주 담배 약 책 ' +
    '모래 고래 오래 도로 머리 허리 다리 마루 하루 가루 나라 다음 마음 이름 여름 주름 기름 소리 오리 파리 개미 거미 나비 매미 벌레 사람 사랑 사과 사자 의사 기사 가사 파티 시티 뷰티 유니폼 비키니 모피 ' +
    '아기 아이 어린이 유아 남자 여자 여성 남성 엄마 아빠 친구 가족 ' +
    'book bottle boot boots coat dress skirt pants jeans shoes shoe watch ring belt tie scarf glove gloves jacket vest sock hair chair table lamp phone laptop bike car boat party city note'
  ).split(' '),
);

export function isRightWord(word: string): boolean {
  return rightWords.has(word);
}

import type { HidingReason } from '#rules/community/review.ts';

/** The staff's initial canned answers; words in braces are filled in on sending. */
export const demoCannedAnswers: readonly { title: string; content: string }[] = [
  {
    title: '첫인사',
    content: '{고객명}님, 안녕하세요. 심입니다.\n남겨 주신 문의 잘 읽었습니다.\n\n',
  },
  {
    title: '배송 조회 안내',
    content:
      '{고객명}님, 안녕하세요.\n주문 {주문번호}은 지금 {주문상태}입니다.\n송장번호는 {택배사} {송장번호}이고, 마이페이지 주문 내역에서도 배송 위치를 볼 수 있어요.',
  },
  {
    title: '제작 일정 안내',
    content:
      '{고객명}님, 안녕하세요.\n주문 {주문번호}은 지금 {주문상태}이고, 결제한 다음 영업일부터 세어 5~8일 안에 받아 보실 수 있어요.\n제작이 끝나면 바로 알려 드리겠습니다.',
  },
  {
    title: '사이즈 안내',
    content:
      '{고객명}님, 안녕하세요.\n{상품명}은 정사이즈로 나왔어요. 넉넉하게 입으시려면 한 치수 크게 고르시길 권해 드려요.\n상품 화면의 사이즈 표도 함께 봐 주세요.',
  },
  {
    title: '교환·반품 안내',
    content:
      '{고객명}님, 안녕하세요.\n받으신 날부터 7일 안에 마이페이지 주문 내역에서 교환이나 반품을 신청하실 수 있어요.\n직접 꾸민 상품은 불량이 아니면 바꿔 드리기 어려운 점 양해 부탁드립니다.',
  },
];

/** Reported reviews, by index among the demonstration's reviews. */
export const demoReports: readonly { review: number; member: string; reason: HidingReason; detail: string; daysAgo: number }[] = [
  { review: 3, member: 'minjae', reason: 'ADVERTISING', detail: '다른 쇼핑몰 이름이 적혀 있어요.', daysAgo: 1 },
  { review: 7, member: 'yuna', reason: 'PERSONAL_DATA', detail: '사진에 다른 사람 얼굴이 나와요.', daysAgo: 2 },
  { review: 7, member: 'doyoon', reason: 'PERSONAL_DATA', detail: '', daysAgo: 1 },
];

/** Searches without results, with how often in a week. */
export const demoMisses: readonly { term: string; weekly: number }[] = [
  { term: '우산', weekly: 6 },
  { term: '강아지 옷', weekly: 4 },
  { term: '크리스마스', weekly: 4 },
  { term: '머그 세트', weekly: 3 },
  { term: '아기 바디슈트', weekly: 2 },
  { term: 'tumbler', weekly: 1 },
];

/** Searches that found something, the most frequent first. */
export const demoHits: readonly string[] = [
  '딸기',
  '후드티',
  '고양이',
  '에코백',
  '검정 티셔츠',
  '별자리',
  '모꼴',
  '볼캡',
  '머그컵',
  '한강 러너스',
];

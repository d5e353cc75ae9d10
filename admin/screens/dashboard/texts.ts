import { companyNames } from '#admin/nouns/company/texts.ts';
import type { neededTerms } from '#rules/member/terms.ts';
import type { CompanyField, OpeningStep } from '#rules/office/opening.ts';
import type { Judgement, VisitDevice, VisitStep, WebVital } from '#rules/shop/visit.ts';

/** The names of terms that a shop needs. */
const termsNames: Readonly<Record<string, string>> = {
  use: '이용약관',
  'PERSONAL-INFORMATION': '개인정보 수집 및 이용 동의',
  'PRIVACY-POLICY': '개인정보처리방침',
  PURCHASE: '구매 및 주문 제작 동의',
  MARKETING: '혜택과 소식 받기',
} satisfies Record<(typeof neededTerms)[number], string>;

const brandWords: Readonly<Record<string, string>> = {
  NONE: '브랜드가 하나도 없어요. 상품은 브랜드의 이름으로 팔아요.',
  HIDDEN: '브랜드가 모두 숨겨져 있어요. 하나를 공개해 주세요.',
};

const productWords: Readonly<Record<string, string>> = {
  NONE: '상품이 하나도 없어요.',
  HIDDEN: '살 수 있는 상품이 없어요. 상품과 그 브랜드를 함께 보이게 해 주세요.',
  SOLD_OUT: '살 수 있는 재고가 없어요. 옵션의 재고를 넣어 주세요.',
};

export const dashboardTexts = {
  opening: (done: number, all: number) => `쇼핑몰 열기 (${all}단계 중 ${done}단계 마침)`,
  closed: '주문을 아직 받지 않습니다.',
  closedUntil: '‘주문에 필요’ 표시가 있는 단계를 모두 마치면 그때부터 바로 받아요.',
  blocking: '주문에 필요',
  stepDone: '다 됐어요.',
  openingSteps: {
    COMPANY: '상점 정보',
    TERMS: '약관',
    SHIPPING: '배송비',
    PAYMENT: '결제',
    BRAND: '브랜드',
    PRODUCT: '첫 상품',
    HOME: '홈 화면',
  } satisfies Record<OpeningStep, string>,
  stepLinks: {
    COMPANY: '상점 정보 쓰기',
    TERMS: '약관 읽고 공개하기',
    SHIPPING: '배송비 정하기',
    PAYMENT: '포트원 콘솔 열기',
    BRAND: '브랜드 만들기',
    PRODUCT: '상품 만들기',
    HOME: '홈 화면 꾸미기',
  } satisfies Record<OpeningStep, string>,
  seeList: '목록 보기',
  lacks: (step: OpeningStep, missing: readonly string[]) =>
    ({
      COMPANY: `비어 있는 칸: ${missing.map((field) => companyNames[field as CompanyField]).join(', ')}`,
      TERMS: `아직 시행하지 않은 약관: ${missing.map((type) => termsNames[type] ?? type).join(', ')}. 시행할 때까지 회원가입도 받지 않아요.`,
      SHIPPING: '배송비 규칙이 하나도 없어요.',
      PAYMENT:
        '결제사가 연결되지 않았어요. 서버 설정에 PORTONE_STORE_ID, PORTONE_CHANNEL_KEY, PORTONE_API_SECRET, PORTONE_WEBHOOK_SECRET을 넣고 쇼핑몰을 다시 시작해 주세요.',
      BRAND: missing.map((standing) => brandWords[standing]).join(' '),
      PRODUCT: missing.map((standing) => productWords[standing]).join(' '),
      HOME: '게시한 홈 화면이 없어요. 구역을 놓고 게시하거나 기본 홈으로 바꿔 주세요.',
    })[step],
  title: '오늘',
  period: '기간',
  days: (days: number) => `${days}일`,
  pressing: '지금 할 일',
  allDone: '지금 급한 일이 없어요.',
  since: (time: string) => `가장 오래된 것 ${time}`,
  sales: '매출',
  salesNote: '결제한 날로 셈하고, 환불은 돌려준 날로 따로 셈해요.',
  weeksNote: '표의 한 줄은 오늘부터 거꾸로 센 7일이에요.',
  paid: '결제 금액',
  refunded: '환불 금액',
  net: '환불을 뺀 금액',
  orders: '주문',
  average: '주문 하나의 금액',
  day: '날짜',
  salesChart: '날마다 결제 금액과 환불 금액',
  production: '제작 현황',
  stage: '단계',
  pieces: '수량',
  madeToOrder: (count: string) => `만들 커스텀 상품 ${count}개`,
  conversion: '구매 전환',
  conversionNote: '방문 넷 중 하나만 골라 셈해서 매출의 주문 수와는 맞지 않아요. 비율로 보세요. 누구인지는 남기지 않아요.',
  steps: { VISIT: '방문', PRODUCT: '상품을 봄', CART: '장바구니·주문서', ORDER: '주문' } satisfies Record<VisitStep, string>,
  step: '단계',
  visits: '방문',
  share: '방문 중',
  noVisits: '아직 모인 방문이 없어요.',
  misses: '결과가 없던 검색어',
  term: '검색어',
  times: '횟수',
  asSynonym: '같은 뜻의 말',
  addSynonym: '동의어 추가',
  sameAs: (term: string, word: string) => `${term}, ${word} 같은 뜻으로`,
  addSynonymOf: (term: string) => `${term} 동의어 추가`,
  noMisses: '결과가 없던 검색이 없어요.',
  vitals: '화면 속도',
  vitalsNote: '방문 넷 중 셋이 이 안에 들었어요.',
  vital: '지표',
  vitalNames: {
    LCP: '가장 큰 그림이 뜰 때까지',
    INP: '눌렀을 때 반응',
    CLS: '화면 흔들림',
    FCP: '처음 그릴 때까지',
    TTFB: '서버 응답',
  } satisfies Record<WebVital, string>,
  devices: { PHONE: '휴대폰', DESKTOP: '컴퓨터' } satisfies Record<VisitDevice, string>,
  device: '기기',
  value: '값',
  judgement: '판정',
  judgements: { GOOD: '좋음', FAIR: '보통', POOR: '나쁨' } satisfies Record<Judgement, string>,
  noVitals: '아직 모인 값이 없어요.',
  sample: '방문 수',
} as const;

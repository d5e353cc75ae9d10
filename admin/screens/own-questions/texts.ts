import type { InquiryAuthor, InquiryState } from '#rules/community/inquiry.ts';

const states: Readonly<Record<InquiryState, string>> = { PENDING: '답변 대기', ANSWERED: '답변 완료' };
const authors: Readonly<Record<InquiryAuthor, string>> = { MEMBER: '고객', SHOP: '쇼핑몰', BRAND: '우리 브랜드' };

export const ownQuestionTexts = {
  title: '상품 문의',
  lead: '우리 상품에 온 문의예요. 주문에 관한 문의는 쇼핑몰이 답해요.',
  empty: '아직 온 문의가 없어요.',
  states,
  authors,
  all: '전체',
  search: '문의 내용이나 상품 이름',
  question: '문의',
  product: '상품',
  asked: '문의 일시',
  state: '상태',
  thread: '주고받은 글',
  answer: '답변',
  answerHint: '등록하면 고객에게 알림이 가요.',
  send: '답변 등록',
  sent: '답변을 등록했어요.',
} as const;

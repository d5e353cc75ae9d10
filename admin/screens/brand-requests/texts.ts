import type { BrandRequestState } from '#rules/community/brand-request.ts';

export const brandRequestTexts = {
  title: '입점 신청',
  lead: '먼저 온 신청부터 봐요.',
  empty: '기다리는 신청이 없어요.',
  tabs: { OPEN: '답변 전', ALL: '모두' },
  brand: '브랜드',
  state: '상태',
  states: { RECEIVED: '접수', REVIEWING: '검토 중', ACCEPTED: '승인', DECLINED: '거절', WITHDRAWN: '철회' } satisfies Record<
    BrandRequestState,
    string
  >,
  contact: '담당자',
  email: '이메일',
  phone: '전화번호',
  homepage: '홈페이지',
  sent: '신청일',
  introduction: '소개',
  files: '첨부 사진',
  file: (index: number) => `첨부 사진 ${index}`,
  noFiles: '첨부한 사진이 없어요.',
  asker: '신청한 사람',
  member: '회원',
  review: '검토 시작',
  reviewDone: '검토 중으로 바꿨어요.',
  answer: '답변',
  answered: (at: string) => `${at}에 답변`,
  decision: '결정',
  answerLabel: '답변 내용',
  answerHint: '신청한 회원에게 그대로 보내요.',
  answerSave: '답변 보내기',
  answerSaved: '답변을 보냈어요.',
  choose: '고르세요',
  acceptedNext:
    '신청한 내용을 채운 화면에서 브랜드를 만들고, 이어서 그 화면의 ‘로그인 계정’에 이 회원을 연결하세요. 브랜드 권한도 함께 가요.',
  makeBrand: '신청 내용으로 브랜드 만들기',
} as const;

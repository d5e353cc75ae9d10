import { object, subject } from '#rules/office/particles.ts';

const goneAtOnce = '손님에게 바로 보이지 않아요.';

/** Texts shared by all kinds of content. */
export const contentTexts = {
  gifts: '가입 축하 쿠폰',
  add: (one: string) => `새 ${one}`,
  remove: '지우기',
  removeAsk: (one: string) => `이 ${object(one)} 지울까요? ${goneAtOnce}`,
  goneAtOnce,
  removed: '지웠어요.',
  search: '이름이나 제목으로 찾기',
  empty: (one: string) => `아직 ${subject(one)} 없어요.`,
  period: '기간',
  created: '만든 날',
  yes: '예',
  standings: { waiting: '예정', running: '보이는 중', ended: '끝남' },
  about: '내용',
  pictures: '사진',
  written: '본문',
  rows: '담긴 것',
  hours: '상담 시간',
  place: '보이는 때와 자리',
  noName: '(제목 없음)',
  deadLinkShort: '링크 확인',
  deadLink: '저장된 주소로는 지금 손님에게 열리는 화면이 없어요. 지웠거나 숨겼거나 아직 시작하지 않은 것일 수 있어요.',
} as const;

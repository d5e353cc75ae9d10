export const accountTexts = {
  title: '로그인 계정',
  lead: '연결한 회원은 관리자 화면에서 자기 것만 보고 고쳐요.',
  none: '연결된 회원이 없어요.',
  email: '회원 아이디 (이메일)',
  fillIn: '입점을 신청한 회원의 아이디 넣기',
  link: '계정 연결',
  linked: '연결했어요.',
  notLinked: '연결하지 않았어요.',
  name: '이름',
  unlink: '연결 끊기',
  unlinkAsk: '이 회원의 연결을 끊을까요? 회원은 바로 로그아웃되고, 관리자 화면에 더 들어오지 못해요.',
  unlinked: '연결을 끊었어요.',
} as const;

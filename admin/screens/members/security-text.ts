import type { SecurityEventType } from '#rules/member/sign-in/security-event.ts';
import { memberTexts } from './texts.ts';

/** Display names of security log events. */
const eventNames: Readonly<Record<SecurityEventType, string>> = {
  SIGN_IN: '로그인',
  SIGN_IN_REFUSED: '로그인 실패',
  SIGN_IN_THROTTLED: '로그인 시도 제한',
  REFRESH_REFUSED: '로그인 이어 가기 거절',
  TOKEN_REUSED: '이미 쓴 로그인 정보 다시 쓰임',
  SIGN_OUT: '로그아웃',
  SIGN_IN_ENDED: '기기 로그아웃',
  SIGNED_OUT_EVERYWHERE: '모든 기기 로그아웃',
  SIGN_UP: '가입',
  PASSWORD_CHANGED: '비밀번호 변경',
  PASSWORD_CHANGE_REFUSED: '비밀번호 변경 실패',
  ID_FOUND: '아이디 찾기',
  PASSWORD_RESET: '비밀번호 재설정',
  PHONE_CHANGED: '전화번호 변경',
  PASSKEY_ADDED: '패스키 추가',
  PASSKEY_REMOVED: '패스키 삭제',
  SOCIAL_LINKED: '간편 로그인 연결',
  SOCIAL_UNLINKED: '간편 로그인 연결 해제',
  SOCIAL_REFUSED: '간편 로그인 거절',
  WALLET_CONNECTED: '지갑 연결',
  WALLET_DISCONNECTED: '지갑 해제',
  WALLET_REFUSED: '지갑 연결 거절',
  WITHDRAWN: '탈퇴',
  RETURNED: '탈퇴 취소',
  BLOCKED: '차단',
  UNBLOCKED: '차단 해제',
  ROLES_CHANGED: '권한 변경',
  ADMINISTRATOR_MADE: '관리자 지정',
  ADMINISTRATOR_REFUSED: '관리자 지정 거절',
};

/** An event of the security log. */
export function eventText(type: string): string {
  return (eventNames as Readonly<Record<string, string>>)[type] ?? '그 밖의 일';
}

const words: Readonly<Record<string, string>> = {
  ...memberTexts.roles,
  ...{ kakao: '카카오', google: '구글', apple: '애플' },
  password: '비밀번호',
  'wrong password': '비밀번호가 달라요',
  'no password': '비밀번호가 없는 계정',
  'unknown id': '없는 아이디',
  'unknown e-mail': '없는 지갑 메일',
  blocked: '차단된 회원',
  'too many attempts': '시도가 너무 많음',
  'refresh token already used': '이미 쓴 로그인 정보',
  'refresh token not found': '없는 로그인 정보',
  'refresh token is expired': '기간이 지난 로그인 정보',
  'google prompt': '구글 알림 창',
  'consent-revoked': '그쪽에서 연결을 끊음',
  'account-delete': '그쪽 계정이 지워짐',
  others: '쓰던 기기만 남김',
  all: '모든 기기',
  on: '연결',
  off: '해제',
  '+': '더함',
  '-': '뺌',
  'new account': '새 계정',
  member: '원래 회원',
};
const word = (code = '') => words[code] ?? '';

/** What the log writes besides single words, each with its sentence. Ids of people and devices mean nothing to the reader. */
const patterns: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^by staff \S+: (.+)$/s, (reason) => `직원이 처리: ${reason}`],
  [
    /^by \S+: ((?:[+-]\w+ ?)+)$/,
    (roles) =>
      `직원이 바꿈: ${roles
        .split(' ')
        .map((role) => `${word(role.slice(1))} ${word(role[0])}`)
        .join(', ')}`,
  ],
  [/^by \S+: (on|off) (\w+) \d+$/, (turn, role) => `직원이 바꿈: ${word(role)} 계정 ${word(turn)}`],
  [/^(\w+), invited by \S+$/, (role) => `초대를 받아 ${word(role)}`],
  [/: ([\w ]+), from the terminal$/, (who) => `서버에서 지정, ${word(who)}`],
  [/^(kakao|google|apple): ([\w-]+)$/, (vendor, what) => [word(vendor), word(what)].filter(Boolean).join(', ')],
  [/^(0x\w{4})\w+(\w{4})$/, (head, tail) => `${head}…${tail}`],
];

/** Why an event happened, in Korean; empty for what only machines read. */
export function causeText(cause: string): string {
  for (const [pattern, tell] of patterns) {
    const found = pattern.exec(cause);
    if (found !== null) return tell(...found.slice(1));
  }
  return word(cause);
}

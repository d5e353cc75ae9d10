/** Faults the stand-in can inject into a sign-in, chosen on its page; the shop must reject or tolerate each. */
export const standInFaults = ['none', 'signature', 'audience', 'nonce', 'issuer', 'expired', 'away', 'rotated'] as const;

export type StandInFault = (typeof standInFaults)[number];

/** Their names on the page. */
export const faultNames: Readonly<Record<StandInFault, string>> = {
  none: '없음',
  signature: '서명이 다른 토큰',
  audience: '다른 앱의 토큰',
  nonce: '다른 로그인의 토큰',
  issuer: '다른 발급자의 토큰',
  expired: '만료된 토큰',
  away: '서버 응답 없음 (503)',
  rotated: '서명 키가 바뀜 (정상)',
};

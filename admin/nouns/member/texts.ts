import type { MemberStanding } from '#rules/member/sign-in/member-standing.ts';

export const standingNames: Record<MemberStanding, string> = { ACTIVE: '사용 중', BLOCKED: '차단', WITHDRAWN: '탈퇴', FORGOTTEN: '파기' };

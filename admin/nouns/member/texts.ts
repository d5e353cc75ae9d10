import type { MemberStanding } from '#rules/member/sign-in/member-standing.ts';

export const roleNames = { admin: '관리자', artist: '아티스트', brand: '브랜드' } as const;

export const standingNames: Record<MemberStanding, string> = { ACTIVE: '사용 중', BLOCKED: '차단', WITHDRAWN: '탈퇴', FORGOTTEN: '파기' };

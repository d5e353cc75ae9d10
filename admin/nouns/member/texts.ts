import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import type { MemberStanding } from '#rules/member/sign-in/member-standing.ts';

export const roleNames = { admin: '관리자', artist: '아티스트', brand: '브랜드' } as const;

export const staffRoleNames: Record<StaffRole, string> = {
  owner: '소유자',
  manager: '매니저',
  desk: '주문 처리',
  production: '제작·포장',
  content: '상품·콘텐츠',
  support: '고객 상담',
  accounting: '정산·회계',
  reader: '보기 전용',
};

export const standingNames: Record<MemberStanding, string> = { ACTIVE: '사용 중', BLOCKED: '차단', WITHDRAWN: '탈퇴', FORGOTTEN: '파기' };

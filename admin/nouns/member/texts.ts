import type { StaffRole } from '#rules/member/rights/staff-role.ts';

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

import {
  Coins,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  ScrollText,
  Star,
  Store,
  TicketPercent,
  UserCog,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '#rules/member/permission.ts';

/** The groups of the menu, in their order. */
export const menuGroups = {
  today: '오늘',
  orders: '주문',
  money: '정산',
  people: '고객',
  products: '상품',
  own: '내 공간',
  settings: '설정',
} as const;
export type MenuGroup = keyof typeof menuGroups;

/** A screen of the back office. */
export interface Screen {
  /** Below /admin. */
  path: string;
  title: string;
  /** Who may come here; the menu leaves out what one may not, and the address says so. */
  permission: Permission;
  /** Where it stands in the menu; null for a screen that others lead to. */
  group: MenuGroup | null;
  icon?: LucideIcon;
  load: () => Promise<ComponentType>;
}

/** Every screen, once: routes, menu, palette and permission come from here. The first one that somebody may see is where they begin. */
export const screens: readonly Screen[] = [
  {
    path: '/today',
    title: '오늘',
    permission: 'dashboard.read',
    group: 'today',
    icon: LayoutDashboard,
    load: async () => (await import('./screens/dashboard/dashboard.tsx')).Dashboard,
  },
  {
    path: '/inquiries',
    title: '문의',
    permission: 'inquiry.moderate',
    group: 'people',
    icon: MessagesSquare,
    load: async () => (await import('./screens/inquiries/list.tsx')).InquiryList,
  },
  {
    path: '/inquiries/:id',
    title: '문의',
    permission: 'inquiry.moderate',
    group: null,
    load: async () => (await import('./screens/inquiries/detail.tsx')).InquiryDetail,
  },
  {
    path: '/canned-answers',
    title: '답변 틀',
    permission: 'canned-answer.manage',
    group: null,
    load: async () => (await import('./screens/inquiries/canned.tsx')).CannedAnswers,
  },
  {
    path: '/reviews',
    title: '리뷰',
    permission: 'review.manage',
    group: 'people',
    icon: Star,
    load: async () => (await import('./screens/reviews/list.tsx')).ReviewList,
  },
  {
    path: '/reviews/:id',
    title: '리뷰',
    permission: 'review.manage',
    group: null,
    load: async () => (await import('./screens/reviews/detail.tsx')).ReviewDetail,
  },
  {
    path: '/members',
    title: '회원',
    permission: 'member.manage',
    group: 'people',
    icon: Users,
    load: async () => (await import('./screens/members/list.tsx')).MemberList,
  },
  {
    path: '/members/:id',
    title: '회원',
    permission: 'member.manage',
    group: null,
    load: async () => (await import('./screens/members/detail.tsx')).MemberDetail,
  },
  {
    path: '/coupons',
    title: '쿠폰',
    permission: 'coupon.manage',
    group: 'people',
    icon: TicketPercent,
    load: async () => (await import('./screens/coupons/list.tsx')).CouponList,
  },
  {
    path: '/coupons/:id',
    title: '쿠폰',
    permission: 'coupon.manage',
    group: null,
    load: async () => (await import('./screens/coupons/detail.tsx')).CouponDetail,
  },
  {
    path: '/points',
    title: '포인트 처리',
    permission: 'point.grant',
    group: 'people',
    icon: Coins,
    load: async () => (await import('./screens/points/list.tsx')).PointList,
  },
  {
    path: '/brand-requests',
    title: '입점 신청',
    permission: 'brand-request.answer',
    group: 'people',
    icon: Store,
    load: async () => (await import('./screens/brand-requests/list.tsx')).BrandRequestList,
  },
  {
    path: '/brand-requests/:id',
    title: '입점 신청',
    permission: 'brand-request.answer',
    group: null,
    load: async () => (await import('./screens/brand-requests/detail.tsx')).BrandRequestDetail,
  },
  {
    path: '/staff',
    title: '직원',
    permission: 'staff.manage',
    group: 'settings',
    icon: UserCog,
    load: async () => (await import('./screens/staff/list.tsx')).StaffList,
  },
  {
    path: '/staff/:id',
    title: '직원',
    permission: 'staff.manage',
    group: null,
    load: async () => (await import('./screens/staff/detail.tsx')).StaffDetail,
  },
  {
    path: '/audit',
    title: '작업 기록',
    permission: 'audit.read',
    group: 'settings',
    icon: ScrollText,
    load: async () => (await import('./screens/audit/list.tsx')).AuditList,
  },
];

import {
  Coins,
  Landmark,
  type LucideIcon,
  MessageCircleQuestion,
  PackageCheck,
  Palette,
  ScrollText,
  Shirt,
  Star,
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
    path: '/to-prepare',
    title: '준비할 주문',
    permission: 'own-ware.show',
    group: 'own',
    icon: PackageCheck,
    load: async () => (await import('./screens/to-prepare/list.tsx')).PreparationList,
  },
  {
    path: '/own-products',
    title: '내 상품',
    permission: 'own-ware.show',
    group: 'own',
    icon: Shirt,
    load: async () => (await import('./screens/own-products/list.tsx')).OwnProductList,
  },
  {
    path: '/own-products/:id',
    title: '내 상품',
    permission: 'own-ware.show',
    group: null,
    load: async () => (await import('./screens/own-products/detail.tsx')).OwnProductDetail,
  },
  {
    path: '/own-questions',
    title: '상품 문의',
    permission: 'own-ware.show',
    group: 'own',
    icon: MessageCircleQuestion,
    load: async () => (await import('./screens/own-questions/list.tsx')).OwnQuestionList,
  },
  {
    path: '/own-questions/:id',
    title: '상품 문의',
    permission: 'own-ware.show',
    group: null,
    load: async () => (await import('./screens/own-questions/detail.tsx')).OwnQuestionDetail,
  },
  {
    path: '/own-reviews',
    title: '상품 리뷰',
    permission: 'own-ware.show',
    group: 'own',
    icon: Star,
    load: async () => (await import('./screens/own-reviews/list.tsx')).OwnReviewList,
  },
  {
    path: '/own-reviews/:id',
    title: '상품 리뷰',
    permission: 'own-ware.show',
    group: null,
    load: async () => (await import('./screens/own-reviews/detail.tsx')).OwnReviewDetail,
  },
  {
    path: '/earnings',
    title: '수익',
    permission: 'own-work.show',
    group: 'own',
    icon: Coins,
    load: async () => (await import('./screens/earnings/list.tsx')).EarningList,
  },
  {
    path: '/own-settlements',
    title: '내 정산',
    permission: 'own-work.show',
    group: 'own',
    icon: Landmark,
    load: async () => (await import('./screens/earnings/settlements.tsx')).OwnSettlements,
  },
  {
    path: '/own-settlements/:id',
    title: '내 정산',
    permission: 'own-work.show',
    group: null,
    load: async () => (await import('./screens/earnings/settlements.tsx')).OwnStatement,
  },
  {
    path: '/own-settlements/:id/:artist',
    title: '내 정산',
    permission: 'own-work.show',
    group: null,
    load: async () => (await import('./screens/earnings/settlements.tsx')).OwnStatement,
  },
  {
    path: '/own-graphics',
    title: '내 그래픽',
    permission: 'own-work.show',
    group: 'own',
    icon: Palette,
    load: async () => (await import('./screens/own-graphics/list.tsx')).OwnGraphicList,
  },
  {
    path: '/own-graphics/:id',
    title: '내 그래픽',
    permission: 'own-work.show',
    group: null,
    load: async () => (await import('./screens/own-graphics/detail.tsx')).OwnGraphicDetail,
  },
  {
    path: '/followers',
    title: '팔로워',
    permission: 'own-work.show',
    group: 'own',
    icon: Users,
    load: async () => (await import('./screens/own-graphics/followers.tsx')).FollowerScreen,
  },
  {
    path: '/settlements',
    title: '정산',
    permission: 'settlement.manage',
    group: 'money',
    icon: Landmark,
    load: async () => (await import('./screens/settlements/list.tsx')).SettlementList,
  },
  {
    path: '/settlements/:id',
    title: '정산',
    permission: 'settlement.manage',
    group: null,
    load: async () => (await import('./screens/settlements/detail.tsx')).SettlementDetail,
  },
  {
    path: '/settlements/:id/statements/:artist',
    title: '정산 명세서',
    permission: 'settlement.manage',
    group: null,
    load: async () => (await import('./screens/settlements/statement.tsx')).SettlementStatement,
  },
  {
    path: '/royalties',
    title: '로열티',
    permission: 'royalty.manage',
    group: 'money',
    icon: Coins,
    load: async () => (await import('./screens/royalties/list.tsx')).RoyaltyList,
  },
  {
    path: '/royalties/:id',
    title: '로열티',
    permission: 'royalty.manage',
    group: null,
    load: async () => (await import('./screens/royalties/detail.tsx')).RoyaltyDetail,
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

import { type LucideIcon, ScrollText, UserCog } from 'lucide-react';
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

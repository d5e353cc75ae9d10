import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '#rules/member/rights/permission.ts';

/** The groups of the menu, in their order. */
export const menuGroups = {
  today: '오늘',
  orders: '주문',
  money: '정산',
  people: '고객',
  products: '상품',
  content: '콘텐츠',
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
  /** What is done or set there, by which the palette finds it too. */
  words?: string;
  /** Only a demonstration has it. */
  isOfSandbox?: true;
  load: () => Promise<ComponentType>;
}

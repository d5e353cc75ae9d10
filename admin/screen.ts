import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '#rules/member/rights/permission.ts';

/** The menu's groups, in order. */
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
  /** Under /admin. */
  path: string;
  title: string;
  /** The required permission; without it the menu omits the screen, and its URL says so. */
  permission: Permission;
  /** Its menu group; null for a screen reached from others. */
  group: MenuGroup | null;
  icon?: LucideIcon;
  /** Keywords for the palette. */
  words?: string;
  /** For demonstrations only. */
  isOfSandbox?: true;
  load: () => Promise<ComponentType>;
}

/** A screen with its sub-screens: they take its permission and, without an own title, its title. */
export interface ScreenWithBelow extends Screen {
  below?: readonly (Pick<Screen, 'path' | 'load'> & { title?: string })[];
}

/** The screens of a menu group, which is their group unless they name another or none. */
export type ScreensOfGroup = readonly (Omit<ScreenWithBelow, 'group'> & { group?: MenuGroup | null })[];

/** Each screen by its whole address. */
export function eachScreen({ below = [], ...screen }: ScreenWithBelow): Screen[] {
  const { path, title, permission } = screen;
  return [screen, ...below.map((lower) => ({ title, permission, group: null, ...lower, path: `${path}${lower.path}` }))];
}

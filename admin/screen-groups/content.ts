import { Images, LayoutTemplate, ScrollText } from 'lucide-react';
import { type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { kindTexts } from '../nouns/content/kinds.ts';
import type { ScreensOfGroup } from '../screen.ts';

/** Kinds that are settings instead of pages of the shop. */
const settings: readonly ContentKindName[] = ['shop-rules', 'member-grades', 'shipping-policies', 'shop-info'];

export const contentScreens: ScreensOfGroup = [
  {
    path: '/home',
    title: '홈 화면',
    permission: 'home-page.edit',
    icon: LayoutTemplate,
    load: async () => (await import('../screens/home/home-builder.tsx')).HomeBuilder,
  },
  ...(Object.keys(kindTexts) as ContentKindName[]).flatMap(screensOf),
  {
    path: '/terms',
    title: '약관',
    permission: 'publication.manage',
    icon: ScrollText,
    load: async () => (await import('../screens/terms/list.tsx')).TermsList,
    below: [
      { path: '/:id', load: async () => (await import('../screens/terms/detail.tsx')).TermsScreen },
      { path: '/draft/:type', load: async () => (await import('../screens/terms/draft.tsx')).TermsDraftScreen },
    ],
  },
  {
    path: '/pictures',
    title: '사진 보관함',
    permission: 'picture.manage',
    icon: Images,
    load: async () => (await import('../screens/pictures/list.tsx')).PictureList,
    below: [{ path: '/:id', title: '사진', load: async () => (await import('../screens/pictures/detail.tsx')).PictureScreen }],
  },
];

function screensOf(kind: ContentKindName): ScreensOfGroup {
  const { title, icon } = kindTexts[kind];
  const shared = { title, permission: 'publication.manage' } as const;
  const group = settings.includes(kind) ? ({ group: 'settings' } as const) : {};
  const detail = async () => (await import('../screens/content/detail.tsx')).contentDetailOf(kind);
  if (kindOf(kind).isSingle) return [{ ...shared, path: `/${kind}`, ...group, icon, load: detail }];
  const list = async () => (await import('../screens/content/list.tsx')).contentListOf(kind);
  return [{ ...shared, path: `/${kind}`, ...group, icon, load: list, below: [{ path: '/:id', load: detail }] }];
}

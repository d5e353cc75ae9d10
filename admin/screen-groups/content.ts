import { Images, LayoutTemplate } from 'lucide-react';
import type { Screen } from '../screen.ts';

export const contentScreens: readonly Screen[] = [
  {
    path: '/home',
    title: '홈 화면',
    permission: 'home-page.edit',
    group: 'content',
    icon: LayoutTemplate,
    load: async () => (await import('../screens/home/home-builder.tsx')).HomeBuilder,
  },
  {
    path: '/pictures',
    title: '사진 보관함',
    permission: 'picture.manage',
    group: 'content',
    icon: Images,
    load: async () => (await import('../screens/pictures/list.tsx')).PictureList,
  },
  {
    path: '/pictures/:id',
    title: '사진',
    permission: 'picture.manage',
    group: null,
    load: async () => (await import('../screens/pictures/detail.tsx')).PictureScreen,
  },
];

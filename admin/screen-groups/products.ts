import { Store } from 'lucide-react';
import type { Screen } from '../screen.ts';

export const productsScreens: readonly Screen[] = [
  {
    path: '/brands',
    title: '브랜드',
    permission: 'brand.manage',
    group: 'products',
    icon: Store,
    load: async () => (await import('../screens/brands/list.tsx')).BrandList,
  },
  {
    path: '/brands/:id',
    title: '브랜드',
    permission: 'brand.manage',
    group: null,
    load: async () => (await import('../screens/brands/detail.tsx')).BrandDetail,
  },
];

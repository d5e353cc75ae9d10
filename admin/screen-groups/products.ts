import { Brush, ListTree, Palette, Shirt, Sparkles, Store } from 'lucide-react';
import type { ScreensOfGroup } from '../screen.ts';

export const productsScreens: ScreensOfGroup = [
  {
    path: '/products',
    title: '상품',
    permission: 'product.manage',
    icon: Shirt,
    load: async () => (await import('../screens/products/list.tsx')).ProductList,
    below: [
      { path: '/file', title: '상품 파일', load: async () => (await import('../screens/products/file/screen.tsx')).ProductFile },
      { path: '/:id', load: async () => (await import('../screens/products/detail.tsx')).ProductDetail },
      {
        path: '/:id/mockups',
        title: '옷 사진과 인쇄 영역',
        load: async () => (await import('../screens/products/mockups.tsx')).ProductMockups,
      },
    ],
  },
  {
    path: '/graphics',
    title: '그래픽',
    permission: 'graphic.manage',
    icon: Palette,
    load: async () => (await import('../screens/graphics/list.tsx')).GraphicList,
    below: [
      { path: '/new', title: '그래픽 올리기', load: async () => (await import('../screens/graphics/upload.tsx')).GraphicUpload },
      { path: '/:id', load: async () => (await import('../screens/graphics/detail.tsx')).GraphicDetail },
    ],
  },
  {
    path: '/designs',
    title: '추천 디자인',
    permission: 'product.manage',
    icon: Sparkles,
    load: async () => (await import('../screens/designs/list.tsx')).DesignList,
    below: [
      { path: '/new', title: '새 추천 디자인', load: async () => (await import('../screens/designs/copy.tsx')).DesignCopyScreen },
      { path: '/:id', load: async () => (await import('../screens/designs/detail.tsx')).DesignDetail },
    ],
  },
  {
    path: '/categories',
    title: '카테고리',
    permission: 'category.manage',
    icon: ListTree,
    load: async () => (await import('../screens/categories/tree.tsx')).CategoryTree,
  },
  {
    path: '/artists',
    title: '아티스트',
    permission: 'artist.manage',
    icon: Brush,
    load: async () => (await import('../screens/artists/list.tsx')).ArtistList,
    below: [{ path: '/:id', load: async () => (await import('../screens/artists/detail.tsx')).ArtistDetail }],
  },
  {
    path: '/brands',
    title: '브랜드',
    permission: 'brand.manage',
    icon: Store,
    load: async () => (await import('../screens/brands/list.tsx')).BrandList,
    below: [{ path: '/:id', load: async () => (await import('../screens/brands/detail.tsx')).BrandDetail }],
  },
];

import { Coins, IdCard, Landmark, MessageCircleQuestion, PackageCheck, Palette, Shirt, Star, Users } from 'lucide-react';
import type { ScreensOfGroup } from '../screen.ts';

export const ownScreens: ScreensOfGroup = [
  {
    path: '/to-prepare',
    title: '준비할 주문',
    permission: 'own-ware.show',
    icon: PackageCheck,
    load: async () => (await import('../screens/to-prepare/list.tsx')).PreparationList,
  },
  {
    path: '/own-products',
    title: '내 상품',
    permission: 'own-ware.show',
    icon: Shirt,
    load: async () => (await import('../screens/own-products/list.tsx')).OwnProductList,
    below: [{ path: '/:id', load: async () => (await import('../screens/own-products/detail.tsx')).OwnProductDetail }],
  },
  {
    path: '/own-questions',
    title: '상품 문의',
    permission: 'own-ware.show',
    icon: MessageCircleQuestion,
    load: async () => (await import('../screens/own-questions/list.tsx')).OwnQuestionList,
    below: [{ path: '/:id', load: async () => (await import('../screens/own-questions/detail.tsx')).OwnQuestionDetail }],
  },
  {
    path: '/own-reviews',
    title: '상품 리뷰',
    permission: 'own-ware.show',
    icon: Star,
    load: async () => (await import('../screens/own-reviews/list.tsx')).OwnReviewList,
    below: [{ path: '/:id', load: async () => (await import('../screens/own-reviews/detail.tsx')).OwnReviewDetail }],
  },
  {
    path: '/earnings',
    title: '수익',
    permission: 'own-work.show',
    icon: Coins,
    load: async () => (await import('../screens/earnings/list.tsx')).EarningList,
  },
  {
    path: '/own-sales',
    title: '판매 대금',
    permission: 'own-ware.show',
    icon: Coins,
    load: async () => (await import('../screens/own-sales/list.tsx')).OwnSaleList,
  },
  {
    path: '/own-settlements',
    title: '내 정산',
    permission: 'own-money.show',
    icon: Landmark,
    load: async () => (await import('../screens/earnings/settlements.tsx')).OwnSettlements,
    below: [
      { path: '/:id', load: async () => (await import('../screens/earnings/settlements.tsx')).OwnStatement },
      { path: '/:id/:payee', load: async () => (await import('../screens/earnings/settlements.tsx')).OwnStatement },
    ],
  },
  {
    path: '/own-graphics',
    title: '내 그래픽',
    permission: 'own-work.show',
    icon: Palette,
    load: async () => (await import('../screens/own-graphics/list.tsx')).OwnGraphicList,
    below: [
      { path: '/new', title: '그래픽 올리기', load: async () => (await import('../screens/own-graphics/upload.tsx')).OwnGraphicUpload },
      { path: '/:id', load: async () => (await import('../screens/own-graphics/detail.tsx')).OwnGraphicDetail },
    ],
  },
  {
    path: '/own-profile',
    title: '내 소개와 계좌',
    permission: 'own-work.show',
    icon: IdCard,
    load: async () => (await import('../screens/own-profile/screen.tsx')).OwnProfileScreen,
  },
  {
    path: '/followers',
    title: '팔로워',
    permission: 'own-work.show',
    icon: Users,
    load: async () => (await import('../screens/own-graphics/followers.tsx')).FollowerScreen,
  },
];

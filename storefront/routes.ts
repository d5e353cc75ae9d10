import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { type RouteName, routes as shopRoutes } from '#contract/routes.ts';

/** The screen of each route: `area/screen` under storefront/screens. */
export const routeScreens: Readonly<Record<RouteName, `${string}/${string}`>> = {
  main: 'home/main',
  maindetail: 'home/maindetail',
  category: 'catalogue/category',
  search: 'catalogue/search',
  unsubscribe: 'service/unsubscribe',
  terms: 'service/terms',
  login: 'account/login',
  'login-kakao': 'account/login-kakao',
  'sign-up': 'account/sign-up',
  'sign-up-social': 'account/sign-up-social',
  'artist-id': 'artists/artist-id',
  'artist-id-graphic': 'artists/artist-id-graphic',
  'artist-name': 'artists/artist',
  'artist-name-graphic': 'artists/graphic',
  graphics: 'artists/graphics',
  brands: 'catalogue/brands',
  brand: 'catalogue/brand',
  'brand-product': 'catalogue/brand-product',
  influencer: 'influencer/influencer',
  'influencer-feed': 'influencer/feed',
  plan: 'catalogue/plan',
  'banner-list': 'catalogue/banner-list',
  banner: 'catalogue/banner',
  'product-id': 'product/product',
  'shared-design': 'share/shared-design',
  'team-order': 'share/team-order',
  'fair-shop': 'service/fair-shop',
  gift: 'buying/gift',
  'brand-request': 'service/brand-request',
  cart: 'buying/cart',
  'order-wait': 'buying/order-wait',
  'order-id': 'buying/order',
  'order-complete': 'buying/order-complete',
  'review-list': 'review/list',
  review: 'review/one',
  'review-write': 'review/write',
  'review-write-check': 'review/write-check',
  'review-write-form': 'review/write-form',
  mypage: 'my/mypage',
  'mypage-wallet-connect': 'my/wallet-connect',
  'mypage-review': 'review/mine',
  'mypage-product-custom-save': 'my/product-custom-save',
  'mypage-point': 'my/point',
  'mypage-order': 'my/order',
  'mypage-order-id': 'my/order-id',
  'mypage-like': 'my/like',
  'mypage-follow': 'my/follow',
  'mypage-coupon': 'my/coupon',
  'mypage-qna': 'my/qna',
  'mypage-profile': 'my/profile',
  'mypage-oneonone': 'my/oneonone',
  'mypage-notice': 'service/notice',
  'mypage-faq': 'service/faq',
  'mypage-about-us': 'service/about-us',
};

/**
 * Maps every route of contract/routes.ts to screens/<area>/<screen>/screen.tsx. The route's id is its name, so the layout can look it up.
 */
const named = (Object.keys(shopRoutes) as RouteName[]).map((name) =>
  route(shopRoutes[name].path.slice(1), `screens/${routeScreens[name]}/screen.tsx`, { id: name }),
);

const routes: RouteConfig = [
  index('screens/home/root-redirect/screen.tsx'),
  ...named,
  route('*', 'screens/home/catch-all/screen.tsx', { id: 'catch-all' }),
];
export default routes;

import { isOpenToVisitors, linkTarget } from '#rules/shop/navigation.ts';

/**
 * Every storefront address by name, with what the layout around it looks like, as data (specification 2).
 * The storefront finds the screen of a route by `screen`, `area/screen` below screens/. `later` is one that is not made yet: an honest page
 * stands in, and nothing of the shop leads there (`isBuilt`, `leadsSomewhere`).
 */

type Text = { ko: string; en: string; cn: string };

/** What stands around a screen. The specification's exceptions are written out in the table, everything else is `usual`. */
export type LayoutFacts = {
  /** `shop`: the full header; `back` and `close`: a title bar with that button; `hidden`: the screen brings its own top. */
  header: 'shop' | 'back' | 'close' | 'hidden';
  tabBar: boolean;
  /** `spacer` is the blank 64 px that stands in for the footer. */
  footer: 'full' | 'spacer';
  /** The 160 px under the content that keep the last line clear of the bars. */
  bottomPadding: boolean;
  /** `member`: sign-in needed, by the rule of the address; such screens are rendered in the browser only. */
  guard: 'public' | 'member';
};

type Route = Omit<LayoutFacts, 'guard'> & {
  path: string;
  screen: `${string}/${string}` | 'later';
  title: Text;
  /**
   * Query parameters that the screen's loader reads on the server. A kept page is found by its path and these alone, and rendering
   * sees no others; whatever else an address carries is for the browser (server/web/kept-pages/page-address.ts).
   */
  query: readonly string[];
};

const usual = { header: 'shop', tabBar: true, footer: 'full', bottomPadding: true, query: [] } as const;

export const routes = guarded({
  main: { ...usual, header: 'hidden', path: '/main', screen: 'home/main', title: text('홈', 'Home', '首页') },
  maindetail: {
    ...usual,
    path: '/maindetail',
    screen: 'home/maindetail',
    query: ['block', 'list'],
    title: text('모아보기', 'Collection', '精选'),
  },
  category: {
    ...usual,
    path: '/category',
    screen: 'catalogue/category',
    query: ['category', 'sort'],
    title: text('카테고리', 'Category', '分类'),
  },
  search: { ...usual, path: '/search', screen: 'catalogue/search', query: ['q', 'tab'], title: text('검색', 'Search', '搜索') },
  unsubscribe: { ...usual, path: '/unsubscribe', screen: 'service/unsubscribe', title: text('수신 거부', 'Unsubscribe', '退订') },
  terms: { ...usual, path: '/terms', screen: 'service/terms', query: ['type'], title: text('약관', 'Terms', '条款') },

  login: { ...usual, path: '/login', screen: 'account/login', query: ['find'], title: text('로그인', 'Log in', '登录') },
  'login-kakao': {
    ...usual,
    path: '/login/kakao',
    screen: 'account/login-kakao',
    title: text('카카오 로그인', 'Kakao login', 'Kakao 登录'),
  },
  'sign-up': { ...usual, header: 'back', path: '/sign-up', screen: 'account/sign-up', title: text('회원가입', 'Sign up', '注册') },
  'sign-up-social': {
    ...usual,
    path: '/sign-up/social',
    screen: 'account/sign-up-social',
    title: text('간편 회원가입', 'Sign up', '快捷注册'),
  },

  'artist-id': { ...usual, path: '/artist/id', screen: 'artists/artist-id', query: ['id'], title: text('아티스트', 'Artists', '艺术家') },
  'artist-id-graphic': {
    ...usual,
    path: '/artist/id/graphic/:graphic_id',
    screen: 'artists/artist-id-graphic',
    title: text('그래픽', 'Graphic', '图案'),
  },
  'artist-name': { ...usual, path: '/artist/:name', screen: 'artists/artist', title: text('아티스트', 'Artist', '艺术家') },
  'artist-name-graphic': {
    ...usual,
    path: '/artist/:name/graphic/:graphic_id',
    screen: 'artists/graphic',
    title: text('그래픽', 'Graphic', '图案'),
  },
  brand: { ...usual, path: '/brand/:id', screen: 'catalogue/brand', title: text('브랜드', 'Brand', '品牌') },
  'brand-product': {
    ...usual,
    path: '/brand/:id/product/:code',
    screen: 'catalogue/brand-product',
    // Another name of a product's page: what the editor reads there comes along.
    query: ['customize', 'product_custom_id', 'mockup_group_id', 'graphic_id'],
    title: text('브랜드 상품', 'Brand product', '品牌商品'),
  },
  influencer: {
    ...usual,
    footer: 'spacer',
    bottomPadding: false,
    path: '/influencer/:id',
    screen: 'influencer/influencer',
    title: text('인플루언서', 'Influencer', '达人'),
  },
  'influencer-feed': {
    ...usual,
    path: '/influencer/:id/:feed_id',
    screen: 'influencer/feed',
    title: text('피드', 'Feed', '动态'),
  },
  plan: { ...usual, path: '/plan/:id', screen: 'catalogue/plan', title: text('기획전', 'Event', '企划') },
  'banner-list': {
    ...usual,
    bottomPadding: false,
    path: '/banner/list',
    screen: 'catalogue/banner-list',
    title: text('이벤트', 'Events', '活动'),
  },
  banner: { ...usual, path: '/banner/:id', screen: 'catalogue/banner', title: text('이벤트', 'Event', '活动') },
  'product-id': {
    ...usual,
    tabBar: false,
    bottomPadding: false,
    path: '/product/:id',
    screen: 'product/product',
    title: text('상품', 'Product', '商品'),
  },

  // The specification implies these two screens and gives them no address (decision 046).
  'shared-design': {
    ...usual,
    path: '/s/:code',
    screen: 'share/shared-design',
    title: text('공유한 디자인', 'Shared design', '分享的设计'),
  },
  'brand-request': {
    ...usual,
    path: '/brand-request',
    screen: 'service/brand-request',
    title: text('브랜드 입점 신청', 'Sell with us', '品牌入驻申请'),
  },

  cart: { ...usual, header: 'back', path: '/cart', screen: 'buying/cart', title: text('장바구니', 'Cart', '购物车') },
  'order-wait': { ...usual, path: '/order/wait', screen: 'buying/order-wait', title: text('결제 확인', 'Payment', '确认付款') },
  'order-id': { ...usual, header: 'back', path: '/order/:id', screen: 'buying/order', title: text('주문하기', 'Order', '下单') },
  'order-complete': {
    ...usual,
    header: 'close',
    path: '/order/complete/:id',
    screen: 'buying/order-complete',
    title: text('주문 완료', 'Order complete', '下单完成'),
  },

  'review-list': {
    ...usual,
    path: '/review/list',
    screen: 'review/list',
    query: ['product_id', 'sort', 'view', 'photo', 'height', 'weight'],
    title: text('리뷰', 'Reviews', '评价'),
  },
  review: { ...usual, path: '/review/:id', screen: 'review/one', title: text('리뷰', 'Review', '评价') },
  'review-write': {
    ...usual,
    path: '/review/write/:order_product_id',
    screen: 'review/write',
    title: text('리뷰 쓰기', 'Write a review', '写评价'),
  },
  'review-write-check': {
    ...usual,
    path: '/review/write/:order_product_id/check',
    screen: 'review/write-check',
    title: text('리뷰 쓰기', 'Write a review', '写评价'),
  },
  'review-write-form': {
    ...usual,
    path: '/review/write/:order_product_id/form',
    screen: 'review/write-form',
    title: text('리뷰 쓰기', 'Write a review', '写评价'),
  },

  mypage: { ...usual, path: '/mypage', screen: 'my/mypage', title: text('마이', 'My', '我的') },
  'mypage-wallet-connect': {
    ...usual,
    tabBar: false,
    footer: 'spacer',
    bottomPadding: false,
    path: '/mypage/wallet/connect',
    screen: 'my/wallet-connect',
    title: text('지갑 연결', 'Connect a wallet', '连接钱包'),
  },
  'mypage-review': { ...usual, path: '/mypage/review', screen: 'review/mine', title: text('내 리뷰', 'My reviews', '我的评价') },
  'mypage-product-custom-save': {
    ...usual,
    path: '/mypage/product/custom-save',
    screen: 'my/product-custom-save',
    title: text('내 디자인', 'My designs', '我的设计'),
  },
  'mypage-point': { ...usual, path: '/mypage/point', screen: 'my/point', title: text('포인트', 'Points', '积分') },
  'mypage-order': { ...usual, path: '/mypage/order', screen: 'my/order', title: text('주문 내역', 'Orders', '订单') },
  'mypage-order-id': {
    ...usual,
    path: '/mypage/order/:id',
    screen: 'my/order-id',
    title: text('주문 상세', 'Order details', '订单详情'),
  },
  'mypage-like': { ...usual, path: '/mypage/like', screen: 'my/like', title: text('좋아요', 'Likes', '喜欢') },
  'mypage-follow': { ...usual, path: '/mypage/follow', screen: 'my/follow', title: text('팔로우', 'Following', '关注') },
  'mypage-coupon': {
    ...usual,
    header: 'back',
    path: '/mypage/coupon',
    screen: 'my/coupon',
    title: text('쿠폰', 'Coupons', '优惠券'),
  },
  'mypage-qna': { ...usual, path: '/mypage/qna', screen: 'my/qna', title: text('상품 문의', 'Product Q&A', '商品咨询') },
  'mypage-profile': { ...usual, path: '/mypage/profile', screen: 'my/profile', title: text('회원 정보', 'Profile', '个人资料') },
  'mypage-oneonone': {
    ...usual,
    path: '/mypage/oneonone',
    screen: 'my/oneonone',
    title: text('1:1 문의', '1:1 inquiry', '一对一咨询'),
  },
  'mypage-notice': {
    ...usual,
    path: '/mypage/notice',
    screen: 'service/notice',
    query: ['id'],
    title: text('공지사항', 'Notices', '公告'),
  },
  'mypage-faq': {
    ...usual,
    path: '/mypage/faq',
    screen: 'service/faq',
    query: ['q', 'category'],
    title: text('자주 묻는 질문', 'FAQ', '常见问题'),
  },
  'mypage-about-us': {
    ...usual,
    bottomPadding: false,
    path: '/mypage/about-us',
    screen: 'service/about-us',
    title: text('회사 소개', 'About us', '关于我们'),
  },
});

export type RouteName = keyof typeof routes;

/** Characters of a declared query parameter that count; a longer value is cut. */
export const queryValueMaxLength = 60;

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The parameters a route's address needs, by name. */
export type RouteParams<Name extends RouteName> = { [Key in ParamNames<(typeof routes)[Name]['path']>]: string | number };

type UrlArguments<Name extends RouteName> = [ParamNames<(typeof routes)[Name]['path']>] extends [never]
  ? [params?: Record<string, never>, query?: Record<string, string | number>]
  : [params: RouteParams<Name>, query?: Record<string, string | number>];

/** The address of a route: `urlFor("product-id", { id: 3 }, { product_custom_id: 7 })` is `/product/3?product_custom_id=7`. */
export function urlFor<Name extends RouteName>(name: Name, ...[params, query]: UrlArguments<Name>): string {
  const values: Record<string, string | number> = params ?? {};
  const path = routes[name].path.replace(/:([a-z_]+)/g, (_, key: string) => encodeURIComponent(String(values[key])));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** True when the screen of a route is made; what is not is neither linked nor named. */
export function isBuilt(name: RouteName): boolean {
  const screen: string = routes[name].screen;
  return screen !== 'later';
}

/** The route an address of the shop belongs to, the most literal one first; null for one no route knows. */
export function routeOf(address: string): RouteName | null {
  const segments = pathSegments(address);
  const fitting = (Object.keys(routes) as RouteName[]).filter((name) => {
    const pattern = pathSegments(routes[name].path);
    return pattern.length === segments.length && pattern.every((part, at) => part.startsWith(':') || part === segments[at]);
  });
  const literals = (name: RouteName) => pathSegments(routes[name].path).filter((part) => !part.startsWith(':')).length;
  return fitting.toSorted((a, b) => literals(b) - literals(a))[0] ?? null;
}

/** False for an address of the shop whose screen is not made yet. What leads out of the shop, or to no route, is not ours to judge. */
export function leadsSomewhere(address: string): boolean {
  if (linkTarget(address) === 'new-tab') return true;
  const name = routeOf(address);
  return name === null || isBuilt(name);
}

function pathSegments(address: string): string[] {
  return (address.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
}

/** Layout facts of a page no route knows: the catch-all. */
export const catchAllLayout: LayoutFacts = { ...usual, guard: 'public' };

/** Adds to each route what the navigation rule says of its address, so that the two cannot differ. */
function guarded<const Table extends Record<string, Route>>(table: Table) {
  const entries = Object.entries(table).map(([name, route]) => [
    name,
    { ...route, guard: isOpenToVisitors(route.path) ? 'public' : 'member' },
  ]);
  return Object.fromEntries(entries) as { [Name in keyof Table]: Table[Name] & Pick<LayoutFacts, 'guard'> };
}

function text(ko: string, en: string, cn: string): Text {
  return { ko, en, cn };
}

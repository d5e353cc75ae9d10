/**
 * Every storefront address by name, with what the layout around it looks like, as data (specification 2).
 * The storefront finds the screen of a route by its `folder`; a route whose screen is `later` shows an honest page instead.
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
  /** `member`: sign-in needed; such screens are rendered in the browser only. */
  guard: 'public' | 'member';
};

type Route = LayoutFacts & {
  path: string;
  folder: string;
  title: Text;
  screen: 'ready' | 'later';
  /**
   * Query parameters that the screen's loader reads on the server. A kept page is found by its path and these alone, and rendering
   * sees no others; whatever else an address carries is for the browser (server/web/page-address.ts).
   */
  query: readonly string[];
};

const usual = { header: 'shop', tabBar: true, footer: 'full', bottomPadding: true, guard: 'public', screen: 'ready', query: [] } as const;
const member = { ...usual, guard: 'member' } as const;
const later = { ...usual, screen: 'later' } as const;
const memberLater = { ...member, screen: 'later' } as const;

export const routes = {
  main: { ...usual, header: 'hidden', path: '/main', folder: 'main', title: text('홈', 'Home', '首页') },
  maindetail: { ...later, path: '/maindetail', folder: 'maindetail', title: text('모아보기', 'Collection', '精选') },
  category: { ...usual, path: '/category', folder: 'category', query: ['category', 'sort'], title: text('카테고리', 'Category', '分类') },
  search: { ...usual, path: '/search', folder: 'search', query: ['q'], title: text('검색', 'Search', '搜索') },
  terms: { ...usual, path: '/terms', folder: 'terms', query: ['type'], title: text('약관', 'Terms', '条款') },

  login: { ...usual, path: '/login', folder: 'login', title: text('로그인', 'Log in', '登录') },
  'login-kakao': { ...later, path: '/login/kakao', folder: 'login-kakao', title: text('카카오 로그인', 'Kakao login', 'Kakao 登录') },
  'sign-up': { ...usual, header: 'back', path: '/sign-up', folder: 'sign-up', title: text('회원가입', 'Sign up', '注册') },
  'sign-up-social': { ...later, path: '/sign-up/social', folder: 'sign-up-social', title: text('간편 회원가입', 'Sign up', '快捷注册') },

  'artist-id': { ...usual, path: '/artist/id', folder: 'artist-id', query: ['id'], title: text('아티스트', 'Artists', '艺术家') },
  'artist-id-graphic': {
    ...usual,
    path: '/artist/id/graphic/:graphic_id',
    folder: 'artist-id-graphic',
    title: text('그래픽', 'Graphic', '图案'),
  },
  'artist-name': { ...usual, path: '/artist/:name', folder: 'artist', title: text('아티스트', 'Artist', '艺术家') },
  'artist-name-graphic': {
    ...usual,
    path: '/artist/:name/graphic/:graphic_id',
    folder: 'graphic',
    title: text('그래픽', 'Graphic', '图案'),
  },
  brand: { ...usual, path: '/brand/:id', folder: 'brand', title: text('브랜드', 'Brand', '品牌') },
  'brand-product': {
    ...usual,
    path: '/brand/:id/product/:code',
    folder: 'brand-product',
    // Another name of a product's page: what the editor reads there comes along.
    query: ['customize', 'product_custom_id', 'mockup_group_id', 'graphic_id'],
    title: text('브랜드 상품', 'Brand product', '品牌商品'),
  },
  influencer: {
    ...later,
    footer: 'spacer',
    bottomPadding: false,
    path: '/influencer/:id',
    folder: 'influencer',
    title: text('인플루언서', 'Influencer', '达人'),
  },
  'influencer-feed': { ...later, path: '/influencer/:id/:feed_id', folder: 'influencer-feed', title: text('피드', 'Feed', '动态') },
  plan: { ...usual, path: '/plan/:id', folder: 'plan', title: text('기획전', 'Event', '企划') },
  'banner-list': { ...usual, bottomPadding: false, path: '/banner/list', folder: 'banner-list', title: text('이벤트', 'Events', '活动') },
  banner: { ...usual, path: '/banner/:id', folder: 'banner', title: text('이벤트', 'Event', '活动') },
  'product-id': {
    ...usual,
    tabBar: false,
    bottomPadding: false,
    path: '/product/:id',
    folder: 'product',
    title: text('상품', 'Product', '商品'),
  },

  cart: { ...usual, header: 'back', path: '/cart', folder: 'cart', title: text('장바구니', 'Cart', '购物车') },
  'order-wait': { ...usual, path: '/order/wait', folder: 'order-wait', title: text('결제 확인', 'Payment', '确认付款') },
  'order-id': { ...usual, header: 'back', path: '/order/:id', folder: 'order', title: text('주문하기', 'Order', '下单') },
  'order-complete': {
    ...usual,
    header: 'close',
    path: '/order/complete/:id',
    folder: 'order-complete',
    title: text('주문 완료', 'Order complete', '下单完成'),
  },

  'review-list': { ...later, path: '/review/list', folder: 'review-list', title: text('리뷰', 'Reviews', '评价') },
  review: { ...later, path: '/review/:id', folder: 'review', title: text('리뷰', 'Review', '评价') },
  'review-write': {
    ...later,
    path: '/review/write/:order_product_id',
    folder: 'review-write',
    title: text('리뷰 쓰기', 'Write a review', '写评价'),
  },
  'review-write-check': {
    ...later,
    path: '/review/write/:order_product_id/check',
    folder: 'review-write-check',
    title: text('리뷰 쓰기', 'Write a review', '写评价'),
  },
  'review-write-form': {
    ...later,
    path: '/review/write/:order_product_id/form',
    folder: 'review-write-form',
    title: text('리뷰 쓰기', 'Write a review', '写评价'),
  },

  mypage: { ...member, path: '/mypage', folder: 'mypage', title: text('마이', 'My', '我的') },
  'mypage-wallet-connect': {
    ...memberLater,
    tabBar: false,
    footer: 'spacer',
    bottomPadding: false,
    path: '/mypage/wallet/connect',
    folder: 'mypage-wallet-connect',
    title: text('지갑 연결', 'Connect a wallet', '连接钱包'),
  },
  'mypage-review': { ...memberLater, path: '/mypage/review', folder: 'mypage-review', title: text('내 리뷰', 'My reviews', '我的评价') },
  'mypage-product-custom-save': {
    ...member,
    path: '/mypage/product/custom-save',
    folder: 'mypage-product-custom-save',
    title: text('내 디자인', 'My designs', '我的设计'),
  },
  'mypage-point': { ...memberLater, path: '/mypage/point', folder: 'mypage-point', title: text('포인트', 'Points', '积分') },
  'mypage-order': { ...member, path: '/mypage/order', folder: 'mypage-order', title: text('주문 내역', 'Orders', '订单') },
  'mypage-order-id': {
    ...member,
    path: '/mypage/order/:id',
    folder: 'mypage-order-id',
    title: text('주문 상세', 'Order details', '订单详情'),
  },
  'mypage-like': { ...member, path: '/mypage/like', folder: 'mypage-like', title: text('좋아요', 'Likes', '喜欢') },
  'mypage-follow': { ...memberLater, path: '/mypage/follow', folder: 'mypage-follow', title: text('팔로우', 'Following', '关注') },
  'mypage-coupon': {
    ...memberLater,
    header: 'back',
    path: '/mypage/coupon',
    folder: 'mypage-coupon',
    title: text('쿠폰', 'Coupons', '优惠券'),
  },
  'mypage-qna': { ...memberLater, path: '/mypage/qna', folder: 'mypage-qna', title: text('상품 문의', 'Product Q&A', '商品咨询') },
  'mypage-profile': { ...memberLater, path: '/mypage/profile', folder: 'mypage-profile', title: text('회원 정보', 'Profile', '个人资料') },
  'mypage-oneonone': {
    ...memberLater,
    path: '/mypage/oneonone',
    folder: 'mypage-oneonone',
    title: text('1:1 문의', '1:1 inquiry', '一对一咨询'),
  },
  'mypage-notice': { ...usual, path: '/mypage/notice', folder: 'mypage-notice', title: text('공지사항', 'Notices', '公告') },
  'mypage-faq': { ...usual, path: '/mypage/faq', folder: 'mypage-faq', title: text('자주 묻는 질문', 'FAQ', '常见问题') },
  'mypage-about-us': {
    ...usual,
    bottomPadding: false,
    path: '/mypage/about-us',
    folder: 'mypage-about-us',
    title: text('회사 소개', 'About us', '关于我们'),
  },
} as const satisfies Record<string, Route>;

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

/** Layout facts of a page no route knows: the catch-all. */
export const catchAllLayout: LayoutFacts = usual;

function text(ko: string, en: string, cn: string): Text {
  return { ko, en, cn };
}

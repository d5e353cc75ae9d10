import { isOpenToVisitors } from '#rules/shop/navigation.ts';

/**
 * Every storefront route by name, with its layout, as data (specification 2). Screens are in storefront/routes.ts, titles in
 * route-titles.ts, loader queries in route-queries.ts: every page loads this table, but not those.
 */

/** The layout around a screen. The table lists the exceptions of the specification; everything else is `usual`. */
export type LayoutFacts = {
  /** `shop`: the full header; `back` and `close`: a title bar with that button; `hidden`: the screen brings its own top. */
  header: 'shop' | 'back' | 'close' | 'hidden';
  tabBar: boolean;
  /** `spacer` is 64 px of blank space in place of the footer. */
  footer: 'full' | 'spacer';
  /** 160 px of padding below the content, to keep the last line clear of the bars. */
  bottomPadding: boolean;
  /** `member`: requires sign-in, depending on the path; such screens are only rendered in the browser. */
  guard: 'public' | 'member';
};

type Route = Omit<LayoutFacts, 'guard'> & { path: string };

const usual = { header: 'shop', tabBar: true, footer: 'full', bottomPadding: true } as const;

export const routes = guarded({
  main: { ...usual, header: 'hidden', path: '/main' },
  maindetail: {
    ...usual,
    path: '/maindetail',
  },
  category: {
    ...usual,
    path: '/category',
  },
  search: { ...usual, path: '/search' },
  unsubscribe: { ...usual, path: '/unsubscribe' },
  terms: { ...usual, path: '/terms' },

  login: { ...usual, path: '/login' },
  'login-kakao': {
    ...usual,
    path: '/login/kakao',
  },
  'sign-up': { ...usual, header: 'back', path: '/sign-up' },
  'sign-up-social': {
    ...usual,
    path: '/sign-up/social',
  },

  'artist-id': { ...usual, path: '/artist/id' },
  'artist-id-graphic': {
    ...usual,
    path: '/artist/id/graphic/:graphic_id',
  },
  'artist-name': { ...usual, path: '/artist/:name' },
  'artist-name-graphic': {
    ...usual,
    path: '/artist/:name/graphic/:graphic_id',
  },
  brand: { ...usual, path: '/brand/:id' },
  'brand-product': {
    ...usual,
    path: '/brand/:id/product/:code',
  },
  // The lists that shoppers look for behind these two; the specification names only their items.
  graphics: { ...usual, path: '/graphic' },
  brands: { ...usual, path: '/brand' },
  influencer: {
    ...usual,
    footer: 'spacer',
    bottomPadding: false,
    path: '/influencer/:id',
  },
  'influencer-feed': {
    ...usual,
    path: '/influencer/:id/:feed_id',
  },
  plan: { ...usual, path: '/plan/:id' },
  'banner-list': {
    ...usual,
    bottomPadding: false,
    path: '/banner/list',
  },
  banner: { ...usual, path: '/banner/:id' },
  'product-id': {
    ...usual,
    tabBar: false,
    bottomPadding: false,
    path: '/product/:id',
  },

  // The specification implies two of these screens without giving them a path (decision 046); team orders are the shop's own (decision 093).
  'shared-design': {
    ...usual,
    path: '/s/:code',
  },
  'team-order': { ...usual, path: '/team/:code' },
  'fair-shop': { ...usual, path: '/fair-shop' },
  gift: { ...usual, path: '/gift' },
  'brand-request': {
    ...usual,
    path: '/brand-request',
  },

  cart: { ...usual, header: 'back', path: '/cart' },
  'order-wait': { ...usual, path: '/order/wait' },
  'order-id': { ...usual, header: 'back', path: '/order/:id' },
  'order-complete': {
    ...usual,
    header: 'close',
    path: '/order/complete/:id',
  },

  'review-list': {
    ...usual,
    path: '/review/list',
  },
  review: { ...usual, path: '/review/:id' },
  'review-write': {
    ...usual,
    path: '/review/write/:order_product_id',
  },
  'review-write-check': {
    ...usual,
    path: '/review/write/:order_product_id/check',
  },
  'review-write-form': {
    ...usual,
    path: '/review/write/:order_product_id/form',
  },

  mypage: { ...usual, path: '/mypage' },
  'mypage-wallet-connect': {
    ...usual,
    tabBar: false,
    footer: 'spacer',
    bottomPadding: false,
    path: '/mypage/wallet/connect',
  },
  'mypage-review': { ...usual, path: '/mypage/review' },
  'mypage-product-custom-save': {
    ...usual,
    path: '/mypage/product/custom-save',
  },
  'mypage-point': { ...usual, path: '/mypage/point' },
  'mypage-order': { ...usual, path: '/mypage/order' },
  'mypage-order-id': {
    ...usual,
    path: '/mypage/order/:id',
  },
  'mypage-like': { ...usual, path: '/mypage/like' },
  'mypage-follow': { ...usual, path: '/mypage/follow' },
  'mypage-coupon': {
    ...usual,
    header: 'back',
    path: '/mypage/coupon',
  },
  'mypage-qna': { ...usual, path: '/mypage/qna' },
  'mypage-profile': { ...usual, path: '/mypage/profile' },
  'mypage-oneonone': {
    ...usual,
    path: '/mypage/oneonone',
  },
  'mypage-notice': {
    ...usual,
    path: '/mypage/notice',
  },
  'mypage-faq': {
    ...usual,
    path: '/mypage/faq',
  },
  'mypage-about-us': {
    ...usual,
    bottomPadding: false,
    path: '/mypage/about-us',
  },
});

export type RouteName = keyof typeof routes;

/** Maximum length of a declared query parameter; longer values are truncated. */
export const queryValueMaxLength = 60;

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The parameters in a route's path, by name. */
export type RouteParams<Name extends RouteName> = { [Key in ParamNames<(typeof routes)[Name]['path']>]: string | number };

type UrlArguments<Name extends RouteName> = [ParamNames<(typeof routes)[Name]['path']>] extends [never]
  ? [params?: Record<string, never>, query?: Record<string, string | number>]
  : [params: RouteParams<Name>, query?: Record<string, string | number>];

/** The URL of a route: `urlFor("product-id", { id: 3 }, { product_custom_id: 7 })` is `/product/3?product_custom_id=7`. */
export function urlFor<Name extends RouteName>(name: Name, ...[params, query]: UrlArguments<Name>): string {
  const values: Record<string, string | number> = params ?? {};
  const path = routes[name].path.replace(/:([a-z_]+)/g, (_, key: string) => encodeURIComponent(String(values[key])));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The route that matches a URL of the shop, the most literal one first; null for none. */
export function routeOf(address: string): RouteName | null {
  const segments = pathSegments(address);
  const fitting = (Object.keys(routes) as RouteName[]).filter((name) => {
    const pattern = pathSegments(routes[name].path);
    return pattern.length === segments.length && pattern.every((part, at) => part.startsWith(':') || part === segments[at]);
  });
  const literals = (name: RouteName) => pathSegments(routes[name].path).filter((part) => !part.startsWith(':')).length;
  return fitting.toSorted((a, b) => literals(b) - literals(a))[0] ?? null;
}

function pathSegments(address: string): string[] {
  return (address.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
}

/** The layout of the catch-all page. */
export const catchAllLayout: LayoutFacts = { ...usual, guard: 'public' };

/** Adds the navigation rule's guard to each route, so that the two cannot differ. */
function guarded<const Table extends Record<string, Route>>(table: Table) {
  const entries = Object.entries(table).map(([name, route]) => [
    name,
    { ...route, guard: isOpenToVisitors(route.path) ? 'public' : 'member' },
  ]);
  return Object.fromEntries(entries) as { [Name in keyof Table]: Table[Name] & Pick<LayoutFacts, 'guard'> };
}

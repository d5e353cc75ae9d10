import { expect, test } from 'vitest';
import { titlesIn } from './route-titles.ts';
import { type RouteName, routeOf, routes, urlFor } from './routes.ts';

const names = Object.keys(routes) as RouteName[];

/** The paths exactly as in specification 2. */
const specified = `/sign-up/social /sign-up /login /login/kakao /terms /main /maindetail /category /search /artist/id /banner/list
  /banner/{id} /cart /order/wait /order/{id} /order/complete/{id} /mypage /mypage/wallet/connect /mypage/review
  /mypage/product/custom-save /mypage/point /mypage/order /mypage/order/{id} /mypage/like /mypage/follow /mypage/coupon /mypage/qna
  /mypage/profile /mypage/oneonone /mypage/notice /mypage/faq /mypage/about-us /review/list /review/{id}
  /review/write/{order_product_id} /review/write/{order_product_id}/check /review/write/{order_product_id}/form /plan/{id}
  /artist/{name} /artist/{name}/graphic/{graphic_id} /artist/id/graphic/{graphic_id} /brand/{id} /brand/{id}/product/{code}
  /influencer/{id} /influencer/{id}/{feed_id} /product/{id}`.split(/\s+/);

/**
 * Paths that are not in the specification: targets of mail and share links, the brand request, an implied screen (decision 046), promises,
 * the links of a gift and of a team order, and the lists of what it has pages of (decision 082).
 */
const added = ['/unsubscribe', '/s/{code}', '/brand-request', '/fair-shop', '/gift', '/team/{code}', '/graphic', '/brand'];

test('every address of the specification is a route, and nothing else is', () => {
  const written = names.map((name) => routes[name].path.replace(/:([a-z_]+)/g, '{$1}'));
  expect(written.toSorted()).toEqual([...specified, ...added].toSorted());
});

test('the named routes of the specification have their names', () => {
  for (const name of ['product-id', 'artist-name', 'main', 'mypage-wallet-connect', 'mypage-about-us', 'banner-list', 'influencer']) {
    expect(names).toContain(name);
  }
});

test('header, tab bar and footer are hidden on the routes that the specification names', () => {
  const where = (test: (name: RouteName) => boolean) => names.filter(test).toSorted();
  expect(where((name) => routes[name].header === 'hidden')).toEqual(['main']);
  expect(where((name) => !routes[name].tabBar)).toEqual(['mypage-wallet-connect', 'product-id']);
  expect(where((name) => routes[name].footer === 'spacer')).toEqual(['influencer', 'mypage-wallet-connect']);
  expect(where((name) => !routes[name].bottomPadding)).toEqual([
    'banner-list',
    'influencer',
    'mypage-about-us',
    'mypage-wallet-connect',
    'product-id',
  ]);
  expect(where((name) => routes[name].header === 'back')).toEqual(['cart', 'mypage-coupon', 'order-id', 'sign-up']);
  expect(where((name) => routes[name].header === 'close')).toEqual(['order-complete']);
  expect(titlesIn('en')['order-id']).toBe('Order');
  expect(titlesIn('en')['order-complete']).toBe('Order complete');
});

test('all mypage routes except faq, notice and about-us need a login', () => {
  const members = names.filter((name) => routes[name].guard === 'member');
  const mypage = names.filter((name) => name.startsWith('mypage'));
  expect(members.toSorted()).toEqual(
    mypage.filter((name) => !['mypage-faq', 'mypage-notice', 'mypage-about-us'].includes(name)).toSorted(),
  );
});

test('urlFor encodes the parameters of an address', () => {
  expect(urlFor('main')).toBe('/main');
  expect(urlFor('product-id', { id: 3 }, { product_custom_id: 7 })).toBe('/product/3?product_custom_id=7');
  expect(urlFor('artist-name-graphic', { name: 'a/b', graphic_id: 9 })).toBe('/artist/a%2Fb/graphic/9');
});

test('an address that matches several routes belongs to the route with the most literal segments', () => {
  expect(routeOf('/artist/id?id=3')).toBe('artist-id');
  expect(routeOf('/artist/seon')).toBe('artist-name');
  expect(routeOf('/review/list')).toBe('review-list');
  expect(routeOf('/nowhere/at/all/else')).toBe(null);
});

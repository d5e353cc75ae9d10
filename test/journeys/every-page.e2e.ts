import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { localeCookie } from '#contract/locale-cookie.ts';
import { type LayoutFacts, type RouteName, routeOf, routes, urlFor } from '#contract/routes.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { editorTexts } from '#storefront/editor/texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { eventually } from '../eventually.ts';
import { isWhole } from '../whole.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { layersOn } from './hands/editor-hands.ts';
import { lane } from './hands/lane.ts';
import { loadAxe, problemsAtEachSize, problemsOf, problemsOfWords, readyNames } from './hands/page-checks.ts';
import { buyNow, productInStock, putIntoCart } from './hands/product-hands.ts';
import { complaintsOf, demoShopper, queryData, signIn, untilAlive, visit } from './hands/shopper.ts';

type Addresses = Partial<Record<RouteName, string>>;

/** Where each screen of a visitor is seen. */
async function publicAddresses(): Promise<Addresses> {
  const found = await queryData<Samples>(`{
    product_graphics(order_by: [{ id: asc }], limit: 1) { id artist { path_name } }
    product_products(where: { code: { _is_null: false } }, order_by: [{ id: asc }], limit: 1) { id code brand { id } }
    product_plans(order_by: [{ id: asc }], limit: 1) { id }
    management_banners(order_by: [{ id: asc }], limit: 1) { id }
    management_influencer_feeds(order_by: [{ id: asc }], limit: 1) { id influencer_id }
    product_reviews(order_by: [{ id: asc }], limit: 1) { id }
  }`);
  const [graphic] = found.product_graphics;
  const [product] = found.product_products;
  const [plan] = found.product_plans;
  const [banner] = found.management_banners;
  const [post] = found.management_influencer_feeds;
  const [review] = found.product_reviews;
  if (!graphic || !product || !plan || !banner || !post || !review)
    throw new Error('the demonstration shop lacks a graphic, a product, an event, a banner, a post or a review');
  return {
    main: urlFor('main'),
    maindetail: urlFor('maindetail'),
    category: urlFor('category'),
    search: urlFor('search', {}, { q: '그' }),
    terms: urlFor('terms'),
    unsubscribe: urlFor('unsubscribe', {}, { token: 'of nobody' }),
    login: urlFor('login'),
    'login-kakao': urlFor('login-kakao'),
    'sign-up': urlFor('sign-up'),
    // Of somebody whom no provider sent; the journey of social sign-in comes from one.
    'sign-up-social': urlFor('sign-up-social'),
    brands: urlFor('brands'),
    graphics: urlFor('graphics'),
    'artist-id': urlFor('artist-id'),
    'artist-id-graphic': urlFor('artist-id-graphic', { graphic_id: graphic.id }),
    'artist-name': urlFor('artist-name', { name: graphic.artist.path_name }),
    'artist-name-graphic': urlFor('artist-name-graphic', { name: graphic.artist.path_name, graphic_id: graphic.id }),
    brand: urlFor('brand', { id: product.brand.id }),
    'brand-product': urlFor('brand-product', { id: product.brand.id, code: product.code }),
    plan: urlFor('plan', { id: plan.id }),
    influencer: urlFor('influencer', { id: post.influencer_id }),
    'influencer-feed': urlFor('influencer-feed', { id: post.influencer_id, feed_id: post.id }),
    'shared-design': urlFor('shared-design', { code: 'SeamDemo1234' }),
    'team-order': urlFor('team-order', { code: 'SeamTeam1234' }),
    'fair-shop': urlFor('fair-shop'),
    gift: urlFor('gift'),
    'brand-request': urlFor('brand-request'),
    'banner-list': urlFor('banner-list'),
    banner: urlFor('banner', { id: banner.id }),
    'product-id': urlFor('product-id', { id: product.id }),
    cart: urlFor('cart'),
    'order-wait': urlFor('order-wait'),
    'order-id': urlFor('order-id', { id: '0199c0de-0000-7000-8000-000000000000' }),
    'order-complete': urlFor('order-complete', { id: 999_999_999 }),
    'review-list': urlFor('review-list', {}, { height: 165 }),
    review: urlFor('review', { id: review.id }),
    // Of nobody signed in; the journey of reviews looks at them as a member.
    'review-write': urlFor('review-write', { order_product_id: 1 }),
    'review-write-check': urlFor('review-write-check', { order_product_id: 1 }),
    'review-write-form': urlFor('review-write-form', { order_product_id: 1 }),
    'mypage-faq': urlFor('mypage-faq'),
    'mypage-notice': urlFor('mypage-notice'),
    'mypage-about-us': urlFor('mypage-about-us'),
  };
}

type Samples = {
  product_graphics: { id: number; artist: { path_name: string } }[];
  product_products: { id: number; code: string; brand: { id: number } }[];
  product_plans: { id: number }[];
  management_banners: { id: number }[];
  management_influencer_feeds: { id: number; influencer_id: number }[];
  product_reviews: { id: number }[];
};

type Offered = {
  product_artists: { path_name: string }[];
  management_banners: { id: number }[];
  product_products: { id: number; brand: { id: number }; category: { path_name: string } }[];
};

const sentence = 'keeps its security policy, fits three widths and a phone, and hides nothing from assistive technology';

/** Where a member looks at what is theirs, where no number of a row is needed for it. */
const ownAddresses = {
  mypage: urlFor('mypage'),
  'mypage-product-custom-save': urlFor('mypage-product-custom-save'),
  'mypage-like': urlFor('mypage-like'),
  'mypage-follow': urlFor('mypage-follow'),
  'mypage-coupon': urlFor('mypage-coupon'),
  'mypage-review': urlFor('mypage-review'),
  'mypage-point': urlFor('mypage-point'),
  'mypage-qna': urlFor('mypage-qna'),
  'mypage-oneonone': urlFor('mypage-oneonone'),
  'mypage-order': urlFor('mypage-order'),
  'mypage-profile': urlFor('mypage-profile'),
  'mypage-wallet-connect': urlFor('mypage-wallet-connect'),
} satisfies Addresses;

function addressOf(addresses: Addresses, name: RouteName): string {
  const path = addresses[name];
  if (path === undefined) throw new Error(`where is ${name} seen?`);
  return path;
}

/** One route of each frame: there what stands around the screen is listened to, and not again on every other one. */
const frames = new Map([...readyNames('public'), ...readyNames('member')].map((name) => [frameOf(routes[name]), name]));

function frameOf({ guard, header, tabBar, footer }: LayoutFacts): string {
  return JSON.stringify([guard, header, tabBar, footer]);
}

/** Pages of one visitor, several at once: a test opens its own, and closes it. `route` is what is shown at the path. */
async function lookAt(context: BrowserContext, path: string, route: RouteName): Promise<void> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await visit(page, path);
  await untilFilled(page);
  const layout = routes[route];
  complaints.push(
    ...(await problemsAtEachSize(page, { layout, withFrame: frames.get(frameOf(layout)) === route })),
    ...(await deadEndsOf(page)),
  );
  expect(complaints).toEqual([]);
  await page.close();
}

/** Addresses that lead to another one. */
const ledTo: Partial<Record<RouteName, RouteName>> = { 'brand-product': 'product-id' };

describe.concurrent('every page of a visitor', () => {
  let context: BrowserContext;
  let addresses: Addresses;
  beforeAll(async () => {
    const visitor = await newVisitor();
    context = visitor.context;
    await loadAxe(context);
    addresses = await publicAddresses();
    await putIntoCart(visitor.page, (await productInStock())[0]);
    return () => context.close();
  });

  test.for(readyNames('public'))(`%s stands in the layout of its route, ${sentence}`, async (name) =>
    lookAt(context, addressOf(addresses, name), ledTo[name] ?? name),
  );

  test('every page of a visitor shows its content in place before scripts run', async () => {
    const pages = await Promise.all(
      Object.values(addresses).map(async (path) => [path, await (await fetch(lane().shopUrl + path)).text()] as const),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(([, page]) => /<div hidden[^>]* id="S:/.test(page)).map(([path]) => path)).toEqual([]);
  });

  test('lists contain everything in the shop: artists, events, and the products of a brand and of a category, each with a link', async () => {
    const offered = await queryData<Offered>(`{
      product_artists(where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }) { path_name }
      management_banners(where: { end_date: { _gt: "${new Date().toISOString()}" } }) { id }
      product_products(where: { is_sold_out: { _eq: false } }, order_by: [{ is_new: desc }, { created_at: desc }, { id: desc }], limit: 1) {
        id brand { id } category { path_name }
      }
    }`);
    const [newest] = offered.product_products;
    if (!newest) throw new Error('the shop has no product');
    const product = [urlFor('product-id', { id: newest.id })];
    for (const [path, links] of [
      [urlFor('artist-id'), offered.product_artists.map(({ path_name }) => urlFor('artist-name', { name: path_name }))],
      [urlFor('banner-list'), offered.management_banners.map(({ id }) => urlFor('banner', { id }))],
      [urlFor('brand', { id: newest.brand.id }, { sort: 'newest' }), product],
      [urlFor('category', {}, { category: newest.category.path_name, sort: 'newest' }), product],
    ] as const) {
      const html = await (await fetch(lane().shopUrl + path)).text();
      expect([path, links.length > 0, links.filter((link) => !html.includes(`href="${link}`))]).toEqual([path, true, []]);
    }
  });

  // In the usual layout, as the terms are.
  test(`an address nobody knows ${sentence}`, async () => lookAt(context, '/no-such-page', 'terms'));
});

describe.concurrent('every page of a member', () => {
  let context: BrowserContext;
  let addresses: Addresses;
  let checkout: string;
  let finished: string;
  beforeAll(async () => {
    const { page, ...visitor } = await newVisitor();
    context = visitor.context;
    await loadAxe(context);
    await signIn(page, demoShopper);
    await visit(page, urlFor('mypage-order', {}, { status: 'PRODUCTION', period: 'YEAR_1' }));
    const detail = await page.getByRole('article').getByRole('link', { name: orderMessages.detail.ko }).first().getAttribute('href');
    const id = detail?.split('/').at(-1) ?? '';
    addresses = { ...ownAddresses, 'mypage-order-id': urlFor('mypage-order-id', { id }) };
    finished = urlFor('order-complete', { id });
    await buyNow(page, (await productInStock())[0]);
    checkout = new URL(page.url()).pathname;
    return () => context.close();
  });

  test.for(readyNames('member'))(`%s stands in the layout of its route, ${sentence}`, async (name) =>
    lookAt(context, addressOf(addresses, name), name),
  );

  test(`a checkout ${sentence}`, async () => lookAt(context, checkout, 'order-id'));

  test(`a finished order ${sentence}`, async () => lookAt(context, finished, 'order-complete'));
});

/**
 * Where shoppers speak with the shop and each other, and what they collect: most words of the shop, and of members. Listened to in English on a phone
 * and in Chinese on a desktop, which halves what this takes; how wide they are is looked at everywhere.
 */
const wordyPages = [
  'main',
  'maindetail',
  'product-id',
  'review-list',
  'review',
  'artist-name',
  'brand',
  'plan',
  'banner',
  'influencer',
  'influencer-feed',
  'shared-design',
  'fair-shop',
  'gift',
  'brand-request',
  'unsubscribe',
  'mypage-faq',
  'mypage-notice',
] as const;
const wordyPagesOfMember = [
  'mypage',
  'mypage-product-custom-save',
  'mypage-follow',
  'mypage-coupon',
  'mypage-review',
  'mypage-point',
  'mypage-qna',
  'mypage-oneonone',
] as const;

describe.concurrent('pages with long texts', () => {
  test.runIf(isWhole).for(['en', 'cn'] as const)(
    'in %s they fit phone and desktop, are named as they are seen, and mark what is Korean',
    async (locale) => {
      const { page, context } = await newVisitor();
      await loadAxe(context);
      const complaints = complaintsOf(page);
      await signIn(page, demoShopper);
      await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [storageKeys.locale, locale] as const);
      await context.addCookies([{ name: localeCookie, value: locale, url: lane().shopUrl }]);
      const addresses = await publicAddresses();
      const heardAt = locale === 'en' ? 390 : 1440;
      for (const path of [
        ...wordyPages.map((name) => addressOf(addresses, name)),
        ...wordyPagesOfMember.map((name) => ownAddresses[name]),
      ]) {
        await visit(page, path);
        await untilFilled(page, locale);
        complaints.push(...(await problemsOfWords(page, heardAt)));
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

test(`the editor with a graphic selected ${sentence}`, async () => {
  const { page, context } = await newVisitor();
  const complaints = complaintsOf(page);
  await visit(page, urlFor('product-id', { id: 1 }, { graphic_id: 1 }));
  await layersOn(page).first().waitFor();
  await page.getByRole('group', { name: editorTexts.sides.ko }).waitFor();
  complaints.push(...(await problemsOf(page, { isHeard: true })), ...(await deadEndsOf(page)));
  await page.getByRole('button', { name: editorTexts.addToCart.ko, exact: true }).click();
  await page.getByRole('dialog', { name: editorTexts.cartTitle.ko }).waitFor();
  complaints.push(...(await problemsOf(page, { isHeard: true })), ...(await deadEndsOf(page)));
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['main', urlFor('main'), 140_000],
  ['category', urlFor('category'), 148_000],
  ['search', urlFor('search', {}, { q: '검정 티셔츠' }), 150_000],
])('the scripts of the page %s stay within its gzip budget, and include no other screen’s', async (_name, path, most) => {
  const { page, context } = await newVisitor({ device: phone, isFirst: true });
  // What has come when the page first tells that it is seen: what it fetches by itself from then on is still under way.
  await page.addInitScript(() => {
    let layer: unknown;
    Object.defineProperty(window, 'dataLayer', {
      get: () => layer,
      set: (told) => {
        layer = told;
        const come = performance.getEntriesByType('resource').map(({ name }) => name);
        Object.assign(window, { scriptsOfFirstLoad: come.filter((name) => name.endsWith('.js')) });
      },
    });
  });
  await visit(page, path);
  const names = await page.evaluate(() => (window as unknown as { scriptsOfFirstLoad: string[] }).scriptsOfFirstLoad);
  const sizes = names.map(async (name) => gzipSync(await (await fetch(name)).bytes(), { level: 9 }).length);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(most);
  expect(names.filter((name) => /\/screen-[^/]+\.js$/.test(name))).toHaveLength(1);
  await context.close();
});

test('the first open of the editor on a phone stays within 50 requests and 600 kB, with pictures as AVIF and no style sheet twice', async () => {
  const { page, context } = await newVisitor({ device: phone, isFirst: true });
  const { product_products, product_graphics } = await queryData<Record<'product_products' | 'product_graphics', { id: number }[]>>(`{
    product_products(where: { is_custom: { _eq: true } }, order_by: [{ id: asc }], limit: 1) { id }
    product_graphics(order_by: [{ id: asc }], limit: 1) { id }
  }`);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await page.goto(urlFor('product-id', { id: product_products[0]?.id ?? 0 }, { graphic_id: product_graphics[0]?.id ?? 0 }));
  await layersOn(page).first().waitFor();
  // What the page fetches by itself seconds later counts too.
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(asked.map(async (request) => (await request.sizes()).responseBodySize));
  const addresses = asked.map((request) => new URL(request.url()).pathname);
  const copies = asked.filter((_, at) => addresses[at] === '/resize');
  const types = await Promise.all(copies.map(async (request) => (await request.response())?.headers()['content-type']));
  expect(new Set(types)).toEqual(new Set(['image/avif']));
  expect(addresses.length).toBeLessThanOrEqual(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600_000);
  const styles = addresses.filter((address) => address.endsWith('.css'));
  // The document's own, and the letters that few words need, which come after it.
  expect([new Set(styles).size, styles.length]).toEqual([2, 2]);
  expect(addresses.filter((address) => address === '/__manifest')).toHaveLength(1);
  await context.close();
});

/** What is no page: sign-in by a provider, pictures that open on their own, and the notices of third parties. */
const noPage = /^\/(?:auth|cdn|renders|resize)\b|^\/third-party-notices\.txt$/;

/** Links of this page to the shop that no route knows. */
async function deadEndsOf(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="/"]').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return links
    .filter((link) => routeOf(link) === null && !noPage.test(link))
    .map((link) => `${new URL(page.url()).pathname} leads to ${link}, which is no page`);
}

/** The page says something, and its lists are no longer on their way. */
async function untilFilled(page: Page, locale: Locale = 'ko'): Promise<void> {
  await page.getByRole('main').getByText(/\S/).filter({ visible: true }).first().waitFor();
  // Not `poll`: it does not know which of several tests at once it belongs to.
  await eventually(async () => expect(await page.getByRole('status', { name: new RegExp(shell.loading[locale]) }).count()).toBe(0));
}

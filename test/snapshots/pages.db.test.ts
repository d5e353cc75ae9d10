import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { type RouteName, routes } from '#contract/routes.ts';
import type { Database } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { testApp, testFolder } from '../open.ts';
import { demoDatabase } from '../rows/demo-database.ts';
import { outline, part } from './outline.ts';
import { faultsIn } from './structured-data-fields.ts';

/**
 * What sixty pages of the demonstration shop say to a visitor, kept: a change of the code that should not change them shows here where it
 * does. After a change that should, write them anew (`npx vitest run test/snapshots -u`) and read the diff like code.
 */

let app: FastifyInstance;
let database: Database;
let samples: Partial<Record<RouteName, Record<string, string | undefined>>>;

beforeAll(async () => {
  database = await demoDatabase();
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  ({ app } = await testApp({ config, database, clock: () => new Date('2026-11-20T03:00:00Z') }));
  await app.ready();
  samples = await readSamples();
});

async function page(url: string, language = 'ko'): Promise<{ status: number; text: string }> {
  const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': language } });
  return { status: statusCode, text: outline(body) };
}

const row = async (sql: string) => (await database.servicePool.query<Record<string, string>>(`${sql} order by 1 limit 1`)).rows[0] ?? {};

/** What stands in the addresses of screens: of each noun the first row that has a page. */
async function readSamples(): Promise<typeof samples> {
  const graphic = await row('select g.id, a.path_name as name from product.graphics g join product.artists a on a.id = g.artist_id');
  const product = await row("select id, code, brand_id from product.products where code is not null and state = 'ACT'");
  const post = await row('select id, influencer_id from management.influencer_feeds');
  const { id: review = '' } = await row('select id from product.reviews where deleted_at is null');
  const { id: plan = '' } = await row('select id from product.plans');
  const { id: banner = '' } = await row('select id from management.banners');
  return {
    'artist-id-graphic': { graphic_id: graphic.id },
    'artist-name': { name: graphic.name },
    'artist-name-graphic': { name: graphic.name, graphic_id: graphic.id },
    brand: { id: product.brand_id },
    'brand-product': { id: product.brand_id, code: product.code },
    influencer: { id: post.influencer_id },
    'influencer-feed': { id: post.influencer_id, feed_id: post.id },
    plan: { id: plan },
    banner: { id: banner },
    'product-id': { id: product.id },
    'shared-design': { code: 'SeamDemo1234' },
    'team-order': { code: 'SeamTeam1234' },
    'order-id': { id: '0199c0de-0000-7000-8000-000000000000' },
    'order-complete': { id: '999999999' },
    review: { id: review },
    'review-write': { order_product_id: '1' },
    'review-write-check': { order_product_id: '1' },
    'review-write-form': { order_product_id: '1' },
    'mypage-order-id': { id: '1' },
  };
}

const pathOf = (name: RouteName) => routes[name].path.replace(/:(\w+)/g, (_, key: string) => samples[name]?.[key] ?? `no ${key}`);

/** What stands between the frame's header and footer, with the page's title and description. */
async function content(url: string): Promise<string> {
  const { status, text } = await page(url);
  return [status, part(text, '<title', '<body'), part(text, '<main', '<footer')].join('\n');
}

test('the home page equals its snapshot, with the frame of all pages', async () => {
  expect((await page('/main')).text).toMatchSnapshot();
});

test.each(Object.keys(routes).filter((name) => name !== 'main'))('the screen %s equals its snapshot for a visitor', async (name) => {
  expect(await content(pathOf(name as RouteName))).toMatchSnapshot();
});

test.each([
  '/category?category=t-shirts',
  '/category?category=hoodies&order=price',
  '/category?category=caps&page=2',
  '/search?q=그',
  '/search?q=없는말없는말',
  '/artist/id?page=2',
  '/mypage/faq?q=배송',
  '/nowhere',
  '/product/999999',
])('the page %s equals its snapshot', async (url) => {
  expect(await content(url)).toMatchSnapshot();
});

test.each(['/main', '/product/1', '/category'].flatMap((url) => ['en', 'zh-CN'].map((language) => [url, language] as const)))(
  'the page %s in %s equals its snapshot',
  async (url, language) => {
    expect((await page(url, language)).text).toMatchSnapshot();
  },
);

/** The types of a page's structured data, with what is wrong with it. */
function described(html: string) {
  const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const block = JSON.parse(text) as { '@graph'?: { '@type': string; itemListElement?: { name: string }[] }[] };
  const things = block['@graph'] ?? [];
  const steps = things.flatMap((thing) => (thing['@type'] === 'BreadcrumbList' ? (thing.itemListElement ?? []) : []));
  return { types: things.map((thing) => thing['@type']), faults: faultsIn(block), block, way: steps.map(({ name }) => name).join('/') };
}

/** The way that readers see; not every page shows one. */
const shownWay = (html: string) => /<ol class="flex flex-wrap items-center[^>]*>(.*?)<\/ol>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');

const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" href="([^"]*)" hrefLang="([^"]*)"/gi)].map(([, href, lang]) => `${lang} ${href}`);
const indexed = (Object.keys(routes) as RouteName[]).filter(
  (name) =>
    routes[name].guard === 'public' &&
    !/^(?:artist-id-graphic|brand-product|search|unsubscribe|gift|login|sign-up|shared|team|cart|order|review-write)/.test(name),
);

test.each(indexed)('the page %s describes to machines its publisher, its subject and its address in each language', async (name) => {
  const path = pathOf(name);
  const shop = 'http://localhost:3000';
  for (const [prefix, lang] of [
    ['', 'ko-KR'],
    ['/en', 'en-US'],
    ['/cn', 'zh-CN'],
  ] as const) {
    const { body, statusCode } = await app.inject({
      url: prefix + path,
      headers: { cookie: 'seam_locale=cn', 'user-agent': 'Googlebot/2.1' },
    });
    expect([statusCode, body.includes(`<html lang="${lang}"`)]).toEqual([200, true]);
    const { types, faults, way } = described(body);
    expect([way, undefined]).toContain(shownWay(body));
    expect(faults).toEqual([]);
    expect(types).toContain('OnlineStore');
    expect(types.includes('BreadcrumbList')).toBe(name !== 'main');
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) expect(body).toMatch(`property="${property}" content="`);
    expect(body).toMatch(/property="og:image" content="http:\/\/localhost:3000\/[^"]+"/);
    if (body.includes('content="noindex"')) {
      expect([prefix !== '', linksOf(body), body.includes('rel="canonical"')]).toEqual([true, [], false]);
      continue;
    }
    expect(body).toMatch(`<link rel="canonical" href="${shop}${prefix}${path}`);
    expect(linksOf(body)).toContain(
      `${{ '': 'ko', '/en': 'en', '/cn': 'zh-Hans' }[prefix]} ${/canonical" href="([^"]*)"/.exec(body)?.[1]}`,
    );
    expect(linksOf(body).at(-1)).toMatch(/^x-default http:\/\/localhost:3000\/(?!en|cn)/);
  }
});

test.each([
  ['main', 'WebSite'],
  ['product-id', 'Product'],
  ['artist-name', 'Person'],
  ['artist-name-graphic', 'VisualArtwork'],
  ['category', 'CollectionPage'],
  ['mypage-faq', 'FAQPage'],
  ['review', 'Review'],
] as const)('the page %s describes its %s', async (name, type) => {
  const { body } = await app.inject({ url: pathOf(name) });
  expect(described(body).types).toContain(type);
});

test('a page of a thing without a name in a language is not indexed in that language', async () => {
  // One whose page no other test has cached.
  const { id } = await row("select max(id) as id from product.products where state = 'ACT'");
  const name = { ko: '점', en: 'Dot </script><b>' };
  await database.servicePool.query('update product.products set name = $2 where id = $1', [id, name]);
  const [ko, en, cn] = await Promise.all(
    ['', '/en', '/cn'].map(async (prefix) => (await app.inject({ url: `${prefix}/product/${id}` })).body),
  );
  expect(linksOf(ko ?? '').map((link) => link.split(' ')[0])).toEqual(['ko', 'en', 'x-default']);
  expect([ko, en, cn].map((html) => html?.includes('content="noindex"'))).toEqual([false, false, true]);
  // No name ends the script that tells it.
  expect(described(en ?? '').block['@graph']?.at(-1)).toMatchObject({ '@type': 'Product', name: name.en });
});

test('a plain address is Korean for robots and in the stored language for readers; an address with a language is in it for both', async () => {
  const langOf = async (url: string, headers: Record<string, string>) =>
    /<html lang="([^"]*)"/.exec((await app.inject({ url, headers })).body)?.[1];
  const reader = { cookie: 'seam_locale=cn', 'accept-language': 'en-US' };
  const robot = { 'accept-language': 'en-US', 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' };
  expect([await langOf('/main', reader), await langOf('/main', robot)]).toEqual(['zh-CN', 'ko-KR']);
  expect([await langOf('/en/main', reader), await langOf('/en/main', robot)]).toEqual(['en-US', 'en-US']);
  const { body, headers } = await app.inject({ url: '/en/main', headers: reader });
  expect([headers['set-cookie'], body.includes('href="/en/category"'), body.includes('href="/category"')]).toEqual([
    undefined,
    true,
    false,
  ]);
  expect((await app.inject({ url: '/en' })).headers.location).toBe('/en/main');
  expect([await langOf('/jp/main', {}), (await app.inject({ url: '/jp/main' })).statusCode]).toEqual(['ko-KR', 404]);
});

import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { type RouteName, routes } from '#contract/routes.ts';
import type { Database } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { testApp, testFolder } from '../open.ts';
import { demoDatabase } from '../rows/demo-database.ts';
import { outline, part } from './outline.ts';

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

test('the home page says what it said, with the frame of all pages', async () => {
  expect((await page('/main')).text).toMatchSnapshot();
});

test.each(Object.keys(routes).filter((name) => name !== 'main'))('the screen %s says what it said to a visitor', async (name) => {
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

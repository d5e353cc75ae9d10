import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import { routeOf, routes } from '#contract/routes.ts';
import type { Database } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { addProblems } from '#server/plugins/problems.ts';
import { openShop } from '#server/shop.ts';
import { closedAtEnd, testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { addSearchFiles } from './search-files.ts';

let database: Database;
let app: FastifyInstance;
let now = Date.parse('2026-11-20T03:00:00Z');

beforeAll(async () => {
  database = await demoDatabase();
  const config = readConfig({
    ...{ SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://shop.example' },
    DATA_DIR: testFolder(),
  });
  app = closedAtEnd(fastify());
  addProblems(app);
  addSearchFiles(app, openShop({ config, database, clock: () => new Date(now) }));
  await app.ready();
});

const bodyOf = async (url: string) => (await app.inject({ url })).body;
const sitemap = () => bodyOf('/sitemap.xml');
/** The files of the sitemap in a language, as one. */
const sitemapIn = async (locale: string) => {
  const files = pathsIn(await sitemap()).filter((path) => path.includes(`-${locale}-`));
  return (await Promise.all(files.map(bodyOf))).join('');
};
const pathsIn = (xml: string) => [...xml.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
const idOf = async (sql: string) => String((await database.servicePool.query<{ id: number }>(sql)).rows[0]?.id);

test('the sitemap lists public pages with the day of their last change, and no personal or unlisted page', async () => {
  const shown = await idOf("select id from product.products where state = 'ACT' and deleted_at is null limit 1");
  const review = await idOf(
    "update product.reviews set state = 'HIDDEN', hidden_reason = 'ABUSE' where id = (select min(id) from product.reviews) returning id",
  );
  const graphic = await idOf("update product.graphics set state = 'STOP' where id = (select min(id) from product.graphics) returning id");
  const question = await database.servicePool.query<{ id: number }>('select id from member.inquiries where is_secret');
  expect(question.rows.length).toBeGreaterThan(0);
  const xml = await sitemapIn('ko');
  const paths = pathsIn(xml);
  expect(paths).toContain(`/product/${shown}`);
  expect(paths).toContain('/mypage/faq');
  expect(paths.filter((path) => path.startsWith('/category?category='))).not.toEqual([]);
  expect(paths).not.toContain(`/review/${review}`);
  expect(paths.some((path) => path.endsWith(`/graphic/${graphic}`))).toBe(false);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(50);
  expect(xml).toMatch(/<loc>https:\/\/shop\.example\/product\/\d+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  for (const path of paths) {
    const name = routeOf(path);
    expect([path, name === null ? null : routes[name].guard]).toEqual([path, 'public']);
    expect(path).not.toMatch(/^\/(?:s|cart|order|login|sign-up|unsubscribe|search|review\/write)(?:\/|$)/);
  }
});

test('the sitemap lists each page in the languages that its name has, and no others', async () => {
  const [one, other] = (
    await database.servicePool.query<{ id: number }>(
      "select id from product.products where state = 'ACT' and deleted_at is null order by id limit 2",
    )
  ).rows.map(({ id }) => id);
  await database.servicePool.query("update product.products set name = name - 'cn' where id = $1", [one]);
  now += 600_000;
  const [ko, en, cn] = await Promise.all(['ko', 'en', 'cn'].map(sitemapIn));
  const entryOf = (xml: string | undefined, path: string) =>
    xml?.split('\n').find((line) => line.includes(`<loc>https://shop.example${path}</loc>`));
  expect(entryOf(ko, `/product/${one}`)).not.toContain('zh-Hans');
  expect(entryOf(ko, `/product/${one}`)).toContain(`hreflang="en" href="https://shop.example/en/product/${one}"`);
  expect(entryOf(cn, `/cn/product/${one}`)).toBeUndefined();
  expect(entryOf(en, `/en/product/${one}`)).toContain(`hreflang="x-default" href="https://shop.example/product/${one}"`);
  expect(entryOf(cn, `/cn/product/${other}`)).toContain('hreflang="zh-Hans"');
  expect([en, cn].map((xml) => pathsIn(xml ?? '').some((path) => !/^\/(?:en|cn)\//.test(path)))).toEqual([false, false]);
  expect((await app.inject({ url: '/sitemap/products-ko-9999.xml' })).statusCode).toBe(404);
});

test('the product feeds give the same price, stock and shipping for each option as its page', async () => {
  const { rows } = await database.servicePool.query<{ id: number; product_id: number }>(
    `update product.product_options set stock_count = 0 where id = (
      select min(option.id) from product.product_options option join product.products product on product.id = option.product_id
      where not product.is_custom and product.state = 'ACT' and product.deleted_at is null and option.state = 'ACT') returning id, product_id`,
  );
  const gone = `${rows[0]?.product_id}-${rows[0]?.id}`;
  const google = await bodyOf('/feed/google.xml');
  const item = google.split('\n').find((line) => line.includes(`<g:id>${gone}</g:id>`)) ?? '';
  expect(item).toContain('<g:availability>out_of_stock</g:availability>');
  expect(item).toMatch(/<g:price>\d+ KRW<\/g:price>.*<g:country>KR<\/g:country><g:price>\d+ KRW<\/g:price>/);
  for (const field of ['title', 'description', 'link', 'image_link', 'brand', 'condition']) expect(item).toMatch(`<g:${field}>`);
  expect(google.match(/<item>/g)?.length).toBe(google.match(/<g:id>/g)?.length);
  const lines = (await bodyOf('/feed/naver.txt')).trimEnd().split('\n');
  const width = lines[0]?.split('\t').length;
  expect(lines.every((line) => line.split('\t').length === width)).toBe(true);
  expect(lines.some((line) => line.startsWith(`${gone}\t`))).toBe(false);
  expect(lines.length).toBeGreaterThan(20);
  const rss = await app.inject({ url: '/feed/graphics.xml' });
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.body.match(/<item><title>[^<]+<\/title><link>https:\/\/shop\.example\/artist\//g)?.length).toBeGreaterThan(10);
});

test('the shop can be installed on a home screen: the manifest’s icons exist in public/', async () => {
  const { body, headers } = await app.inject({ url: '/manifest.webmanifest' });
  expect(headers['content-type']).toMatch('application/manifest+json');
  const { icons, start_url } = JSON.parse(body) as { icons: { src: string; sizes: string; purpose: string }[]; start_url: string };
  expect(start_url).toBe('/main');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src } of icons) expect(existsSync(join(import.meta.dirname, '../../../public', src))).toBe(true);
});

test('the sitemap is shared by all requests for ten minutes, and an old one is sent when none can be made', async () => {
  const pool = database.pool('pages');
  const asked = vi.spyOn(pool, 'query');
  now += 600_000;
  const both = await Promise.all([sitemap(), sitemap(), sitemap()]);
  expect(new Set(both).size).toBe(1);
  const questions = asked.mock.calls.length;
  await sitemap();
  expect(asked.mock.calls.length).toBe(questions);
  now += 600_000;
  asked.mockRejectedValue(new Error('away'));
  expect(await sitemap()).toBe(both[0]);
  asked.mockRestore();
  const packed = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip, br' } });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(await sitemap());
});

test.each([
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['br', undefined],
  ['gzip;q=0.5', 'gzip'],
  ['*', 'gzip'],
])('a client that accepts %s gets the sitemap compressed as %s', async (accepted, encoding) => {
  const { headers, statusCode } = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': accepted } });
  expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
});

test('robots.txt names the sitemap and the paths that robots must not read', async () => {
  const { body, headers } = await app.inject({ url: '/robots.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  for (const line of [
    'Disallow: /mypage',
    'Disallow: /api',
    'Disallow: /s/',
    'Allow: /mypage/faq',
    'Disallow: /cn/cart',
    'Allow: /en/mypage/faq',
  ])
    expect(body).toContain(`${line}\n`);
});

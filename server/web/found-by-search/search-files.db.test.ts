import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test, vi } from 'vitest';
import { routeOf, routes } from '#contract/routes.ts';
import type { Database } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { addProblems } from '#server/plugins/problems.ts';
import { openShop } from '#server/shop.ts';
import { closedAtEnd } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { addSearchFiles } from './search-files.ts';

let database: Database;
let app: FastifyInstance;
let now = Date.parse('2026-11-20T03:00:00Z');

beforeAll(async () => {
  database = await demoDatabase();
  const config = readConfig({ SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://shop.example' });
  app = closedAtEnd(fastify());
  addProblems(app);
  addSearchFiles(app, openShop({ config, database, clock: () => new Date(now) }));
  await app.ready();
});

const sitemap = async () => (await app.inject({ url: '/sitemap.xml' })).body;
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
  const xml = await sitemap();
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

test('the sitemap is made once for everybody, again after ten minutes, and the old one is sent while none can be made', async () => {
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
  for (const line of ['Disallow: /mypage', 'Disallow: /api', 'Disallow: /s/', 'Allow: /mypage/faq']) expect(body).toContain(`${line}\n`);
});

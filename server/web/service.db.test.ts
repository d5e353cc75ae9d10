import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildHeader } from '#contract/build-header.ts';
import { type RouteName, routes, urlFor } from '#contract/routes.ts';
import type { Database } from '#db/open.ts';
import { referenceCategories } from '#db/reference/shop.ts';
import { demoArtists } from '#demo/content/artists/catalog.ts';
import { demoBrands } from '#demo/content/brands.ts';
import { demoCustomizables } from '#demo/content/customizable-products.ts';
import { rolePool } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { testApp, testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { readConfig } from '../config.ts';
import { DataOutage } from '../data-outage.ts';
import { keptAssetsFolder } from './stored-assets.ts';

const dataDir = testFolder();
let database: Database;
let app: FastifyInstance;
let now = Date.parse('2026-11-20T03:00:00Z');
const asked = vi.fn();
/** Pauses the queries of pages. */
let gate: Promise<void> = Promise.resolve();

beforeAll(async () => {
  database = await demoDatabase();
  const config = readConfig({ DATA_DIR: dataDir, SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  ({ app } = await testApp({ config, database, clock: () => new Date(now) }));
  await app.ready();
  const pool = database.pool('pages');
  const query = pool.query.bind(pool);
  pool.query = (async (...parts: Parameters<typeof query>) => {
    asked();
    await gate;
    return query(...parts);
  }) as typeof pool.query;
});
beforeEach(() => asked.mockReset());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** Makes every cached page stale. */
const grow = () => {
  now += 60_000;
};

test('invented parameters get the cached page, for documents and data', async () => {
  for (const url of ['/main', '/main.data']) {
    const { body } = await get(url);
    const before = asked.mock.calls.length;
    for (let made = 0; made < 50; made++) expect((await get(`${url}?x=${made}&utm_source=${made}`)).body).toBe(body);
    expect(asked.mock.calls.length).toBe(before);
  }
});

test('a script of an earlier build is still served, an unknown one is 404; every page names its build', async () => {
  writeFileSync(join(keptAssetsFolder(dataDir), 'screen-earlier.js'), 'export {}');
  const earlier = await get('/assets/screen-earlier.js');
  expect([earlier.statusCode, earlier.headers['cache-control'], earlier.body]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'export {}',
  ]);
  const unknown = await get('/assets/screen-unknown.js');
  expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  const builds = [await get('/main'), await get('/main.data')].map(({ headers }) => headers[buildHeader]);
  expect(builds).toEqual([expect.stringMatching(/^[0-9a-f]+$/), builds[0]]);
});

test.each(['/main', '/product/1', '/cdn/a.png', '/resize', '/renders/1.png', '/assets/a.js', '/robots.txt', '/healthz'])(
  '%s is read-only: other methods are 405 with Allow, as a problem',
  async (url) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const { statusCode, headers } = await app.inject({ method, url });
      expect([statusCode, headers.allow, headers['content-type']]).toEqual([405, 'GET, HEAD', 'application/problem+json; charset=utf-8']);
    }
  },
);

const graphics = demoArtists.flatMap((artist) => artist.graphics);
const isOfOne = (tag: string) => graphics.filter(({ tags }) => tags.includes(tag)).length === 1;
const [tagged] = graphics.flatMap(({ name, tags }) => tags.filter(isOfOne).map((tag) => ({ name, tag })));
const caps = referenceCategories.find(({ path_name }) => path_name === 'caps');
const cap = demoCustomizables.find(({ category }) => category === caps?.path_name);
const hoodie = demoCustomizables.find(({ category }) => category === 'hoodies');
const brand = demoBrands.find(({ name }) => name.ko.includes(' '));

test.each([
  ['its tag', tagged?.tag, tagged],
  ['its category', caps?.name.ko, cap],
  ['a synonym of a word in its name', '후드티', hoodie],
  ['its name without the space', brand?.name.ko.replaceAll(' ', ''), brand],
])('a search finds a thing by %s, and each tab counts its results', async (_by, words = '', thing) => {
  const name = thing?.name.ko ?? '';
  expect([words, name]).not.toContain('');
  const { body } = await get(`/search?q=${encodeURIComponent(words)}`);
  expect(body).toContain(name);
});

test('a search for the storage format of names finds nothing, and an empty search offers suggestions', async () => {
  for (const sign of ['"', '{', '": "']) expect((await get(`/search?q=${encodeURIComponent(sign)}`)).body).not.toContain('role="tab"');
  expect((await get('/search')).body).toMatch(/href="\/artist\/[\w-]+"/);
});

test.each(['/api/nothing-here', '/auth/nothing-here'])(
  'an unknown address below /api or /auth answers 404 with code NOT_FOUND: %s',
  async (path) => {
    const reply = await get(path);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
  },
);

test('the same page requested at the same time is rendered once', async () => {
  grow();
  await get('/category?sort=newest');
  const questions = asked.mock.calls.length;
  grow();
  asked.mockReset();
  const pages = await Promise.all(Array.from({ length: 20 }, (_, x) => get(`/category?x=${x}&sort=newest`)));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  expect(asked.mock.calls.length).toBe(questions);
});

test('missing pages share one cached page for each kind of address', async () => {
  const first = await get('/artist/made-up-0');
  expect([first.statusCode, first.headers['cache-control']]).toEqual([404, 'no-cache']);
  for (let made = 1; made < 5; made++) expect((await get(`/artist/made-up-${made}`)).body).toBe(first.body);
  const unknown = await get('/made/up');
  for (const { body } of [first, unknown]) expect(body).toMatch(/<title>[^<]+ — Seam<\/title>/);
  asked.mockReset();
  for (let made = 0; made < 20; made++) expect((await get(`/made/up/${made}`)).body).toBe(unknown.body);
  expect([unknown.statusCode, asked.mock.calls.length]).toEqual([404, 0]);
});

test('searches beyond the queue get 503 in the reader’s language, and cached pages are sent meanwhile', async () => {
  await get('/main');
  const held = Promise.withResolvers<void>();
  gate = held.promise;
  let refused = 0;
  const searches = Array.from({ length: 60 }, async (_, word) => {
    const answer = await get(`/search?q=word${word}`, { 'accept-language': 'en' });
    if (answer.statusCode === 503) refused += 1;
    return answer;
  });
  expect((await get('/main')).statusCode).toBe(200);
  // None ends before all have arrived.
  await eventually(() => expect(refused).toBe(26));
  held.resolve();
  const answers = await Promise.all(searches);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(34);
  const busy = answers.find(({ statusCode }) => statusCode === 503);
  expect([busy?.headers['retry-after'], busy?.headers['cache-control']]).toEqual(['2', 'no-store']);
  expect(busy?.body).toContain('One moment, please');
  // It retries by itself: its only script is the one its CSP allows.
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(busy?.body ?? '') ?? [];
  expect(script).toContain('location.reload()');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(busy?.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
  expect(busy?.body).not.toMatch(/<link|<img|src=/);
});

test('pages are rendered while visitors use every connection of the data service', async () => {
  const held = await Promise.all(Array.from({ length: 4 }, () => database.pool('public').connect()));
  grow();
  expect((await get('/banner/list')).statusCode).toBe(200);
  for (const client of held) client.release();
});

test('without the database the last cached page is sent, else 503, and new pages once it is back', async () => {
  const kept = await get('/terms');
  grow();
  const pool = database.pool('pages');
  const lost = () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  const broken = [vi.spyOn(pool, 'query').mockImplementation(lost as never), vi.spyOn(pool, 'connect').mockImplementation(lost as never)];
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const [warned, failed] = [vi.spyOn(app.log, 'warn'), vi.spyOn(app.log, 'error')];
  expect([(await get('/terms')).statusCode, (await get('/terms')).body === kept.body]).toEqual([200, true]);
  const missed = await get('/mypage/faq', { 'accept-language': 'ko' });
  expect([missed.statusCode, missed.headers['retry-after'], missed.body.includes('lang="ko-KR"')]).toEqual([503, '2', true]);
  expect([failed.mock.calls, warned.mock.lastCall]).toEqual([[], [{ err: expect.any(DataOutage) }, 'no data for this page']]);
  for (const spy of [...broken, printed, warned, failed]) spy.mockRestore();
  expect((await get('/mypage/faq')).statusCode).toBe(200);
});

test('a component that throws gives a 500 page and one log line, although React and the router both report it', async () => {
  const send = Worker.prototype.postMessage;
  // A row that no database returns.
  const sent = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
    const isFaqs = message.kind === 'answer' && 'management_faqs' in message.result;
    send.call(this, isFaqs ? { ...message, result: { ...message.result, management_faqs: [null] } } : message);
  });
  const failed = vi.spyOn(app.log, 'error');
  grow();
  expect((await get('/mypage/faq')).statusCode).toBe(500);
  expect(failed.mock.calls).toEqual([[{ err: expect.objectContaining({ message: expect.stringContaining('null') }) }, 'page failed']]);
  for (const spy of [sent, failed]) spy.mockRestore();
  expect((await get('/mypage/faq')).statusCode).toBe(200);
});

test('a change of published rows is shown even while the cached page is fresh', async () => {
  expect((await get('/main')).body).not.toContain('Changed just now');
  await rolePool(database, 'admin').query("update management.shop_info set company_name = 'Changed just now'");
  await eventually(async () => expect((await get('/main')).body).toContain('Changed just now'));
});

test('the seller’s name and address are in the page’s language, and Korean where not translated', async () => {
  const sellerIn = async (language: string) => {
    const { body } = await get('/terms', { 'accept-language': language });
    return ['주식회사 솔기', '연무장길', 'Seam Co., Ltd.', '2F, 00 Yeonmujang-gil'].filter((words) => body.includes(words));
  };
  await rolePool(database, 'admin').query("update management.shop_info set company_name = '주식회사 솔기'");
  await eventually(async () => expect(await sellerIn('ko')).toEqual(['주식회사 솔기', '연무장길']));
  expect(await sellerIn('en')).toEqual(['Seam Co., Ltd.', '2F, 00 Yeonmujang-gil']);
  await rolePool(database, 'admin').query("update management.shop_info set translations = '{}'");
  await eventually(async () => expect(await sellerIn('en')).toEqual(['주식회사 솔기', '연무장길']));
});

test('time-bound content follows the shop’s clock, which a demonstration can move, and every page contains the clock’s offset', async () => {
  const day = 86_400_000;
  const title = { ko: '사흘 뒤의 행사', en: 'An event in three days' };
  const values = { image_src: '/cdn/none.webp', start_date: new Date(now + 3 * day), end_date: new Date(now + 5 * day) };
  const { id } = await database.service
    .insertInto('management.banners')
    .values({ ...values, title: JSON.stringify(title), sub_title: JSON.stringify(title) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seen = async () => {
    const { body } = await get('/banner/list', { 'accept-language': 'ko' });
    const ahead = Number(/<html[^>]* data-clock-ahead="(-?\d+)"/.exec(body)?.[1]);
    return [body.includes(title.ko), Math.abs(Date.now() + ahead - now) < 60_000];
  };
  const isOver = async () => (await get(`/banner/${id}`, { 'accept-language': 'ko' })).body.includes('끝난 이벤트');
  grow();
  expect([await seen(), await isOver()]).toEqual([[false, true], false]);
  now += 4 * day;
  expect([await seen(), await isOver()]).toEqual([[true, true], false]);
  now += 4 * day;
  expect([await seen(), await isOver()]).toEqual([[false, true], true]);
  now -= 8 * day;
  expect([await seen(), await isOver()]).toEqual([[false, true], false]);
});

test.each([
  ['br, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['identity', undefined],
  ['*', 'br'],
  ['bro', undefined],
])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
  expect((await get('/main', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

test('HEAD gets the same answer as GET, without a body', async () => {
  const { headers, statusCode, body } = await app.inject({ method: 'HEAD', url: '/main?x=1' });
  const whole = await get('/main');
  expect([statusCode, body, headers.etag, headers['content-length']]).toEqual([
    200,
    '',
    whole.headers.etag,
    String(Buffer.byteLength(whole.body)),
  ]);
});

test('the terms of use link to the licences of shipped software, as plain text', async () => {
  const [, address = ''] = /href="([^"]+)">오픈소스 라이선스</.exec((await get('/terms?type=use')).body) ?? [];
  const { body, headers, statusCode } = await get(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Third-party notices of Seam/);
});

test('a browser that lists the page’s ETag among others gets 304', async () => {
  const { headers } = await get('/main');
  const again = await get('/main', { 'if-none-match': `"other", ${headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a malformed address is 400', async () => {
  for (const url of ['/artist/a%00b', '/search?q=%00', '/artist/%zz']) expect([url, (await get(url)).statusCode]).toEqual([url, 400]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connectSocket(port, '127.0.0.1');
  socket.end('GET http://x/main HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

/** A value for each kind of address parameter; if nothing matches it, the page itself says so. */
const standing = { id: 1, name: 'haneul', code: 'x', graphic_id: 1, feed_id: 1, order_product_id: 1 };

test.each(Object.keys(routes) as RouteName[])('%s shows one notice to browsers without scripts', async (name) => {
  const reply = await get(urlFor(name, standing as never));
  const { body } = reply.headers.location !== undefined ? await get(String(reply.headers.location)) : reply;
  const [said, ...more] = body.matchAll(/<noscript>(.*?)<\/noscript>/gs);
  expect([said?.[1], more.length]).toEqual([expect.stringContaining('자바스크립트'), 0]);
  expect(body.indexOf('<main')).toBeLessThan(said?.index ?? 0);
});

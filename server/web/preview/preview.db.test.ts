import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewUrl } from '#contract/home/preview.ts';
import { newBlock, type PageBlock } from '#rules/home/page/page-block.ts';
import { buildApp } from '#server/app.ts';
import { publishPage } from '#server/commands/page/publish-page.ts';
import { saveDraft } from '#server/commands/page/save-draft.ts';
import { readConfig } from '#server/config.ts';
import { previewToken } from '#server/keys/preview-token.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { fillDemoRows } from '#test/rows/demo-rows.ts';

/** Previews of the home page, and how long its kept page is true, on the built shop. */

const dataDir = mkdtempSync(join(tmpdir(), 'seam-preview-'));
const nobody = '00000000-0000-0000-0000-000000000000';
let now = Date.parse('2026-11-20T03:00:00Z');
let shop: Shop;
let app: FastifyInstance;
let version = 0;

beforeAll(async () => {
  const database = await testDatabase();
  await fillDemoRows(database);
  const config = readConfig({ DATA_DIR: dataDir, SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  shop = openShop({ config, database, clock: () => new Date(now) });
  app = await buildApp(shop);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ url, headers: { 'accept-language': 'ko' } });
const token = () => previewToken(shop.config.secret, { userId: nobody, page: 'main' }, shop.clock());
const line = (text: string): PageBlock => ({ ...newBlock('LINE', () => 'line'), title: { ko: text, en: `${text} in English`, cn: '' } });

async function publish(text: string, times: { from: Date | null; until: Date | null } = { from: null, until: null }): Promise<void> {
  await saveDraft(shop, nobody, 'main', { version, blocks: [line(text)] });
  version += 1;
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  const wish = { version, from: iso(times.from), until: iso(times.until), note: '', accepts_missing_chinese: true };
  expect(await publishPage(shop, nobody, 'main', wish)).toBeNull();
}

test('a good token opens the page in its language, kept by nobody, found by nobody, framed by the shop alone, without a cookie', async () => {
  const { statusCode, headers, body } = await get(previewUrl({ preview: await token(), locale: 'en' }));
  expect(statusCode).toBe(200);
  expect(body).toContain('lang="en-US"');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect([headers['set-cookie'], headers.etag]).toEqual([undefined, undefined]);
});

test('without one nothing is shown, and what merely looks like one opens nothing', async () => {
  const good = await token();
  const other = await previewToken('another secret that is as long as any', { userId: nobody, page: 'main' }, shop.clock());
  for (const preview of ['', 'x', `${good}x`, other]) {
    const { statusCode, headers, body } = await get(`/main?${new URLSearchParams({ preview })}`);
    expect([preview, statusCode, headers['cache-control'], body.includes('<html')]).toEqual([preview, 403, 'no-store', false]);
  }
  const asked = await token();
  now += 60 * 60_000;
  expect((await get(previewUrl({ preview: asked, locale: 'ko' }))).statusCode).toBe(403);
});

test('elsewhere the word means nothing, and the page of the shop names no script of previews', async () => {
  const plain = await get('/main');
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(plain.body).not.toMatch(/preview-blocks|data-block=/);
  expect((await get('/category?preview=x')).body).toBe((await get('/category')).body);
  expect((await get(`/main.data?preview=${await token()}`)).body).toBe((await get('/main.data')).body);
});

test('a preview of a moment shows what is scheduled for it, while the shop shows what is published', async () => {
  const monday = new Date(now + 3 * 86_400_000);
  await publish('지금의 띠');
  await publish('월요일의 띠', { from: monday, until: new Date(monday.getTime() + 86_400_000) });
  const at = async (time: Date) => (await get(previewUrl({ preview: await token(), at: time.toISOString(), locale: 'ko' }))).body;
  expect(await at(monday)).toContain('월요일의 띠');
  expect(await at(new Date(monday.getTime() - 1))).toContain('지금의 띠');
  const { body } = await get('/main');
  expect([body.includes('지금의 띠'), body.includes('월요일의 띠')]).toEqual([true, false]);
});

test('a kept page is not sent after what it shows ended, and nobody else keeps it longer', async () => {
  const end = new Date(now + 5_000);
  await publish('다섯 초 뒤의 띠', { from: end, until: null });
  // The notice of the change may come after the answer to the command.
  await eventually(async () =>
    expect((await get('/main')).headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=0'),
  );
  expect((await get('/main')).headers['x-page-end']).toBeUndefined();
  now = end.getTime() - 1;
  expect((await get('/main')).body).toContain('지금의 띠');
  now += 1;
  for (const url of ['/main', '/main.data']) expect([url, (await get(url)).body.includes('다섯 초 뒤의 띠')]).toEqual([url, true]);
});

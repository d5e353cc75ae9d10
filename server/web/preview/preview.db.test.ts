import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectPopup } from '#contract/graphql/calls.generated.ts';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import { previewUrl } from '#contract/home/preview.ts';
import { draftPreviewUrl, previewDataPath, previewTimeHeader, previewTokenHeader } from '#contract/home/preview-address.ts';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import {
  type ContentBody,
  type ContentKindName,
  contentKindNames,
  contentSchema,
  emptyContent,
  kindOf,
} from '#contract/rest/admin/content/kinds.ts';
import { urlFor } from '#contract/routes.ts';
import { newBlock, newThumbnail, type PageBlock } from '#rules/home/page/page-block.ts';
import { shownState } from '#rules/shop/shown.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { previewToken } from '#server/keys/preview-token.ts';
import { forgetDrafts } from '#server/nouns/content/draft.ts';
import { shownPath } from '#server/nouns/content/draft-path.ts';
import { openDraftPreview } from '#server/nouns/content/open-draft-preview.ts';
import { readContent, readContents } from '#server/nouns/content/read-content.ts';
import { publishPage } from '#server/nouns/page/publish-page.ts';
import { saveDraft } from '#server/nouns/page/save-draft.ts';
import { readProduct } from '#server/nouns/product/read-product.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { eventually } from '#test/eventually.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';

/** Previews of the home page, and how long its cached page stays valid, on the built shop. */

const dataDir = mkdtempSync(join(tmpdir(), 'seam-preview-'));
/** The member who previews: a row of the demonstration. */
let nobody = '00000000-0000-0000-0000-000000000000';
let now = Date.parse('2026-11-20T03:00:00Z');
let shop: Shop;
let app: FastifyInstance;
let version = 0;

beforeAll(async () => {
  const database = await demoDatabase();
  const config = readConfig({ DATA_DIR: dataDir, SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  shop = openShop({ config, database, clock: () => new Date(now) });
  app = await buildApp(shop);
  await app.ready();
  nobody = (await database.service.selectFrom('member.members').select('id').limit(1).executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ url, headers: { 'accept-language': 'ko' } });
const token = () => previewToken(shop.config.secret, { userId: nobody, page: 'main' }, shop.clock());
const line = (text: string): PageBlock => ({ ...newBlock('LINE', () => 'line'), title: { ko: text, en: `${text} in English`, cn: '' } });

async function publish(
  page: string | PageBlock[],
  times: { from: Date | null; until: Date | null } = { from: null, until: null },
): Promise<void> {
  await saveDraft(shop, nobody, 'main', { version, blocks: typeof page === 'string' ? [line(page)] : page });
  version += 1;
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  const wish = { version, from: iso(times.from), until: iso(times.until), note: '', accepts_missing_chinese: true };
  expect(await publishPage(shop, nobody, 'main', wish)).toBeNull();
}

test('a valid token opens the preview in its language, uncached, not indexed, framed only by the shop, without a cookie', async () => {
  const { statusCode, headers, body } = await get(previewUrl({ preview: await token(), locale: 'en' }));
  expect(statusCode).toBe(200);
  expect(body).toContain('lang="en-US"');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("form-action 'none'");
  expect([headers['set-cookie'], headers.etag]).toEqual([undefined, undefined]);
});

test('a preview without a token, or with a forged one, shows nothing', async () => {
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

test('the preview parameter has no effect on other pages, and the shop’s page loads no script of previews', async () => {
  const plain = await get('/main');
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(plain.body).not.toMatch(/preview-blocks|data-block=/);
  expect((await get('/category?preview=x')).body).toBe((await get('/category')).body);
  expect((await get(`/main.data?preview=${await token()}`)).body).toBe((await get('/main.data')).body);
});

test('a preview of a time shows what is scheduled for it, while the shop shows what is published', async () => {
  const monday = new Date(now + 3 * 86_400_000);
  await publish('지금의 띠');
  await publish('월요일의 띠', { from: monday, until: new Date(monday.getTime() + 86_400_000) });
  const at = async (time: Date) => (await get(previewUrl({ preview: await token(), at: time.toISOString(), locale: 'ko' }))).body;
  expect(await at(monday)).toContain('월요일의 띠');
  expect(await at(new Date(monday.getTime() - 1))).toContain('지금의 띠');
  // Cached pages hear of what is published a moment later.
  const shown = async () => {
    const { body } = await get('/main');
    return [body.includes('지금의 띠'), body.includes('월요일의 띠')];
  };
  await expect.poll(shown).toEqual([true, false]);
});

test('a cached page is not sent after a part of it ended, and browsers do not cache it longer', async () => {
  const end = new Date(now + 5_000);
  await publish('다섯 초 뒤의 띠', { from: end, until: null });
  // The change notification may arrive after the command's response.
  await eventually(async () =>
    expect((await get('/main')).headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=0'),
  );
  expect((await get('/main')).headers['x-page-end']).toBeUndefined();
  now = end.getTime() - 1;
  expect((await get('/main')).body).toContain('지금의 띠');
  now += 1;
  for (const url of ['/main', '/main.data']) expect([url, (await get(url)).body.includes('다섯 초 뒤의 띠')]).toEqual([url, true]);
});

async function draft(kind: ContentKindName, id: number | null, body: ContentBody): Promise<DraftPreview> {
  const opened = await openDraftPreview(shop, nobody, { kind, about: { id, body: contentSchema(kind).parse(body) } });
  if ('failure' in opened) throw new Error(opened.failure);
  return opened;
}
const notice = (text: string): ContentBody => ({
  ...emptyContent('notices'),
  title: { ko: text, en: `${text} in English` },
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `${text}의 본문` }] }] },
});

test('a form’s content, new or changed, is shown in its preview and not published', async () => {
  const fresh = await draft('notices', null, notice('아직 없는 공지'));
  const shown = await get(draftPreviewUrl(fresh, 'ko'));
  expect([shown.statusCode, shown.headers['cache-control'], shown.headers['content-security-policy']]).toEqual([
    200,
    'no-store',
    expect.stringContaining("frame-ancestors 'self'"),
  ]);
  expect(shown.body).toContain('아직 없는 공지의 본문');
  expect((await get(draftPreviewUrl(fresh, 'en'))).body).toContain('아직 없는 공지 in English');
  const [row] = await shop.database.service.selectFrom('management.notices').select(['id', 'title']).limit(1).execute();
  const changed = await draft('notices', row?.id ?? 0, notice('바꾸는 중인 공지'));
  expect((await get(draftPreviewUrl(changed, 'ko'))).body).toContain('바꾸는 중인 공지의 본문');
  const { body } = await get('/mypage/notice');
  expect([body.includes('아직 없는 공지'), body.includes('바꾸는 중인 공지')]).toEqual([false, false]);
  const stored = await shop.database.service
    .selectFrom('management.notices')
    .select('title')
    .where('id', '=', row?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(stored.title).toEqual(row?.title);
});

test('a preview shows a product as in its form, also a new one, and the catalogue does not', async () => {
  const { service } = shop.database;
  const { id } = await service
    .selectFrom('product.products')
    .select('id')
    .where('state', '=', 'ACT')
    .where('type', '=', 'GENERAL')
    .limit(1)
    .executeTakeFirstOrThrow();
  const stands = await readProduct(service, id);
  if ('failure' in stands) throw new Error(stands.failure);
  const written: ProductBody = {
    ...stands,
    name: { ko: '아직 안 파는 이름', en: 'Not sold yet' },
    state: 'STOP',
    image_src: '',
    images: [],
  };
  const fresh: ProductBody = {
    ...written,
    ...{ code: 'DRAFT-1', name: { ko: '아직 없는 상품', en: 'Not there yet' }, frames: [], colors: [], sides: [], sizes: [] },
    options: [{ key: 'new-1', frame_key: null, color_key: null, size: 'M', price: 0, state: 'ACT', stock: 3 }],
  };
  const open = (of: number | null, body: ProductBody) => openDraftPreview(shop, nobody, { kind: 'products', about: { id: of, body } });
  const count = () => service.selectFrom('product.products').select(['id', 'name', 'state']).orderBy('id').execute();
  const before = await count();
  for (const [of, body, name] of [
    [id, written, '아직 안 파는 이름'],
    [null, fresh, '아직 없는 상품'],
  ] as const) {
    const opened = await open(of, body);
    if ('failure' in opened) throw new Error(opened.failure);
    const page = await get(draftPreviewUrl(opened, 'ko'));
    expect([page.statusCode, page.body.includes(name)]).toEqual([200, true]);
  }
  expect(await count()).toEqual(before);
  expect(await open(null, { ...fresh, code: stands.code })).toMatchObject({ failure: 'PRODUCT_CODE_TAKEN', field: 'code' });
  expect(await open(null, { ...fresh, brand_id: 999_999 })).toMatchObject({ failure: 'INVALID_INPUT', field: 'brand_id' });
  expect(await open(999_999, written)).toMatchObject({ failure: 'NOT_FOUND' });
});

test('a preview of a draft that names a missing thing is refused', async () => {
  const plan = { ...emptyContent('plans'), title: { ko: '기획', en: 'Plan' }, products: [999_999] };
  await expect(draft('plans', null, plan)).rejects.toThrow('INVALID_INPUT');
});

test('hidden, scheduled and ended content is shown in its preview, and every kind has a preview page', async () => {
  for (const kind of contentKindNames.filter((name) => !kindOf(name).isUnseen)) {
    const { rows } = await readContents(shop.database.service, kind, { q: '', limit: 1, offset: 0 });
    const content = await readContent(shop.database.service, kind, rows[0]?.id ?? 0);
    // Pictures in these rows have names instead of addresses.
    const pictures = Object.entries(kindOf(kind).fields).flatMap(([field, { is }]) =>
      is === 'picture' ? [[field, '/cdn/library/1']] : [],
    );
    const body = { ...content?.body, ...Object.fromEntries(pictures), ...(kind === 'influencer-posts' ? { images: [] } : {}) };
    if ('state' in body) body.state = 'STOP';
    const { statusCode } = await get(draftPreviewUrl(await draft(kind, content?.id ?? 0, body), 'ko'));
    expect([kind, statusCode]).toEqual([kind, 200]);
  }
});

test('published content has a link to its shop page, hidden content has none', async () => {
  const { service } = shop.database;
  const addresses: [of: string, address: string][] = [];
  for (const kind of contentKindNames) {
    const { rows } = await readContents(service, kind, { q: '', limit: 3, offset: 0 });
    for (const { id, body } of rows) {
      const address = await shownPath(service, { kind, id, body }, shop.clock());
      if (address === null)
        expect([kind, body.state === 'STOP' || kind === 'shop-rules' || kind === 'member-grades']).toEqual([kind, true]);
      else addresses.push([`${kind} ${id}`, address]);
    }
  }
  const { rows: graphics } = await sql<{ id: number }>`
    select id from product.graphics where state = 'ACT' and deleted_at is null limit 1`.execute(service);
  const { rows: categories } = await sql<{ path_name: string }>`
    select path_name from product.categories where deleted_at is null limit 1`.execute(service);
  const { rows: terms } = await sql<{ type: string }>`select distinct type from management.terms`.execute(service);
  addresses.push(['graphic', urlFor('artist-id-graphic', { graphic_id: graphics[0]?.id ?? 0 })]);
  addresses.push(['category', urlFor('category', {}, { category: categories[0]?.path_name ?? '' })]);
  addresses.push(['coupon', urlFor('mypage-coupon')]);
  addresses.push(...terms.map(({ type }) => [`terms ${type}`, urlFor('terms', {}, { type })] satisfies [string, string]));
  const pages = new Map<string, number>();
  for (const [of, address] of addresses) {
    const first = pages.has(address) ? null : await get(address);
    const page = first?.statusCode === 301 ? await get(String(first.headers.location)) : first;
    if (page !== null) pages.set(address, page.statusCode);
    expect([of, address, pages.get(address)]).toEqual([of, address, 200]);
  }
});

test('a preview’s own requests get its draft with its token, and nobody else does', async () => {
  const popup = {
    ...emptyContent('popups'),
    title: '내일의 팝업',
    image_src: '/cdn/library/1',
    start_date: '2099-01-01T00:00:00.000Z',
    end_date: '2099-02-01T00:00:00.000Z',
  };
  const { token: good } = await draft('popups', null, popup);
  const ask = (preview: string, at = shop.clock().toISOString()) =>
    app.inject({
      method: 'POST',
      url: previewDataPath,
      headers: { [previewTokenHeader]: preview },
      payload: { query: selectPopup, variables: { now: at } },
    });
  // A demonstration's clock may differ from the browser's.
  for (const at of [undefined, '2026-01-01T00:00:00.000Z', '2026-12-24T00:00:00.000Z'])
    expect([at, (await ask(good, at)).json().data.management_popup[0]]).toMatchObject([at, { title: '내일의 팝업' }]);
  for (const other of ['', `${good}x`, await token()]) expect([other, (await ask(other)).statusCode]).toEqual([other, 403]);
  const write = await app.inject({
    method: 'POST',
    url: previewDataPath,
    headers: { [previewTokenHeader]: good },
    payload: { query: 'mutation { delete_management_popup(where: {}) { affected_rows } }' },
  });
  expect(write.json()).toMatchObject({ errors: [expect.anything()] });
});

test('a preview of a time has that time’s prices, on the page and in its requests, and the shop keeps the current ones', async () => {
  const { service } = shop.database;
  const first = service
    .selectFrom('product.products')
    .select('id')
    .where('state', '=', shownState)
    .where('type', '=', 'GENERAL')
    .orderBy('id')
    .limit(1);
  const product = await service
    .updateTable('product.products')
    .set({ promotion_price: null })
    .where('id', '=', first)
    .returning(['id', 'selling_price'])
    .executeTakeFirstOrThrow();
  const monday = new Date(now + 20 * 86_400_000);
  const tuesday = new Date(monday.getTime() + 86_400_000);
  const price = 7_310;
  await service.insertInto('product.promotions').values({ product_id: product.id, price, starts_at: monday, ends_at: tuesday }).execute();
  const block = newBlock('ITEM PRODUCT', () => 'sale');
  await publish([{ ...block, items: [{ type: 'PRODUCT', refer_id: product.id, is_show_index: false }] }]);
  const good = await token();
  const page = async (time: Date | null) =>
    (await get(time === null ? '/main' : previewUrl({ preview: good, at: time.toISOString(), locale: 'ko' }))).body;
  const asked = async (time: Date) => {
    const query = `{ product_products(where: { id: { _eq: ${product.id} } }) { selling_price is_sale } }`;
    const headers = { [previewTokenHeader]: good, [previewTimeHeader]: time.toISOString() };
    const { data } = (await app.inject({ method: 'POST', url: previewDataPath, headers, payload: { query } })).json();
    return data.product_products[0].selling_price;
  };
  // The rows of a preview's blocks are in its scripts' data.
  const isSale = (body: string) => body.includes(String(price));
  expect([isSale(await page(monday)), isSale(await page(tuesday)), isSale(await page(null))]).toEqual([true, false, false]);
  expect([await asked(monday), await asked(tuesday)]).toEqual([price, product.selling_price]);
  // And one that has ended, after its end.
  now = tuesday.getTime() + 60_000;
  expect((await get(previewUrl({ preview: await token(), at: monday.toISOString(), locale: 'ko' }))).body).toContain(String(price));
  const kept = await service
    .selectFrom('product.products')
    .select(['promotion_price', 'selling_price'])
    .where('id', '=', product.id)
    .executeTakeFirst();
  expect(kept).toEqual({ promotion_price: null, selling_price: product.selling_price });
});

test('a preview of a time tells its scripts that time, and its data requests without a valid time are refused', async () => {
  const at = new Date(now + 9 * 86_400_000);
  const { body } = await get(previewUrl({ preview: await token(), at: at.toISOString(), locale: 'ko' }));
  const ahead = Number(/data-clock-ahead="(-?\d+)"/.exec(body)?.[1]);
  expect(Math.abs(Date.now() + ahead - at.getTime())).toBeLessThan(60_000);
  for (const time of [undefined, '', 'monday', '2026-13-01T00:00:00Z']) {
    const headers = { [previewTokenHeader]: await token(), ...(time === undefined ? {} : { [previewTimeHeader]: time }) };
    const payload = { query: selectPopup, variables: { now: at.toISOString() } };
    expect([time, (await app.inject({ method: 'POST', url: previewDataPath, headers, payload })).statusCode]).toEqual([time, 403]);
  }
});

test('an expired preview draft is not opened, and is deleted', async () => {
  const over = await draft('notices', null, notice('지나간 초안'));
  now += 61 * 60_000;
  expect((await get(draftPreviewUrl(over, 'ko'))).statusCode).toBe(403);
  expect(await forgetDrafts(shop)).toBeGreaterThan(0);
  expect(await shop.database.service.selectFrom('management.drafts').select('id').execute()).toEqual([]);
});

test('a library picture’s description and focal point are on the page in its language', async () => {
  const { service } = shop.database;
  const file = { name: '띠', src: '/cdn/none.webp', width: 1_200, height: 600, bytes: 1 };
  const { id } = await service
    .insertInto('management.pictures')
    .values({ ...file, focal_x: 20, focal_y: 80, alt: JSON.stringify({ ko: '바닷가의 셔츠', en: 'A shirt by the sea', cn: '' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: event } = await service
    .selectFrom('management.banners')
    .select('id')
    .where('state', '=', 'ACT')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const written = `<p><img src="/cdn/library/${id}" alt="옛말"></p>`;
  await service
    .updateTable('management.banners')
    .set({ image_src: `/cdn/library/${id}`, content: written, translations: '{}' })
    .where('id', '=', event)
    .execute();
  // Picture data inside a home page revision is as old as the revision.
  const thumbnail = {
    ...newThumbnail('picture'),
    thumbnail_src: `/cdn/library/${id}`,
    thumbnail_alt: { ko: '옛말', en: 'Old words', cn: '' },
  };
  await publish([{ ...newBlock('BANNER', () => 'banner'), thumbnails: [thumbnail] }]);
  const page = async (language: string, url = `/banner/${event}`) =>
    (await app.inject({ url, headers: { 'accept-language': language } })).body;
  await eventually(async () => expect(await page('ko')).toContain('object-position:20% 80%'));
  const [ko, en] = [await page('ko'), await page('en')];
  expect([ko.match(/alt="바닷가의 셔츠"/g)?.length, ko.includes('옛말')]).toEqual([2, false]);
  expect(en.match(/alt="A shirt by the sea"/g)).toHaveLength(2);
  expect(await page('ko', '/main')).toContain('alt="바닷가의 셔츠"');
  const alt = JSON.stringify({ ko: '파도 앞의 셔츠', en: 'A shirt before the waves', cn: '' });
  await service.updateTable('management.pictures').set({ alt }).where('id', '=', id).execute();
  await eventually(async () => expect(await page('en', '/main')).toContain('alt="A shirt before the waves"'));
  expect(await page('en', '/main')).not.toContain('alt="Old words"');
  expect(ko).toContain(`image_url=${encodeURIComponent(`/cdn/library/${id}`)}"`);
});

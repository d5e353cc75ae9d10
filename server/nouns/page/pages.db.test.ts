import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BuiltPageView } from '#contract/rest/admin/pages.ts';
import type { Database } from '#db/open.ts';
import { newBlock, newThumbnail, type PageBlock } from '#rules/home/page/page-block.ts';
import { keepsBack } from '#rules/home/page/page-problems.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { rolePool } from '#test/database.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { checkPage } from './check-page.ts';
import { readPageAt } from './read-page-at.ts';

let shop: CommerceShop;
let database: Database;
let staff: Actor;

beforeAll(async () => {
  database = await demoDatabase();
  shop = await commerceShop({}, database);
  staff = await shop.addMember({ roles: ['admin', 'user'] });
});

const written = (text: string) => ({ ko: text, en: `${text} en`, cn: `${text} cn` });
const line = (text: string): PageBlock => ({ ...newBlock('LINE', randomUUID), title: written(text) });
const url = '/api/admin/pages/main';
const read = async () => (await staff.call({ url })).json<BuiltPageView>();
const save = async (blocks: PageBlock[], version?: number) =>
  staff.call({ method: 'PUT', url: `${url}/draft`, body: { version: version ?? (await read()).draft.version, blocks } });
const publish = (about: object) =>
  staff.call({
    method: 'POST',
    url: `${url}/publications`,
    headers: { 'idempotency-key': randomUUID() },
    body: { from: null, until: null, ...about },
  });
const publishNew = async (blocks: PageBlock[], about: object = {}) =>
  publish({ version: (await save(blocks)).json<{ version: number }>().version, ...about });
const at = async (time: Date) => (await readPageAt(database.service, 'main', time)).blocks.map(({ key, title }) => title.ko || key);

/** The rows of the page that a role of the data service sees. */
async function rowsOf(role: 'public' | 'admin'): Promise<{ key: string; type: string; title: unknown; items: number }[]> {
  const { rows } = await rolePool(database, role).query(`
    select block_key as key, type, title, (select count(*) from management.main_page_items i where i.main_page_id = p.id) as items
    from management.main_pages p order by position`);
  return rows;
}

test('the demonstration’s home page can be published unchanged', async () => {
  const { draft, slots, revisions } = await read();
  expect([draft.version, slots.length, revisions.length, slots[0]?.is_now]).toEqual([0, 1, 1, true]);
  expect(draft.blocks.length).toBeGreaterThan(8);
  expect((await checkPage(database, draft.blocks)).filter(keepsBack)).toEqual([]);
});

test('the data service’s rows equal the revision, for shoppers as for staff', async () => {
  const { blocks } = await readPageAt(database.service, 'main', new Date());
  const counted = blocks.map(({ key, type, items, thumbnails }) => ({
    key,
    type,
    items: items.length + thumbnails.reduce((sum, thumbnail) => sum + thumbnail.items.length, 0),
  }));
  const rows = await rowsOf('public');
  expect(rows.map(({ key, type, items }) => ({ key, type, items }))).toEqual(counted);
  expect(await rowsOf('admin')).toEqual(rows);
});

describe('drafts', () => {
  test('saving a draft that changed since it was opened is refused, and the other save is kept', async () => {
    const { draft } = await read();
    expect((await save([line('first')], draft.version)).json()).toEqual({ version: draft.version + 1 });
    const late = await save([line('second')], draft.version);
    expect([late.statusCode, late.json().code]).toEqual([409, 'PAGE_CHANGED']);
    const { draft: kept } = await read();
    expect(kept.blocks.map(({ title }) => title.ko)).toEqual(['first']);
    expect(kept).toMatchObject({ changed_by: '김이음', changed_by_id: staff.userId, changed_at: '2026-11-20T03:00:00.000Z' });
  });

  test('two editors save the same draft at once: one save is kept', async () => {
    const { draft } = await read();
    const both = await Promise.all([save([line('a')], draft.version), save([line('b')], draft.version)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('a draft with a malformed block is refused', async () => {
    const banner = { ...newBlock('BANNER', randomUUID), items: [{ type: 'PRODUCT', refer_id: 1, is_show_index: false }] };
    const stranger = {
      ...newBlock('BANNER', randomUUID),
      thumbnails: [{ ...newThumbnail('k'), thumbnail_src: 'https://evil.example/a.png' }],
    };
    const same = line('twice');
    for (const blocks of [[banner], [stranger], [same, same], [{ ...same, type: 'FILM' }], [{ ...same, title: { ko: 'x' } }]])
      expect((await save(blocks as PageBlock[])).statusCode).toBe(400);
  });
});

describe('publishing', () => {
  test('an unfinished page is refused with the place of each problem, and missing Chinese can be accepted', async () => {
    const unfinished = { ...line('x'), title: { ko: '글', en: '', cn: '' } };
    expect((await publishNew([unfinished])).json()).toMatchObject({ code: 'PAGE_UNFINISHED', field: `${unfinished.key}.title` });
    expect((await publishNew([])).json()).toMatchObject({ code: 'PAGE_UNFINISHED', field: 'blocks' });
    const products = {
      ...newBlock('ITEM PRODUCT', randomUUID),
      items: [{ type: 'PRODUCT', refer_id: 999_999, is_show_index: false } as const],
    };
    expect((await publishNew([products])).json()).toMatchObject({ code: 'PAGE_UNFINISHED', field: `${products.key}.items` });
    const korean = { ...line('x'), title: { ko: '글', en: 'Text', cn: '' } };
    expect((await publishNew([korean])).json()).toMatchObject({ code: 'PAGE_CHINESE_MISSING' });
    expect((await publishNew([korean], { accepts_missing_chinese: true })).statusCode).toBe(201);
    expect(await rowsOf('public')).toEqual([{ key: korean.key, type: 'LINE', title: { ko: '글', en: 'Text' }, items: 0 }]);
  });

  test('a stopped thing is left out of new and old pages, is reported, and does not block publishing', async () => {
    const { rows } = await database.servicePool.query<{ id: number; name: string }>(
      `select id, name ->> 'ko' as name from product.products where state = 'ACT' and deleted_at is null order by id limit 2`,
    );
    const [one, other] = rows as [(typeof rows)[0], (typeof rows)[0]];
    const state = (id: number, to: string) => database.servicePool.query('update product.products set state = $2 where id = $1', [id, to]);
    const items = [one, other].map(({ id }) => ({ type: 'PRODUCT', refer_id: id, is_show_index: false }) as const);
    const block = { ...newBlock('ITEM PRODUCT', randomUUID), is_title: true, title: written('이번 주'), items };
    expect((await publishNew([block])).statusCode).toBe(201);
    const revision_id = (await read()).revisions[0]?.id;
    const places = await staff.call({ url: `${url}/places?of=PRODUCT&ids=${one.id},999999` });
    expect(places.json()).toEqual({ places: [{ id: one.id, name: one.name, block: '이번 주', kind: 'ITEM PRODUCT', from: null }] });
    await state(one.id, 'STOP');
    const check = await staff.call({ method: 'POST', url: `${url}/check`, body: { blocks: [block] } });
    expect(check.json().problems).toMatchObject([{ block: block.key, kind: 'GONE', field: 'items.0', name: one.name }]);
    expect((await publishNew([block, line('beside')])).statusCode).toBe(201);
    expect((await publish({ revision_id })).statusCode).toBe(201);
    await state(other.id, 'STOP');
    expect((await publish({ revision_id })).json()).toMatchObject({ code: 'PAGE_UNFINISHED', field: `${block.key}.items` });
    for (const { id } of rows) await state(id, 'ACT');
  });

  test('a draft that changed since its preview is not published', async () => {
    const { version } = (await save([line('looked at')])).json<{ version: number }>();
    await save([line('newer')]);
    expect((await publish({ version })).json()).toMatchObject({ code: 'PAGE_CHANGED' });
  });

  test('hidden blocks are stored in the revision and shown to nobody', async () => {
    await publishNew([line('shown'), { ...newBlock('BANNER', randomUUID), is_hidden: true }]);
    expect([await at(shop.clock()), (await rowsOf('public')).length]).toEqual([['shown'], 1]);
    expect((await read()).draft.blocks).toHaveLength(2);
  });

  test('a revision never changes, and its rows are deleted when it will not be shown again', async () => {
    await expect(database.servicePool.query("update management.page_revisions set note = 'other'")).rejects.toThrow(/never changed/);
    await expect(database.servicePool.query('delete from management.page_revisions')).rejects.toThrow(/never changed/);
    const { rows } = await database.servicePool.query('select count(distinct revision_id)::int as revisions from management.main_pages');
    expect(rows).toEqual([{ revisions: 1 }]);
  });

  test('a page slot that is already over is refused', async () => {
    const { version } = (await save([line('late')])).json<{ version: number }>();
    expect((await publish({ version, from: '2026-11-19T00:00:00.000Z' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'from' });
    expect((await publish({ version, until: '2026-11-19T00:00:00.000Z' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'until' });
    expect((await publish({ version, revision_id: 1 })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'version' });
    expect((await publish({ revision_id: 999_999 })).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('schedules', () => {
  // Also by the real clock, which the data service uses.
  const day = 86_400_000;
  const monday = new Date(Math.ceil(Date.now() / day) * day + day);
  const tuesday = new Date(monday.getTime() + day);
  const justBefore = (time: Date) => new Date(time.getTime() - 1);

  test('a scheduled page starts and ends at its times, unaffected by later publications and saves', async () => {
    await publishNew([line('base')]);
    await publishNew([line('monday')], { from: monday.toISOString(), until: tuesday.toISOString(), note: '월요일' });
    await publishNew([line('other base')]);
    await save([line('later draft')]);
    expect([
      await at(shop.clock()),
      await at(justBefore(monday)),
      await at(monday),
      await at(justBefore(tuesday)),
      await at(tuesday),
    ]).toEqual([['other base'], ['other base'], ['monday'], ['monday'], ['other base']]);
    expect((await readPageAt(database.service, 'main', shop.clock())).until).toBe(monday.toISOString());
    expect((await read()).slots.map(({ note, is_now }) => [note, is_now])).toEqual([
      ['', true],
      ['월요일', false],
      ['', false],
    ]);
  });

  test('the data service shows a scheduled page from its start, without any job at that moment', async () => {
    const titles = async () => (await rowsOf('public')).map(({ title }) => (title as { ko: string }).ko);
    expect(await titles()).toEqual(['other base']);
    await database.servicePool.query(
      'insert into management.sandbox_clock (ahead_seconds, moved_at) values (extract(epoch from $1::timestamptz - now())::bigint + 60, now())',
      [monday],
    );
    expect(await titles()).toEqual(['monday']);
    await database.servicePool.query('delete from management.sandbox_clock');
  });

  test('a withdrawn publication is never shown; one that is over, and the only page, cannot be withdrawn', async () => {
    const remove = (id: number) => staff.call({ method: 'DELETE', url: `${url}/slots/${id}` });
    const scheduled = (await read()).slots.find(({ note }) => note === '월요일');
    expect((await remove(scheduled?.id ?? 0)).statusCode).toBe(200);
    expect([await at(monday), (await read()).slots.length]).toEqual([['other base'], 1]);
    expect((await remove(scheduled?.id ?? 0)).json()).toMatchObject({ code: 'NOT_FOUND' });
    const { rows } = await database.servicePool.query('select id from management.page_slots order by valid limit 1');
    expect((await remove(rows[0].id)).json()).toMatchObject({ code: 'PAGE_NOT_SCHEDULED' });
  });

  test('publishing yesterday’s page again uses the same revision, and not the draft', async () => {
    const { revisions } = await read();
    const first = revisions.at(-1);
    expect((await publish({ revision_id: first?.id, accepts_missing_chinese: true })).statusCode).toBe(201);
    expect((await rowsOf('public')).length).toBeGreaterThan(8);
    const after = await read();
    expect([after.revisions.length, after.slots.find(({ is_now }) => is_now)?.number]).toEqual([revisions.length, 1]);
    expect(after.draft.blocks.map(({ title }) => title.ko)).toEqual(['later draft']);
  });

  test('two publications at once never make overlapping slots', async () => {
    const { version } = (await read()).draft;
    const from = (hours: number) => new Date(monday.getTime() + hours * 3_600_000).toISOString();
    const replies = await Promise.all([0, 1, 2, 3].map((hour) => publish({ version, from: from(hour), until: from(hour + 3) })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  });

  test('six publications of one draft at once make one revision; another note makes another', async () => {
    const { version } = (await save([line('pressed six times')])).json<{ version: number }>();
    const before = await read();
    const replies = await Promise.all(Array.from({ length: 6 }, () => publish({ version, accepts_missing_chinese: true })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
    const after = await read();
    expect(after.revisions.length - before.revisions.length).toBe(1);
    await publish({ version, accepts_missing_chinese: true, note: '다시' });
    expect((await read()).revisions.length - after.revisions.length).toBe(1);
  });
});

test('every publication is logged once under its author, not once per written row', async () => {
  const count = async () => {
    const { rows } = await database.servicePool.query(
      "select table_name, count(*)::int as lines from management.audit_entries where user_id = $1 and table_name like 'management.%' group by 1 order by 1",
      [staff.userId],
    );
    return Object.fromEntries(rows.map(({ table_name, lines }) => [table_name, lines]));
  };
  const before = await count();
  await publishNew([line('logged')]);
  const after = await count();
  expect(Object.keys(after)).toEqual(['management.page_drafts', 'management.page_revisions', 'management.page_slots']);
  expect((after['management.page_revisions'] ?? 0) - (before['management.page_revisions'] ?? 0)).toBe(1);
});

test('a publication sent twice is published once, and an unknown draft version is invalid input', async () => {
  const { version } = (await save([line('한 번')])).json<{ version: number }>();
  const press = { method: 'POST' as const, url: `${url}/publications`, headers: { 'idempotency-key': randomUUID() } };
  const body = { version, from: null, until: null };
  const [one, other] = [await staff.call({ ...press, body }), await staff.call({ ...press, body })];
  expect([one.statusCode, other.json()]).toEqual([201, one.json()]);
  expect((await save([line('둘째 줄')], 2_147_483_647)).statusCode).toBe(400);
});

test('a preview token is valid for an hour, and a missing page has none', async () => {
  const reply = await staff.call({ method: 'POST', url: `${url}/previews`, body: {} });
  expect(reply.json()).toMatchObject({ expires_at: '2026-11-20T04:00:00.000Z' });
  expect((await staff.call({ url: '/api/admin/pages/other' })).statusCode).toBe(400);
  expect((await staff.call({ url: `${url}/revisions/999999` })).statusCode).toBe(404);
});

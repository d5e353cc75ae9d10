import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type AuditPage, auditAreas } from '#contract/rest/admin/audit.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { kindColumns, kindTables } from './audit-subjects.ts';
import { bearingNumber } from './read-audit.ts';

let shop: CommerceShop;
let staff: Actor;
let shirt: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  const { service } = shop.database;
  shirt = await addProduct(service, await addCatalogue(service), { code: 'shirt', stocks: [5] });
});

const log = async (query: string) => (await staff.call({ url: `/api/admin/audit?${query}` })).json<AuditPage>();

test('all rows of one press are one act of the audit log, found by its subject and never split over two pages', async () => {
  const member = await shop.addMember();
  for (const [index, amount] of [1_000, 2_000, 3_000].entries())
    await staff.call({
      method: 'POST',
      url: `/api/admin/members/${member.userId}/points`,
      body: { amount, reason: '늦어서' },
      headers: { 'idempotency-key': `00000000-0000-4000-8000-00000000000${index}` },
    });
  const whole = await log(`kind=member&thing=${member.userId}`);
  const acts = [...new Set(whole.entries.map(({ act }) => act))];
  expect([acts.length, whole.next]).toEqual([3, null]);
  const given = whole.entries.filter(({ table }) => table === 'sales.point_entries');
  expect(given.map(({ changes }) => changes.find(({ column }) => column === 'amount')?.after)).toEqual([3_000, 2_000, 1_000]);
  expect(given[0]?.about).toEqual([{ kind: 'member', id: member.userId, name: expect.stringMatching(/\(.*\*.*\)$/) }]);
  const pages: AuditPage[] = [await log(`kind=member&thing=${member.userId}&limit=1`)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await log(`kind=member&thing=${member.userId}&limit=1&before=${next}`));
  expect(pages.map(({ entries }) => [...new Set(entries.map(({ act }) => act))])).toEqual(acts.map((act) => [act]));
  expect(pages.flatMap(({ entries }) => entries)).toEqual(whole.entries);
  expect((await log(`staff=${member.userId}`)).entries).toEqual([]);
  expect((await log(`q=${given[0]?.row_id}&kind=member`)).entries.map(({ act }) => act)).toContain(acts[0]);
  expect((await log('q=20260101-999999')).entries).toEqual([]);
});

test('an act of thousands of rows hides no older one: some rows of each table stand there, and how many it wrote', async () => {
  const one = await shop.addMember();
  const act = (createdAt: string, tables: Record<string, number>) =>
    shop.query(`insert into management.audit_entries (user_id, table_name, action, row_after, created_at)
      select '${one.userId}', wrote.name, 'INSERT', jsonb_build_object('id', wrote.place), '${createdAt}'
      from (values ${Object.entries(tables).map(([name, rows], at) => `(${at}, '${name}', ${rows})`)}) as given (at, name, rows),
        lateral (select given.at, given.name, place from generate_series(1, given.rows) as place) as wrote order by wrote.at, place`);
  await act('2026-11-20T03:00:00Z', { 'product.brands': 1 });
  await act('2026-11-20T03:00:01Z', { 'sales.coupons': 1, 'sales.coupon_numbers': 5_000 });
  await act('2026-11-20T03:00:02Z', { 'product.artists': 1 });
  const { entries, next } = await log(`staff=${one.userId}`);
  const rowsOf = (table: string) => entries.filter((entry) => entry.table === table);
  expect(next).toBeNull();
  expect(['product.artists', 'sales.coupons', 'sales.coupon_numbers', 'product.brands'].map((table) => rowsOf(table).length)).toEqual([
    1, 1, 199, 1,
  ]);
  expect(rowsOf('sales.coupons')[0]?.act_rows).toBe(5_001);
  expect(rowsOf('product.brands')[0]?.act_rows).toBe(1);
  // One act per page: thousands of rows neither hide the act below nor appear twice.
  const pages: string[] = [];
  for (let before = ''; pages.length < 5; ) {
    const page = await log(`staff=${one.userId}&limit=1${before}`);
    pages.push([...new Set(page.entries.map(({ created_at }) => created_at.slice(17, 19)))].join());
    if (page.next === null) break;
    before = `&before=${page.next}`;
  }
  expect(pages).toEqual(['02', '01', '00']);
});

test('a member’s log has what was done to them, not what they noted as staff: filter and subjects name the same', async () => {
  const writer = await shop.addMember();
  const written = (table: string, row: object) =>
    shop.query(`insert into management.audit_entries (user_id, table_name, action, row_after)
      values ('${staff.userId}', '${table}', 'INSERT', '${JSON.stringify({ id: 1, user_id: writer.userId, ...row })}')`);
  await written('sales.order_events', { order_id: 1 });
  await written('management.page_slots', {});
  await written('sales.issued_coupons', { coupon_id: 1 });
  const { entries } = await log(`kind=member&thing=${writer.userId}`);
  expect(entries.map(({ table }) => table)).toEqual(['sales.issued_coupons']);
  expect(entries[0]?.about).toMatchObject([{ kind: 'member', id: writer.userId }]);
  const noted = (await log('table=sales.order_events&row=1')).entries[0];
  expect(noted?.about.filter(({ kind }) => kind === 'member')).toEqual([]);
});

test('a number in the audit log’s search finds rows with it, those of its order, and by parcel number, each by index', async () => {
  const [buyer, writer] = [await shop.addMember(), await shop.addMember()];
  const { service } = shop.database;
  const order = await placedOrder(buyer, await openCheckout(buyer, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
  await shop.query(`update sales.orders set tracking_number = '987654321098' where id = ${order.id}`);
  await shop.query(`insert into management.audit_entries (user_id, table_name, action, row_before, row_after, created_at) values
    ('${writer.userId}', 'sales.order_events', 'INSERT', null, '{"id": 1, "order_id": ${order.id}}', '2026-11-20T04:00:00Z'),
    ('${writer.userId}', 'sales.orders', 'UPDATE', '{"id": ${order.id}}', '{"id": ${order.id}}', '2026-11-20T04:00:01Z'),
    ('${writer.userId}', 'sales.coupon_numbers', 'DELETE', '{"coupon_id": 7, "number": "SPRING-0007"}', null, '2026-11-20T04:00:02Z'),
    ('${writer.userId}', 'product.brands', 'UPDATE', '{"id": ${order.id}}', '{"id": ${order.id}}', '2026-11-20T04:00:03Z')`);
  const tables = async (q: string) => (await log(`staff=${writer.userId}&q=${encodeURIComponent(q)}`)).entries.map(({ table }) => table);
  for (const q of [order.order_number, '9876-5432-1098']) expect(await tables(q)).toEqual(['sales.orders', 'sales.order_events']);
  expect(await tables('SPRING-0007')).toEqual(['sales.coupon_numbers']);
  expect(await tables('SPRING-0008')).toEqual([]);
  const plan = await inTransaction(service, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<Record<string, string>>`
      explain select from management.audit_entries as entry where ${bearingNumber('1', ['2'])}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const index of ['row_id', 'number', 'order']) expect(plan).toContain(`Bitmap Index Scan on audit_entries_${index}`);
  expect(plan).not.toContain('Seq Scan');
});

test('every table of what the shop shows is found under one area, or is part of a thing of a kind, or is named as left out', async () => {
  const { rows } = await shop.database.servicePool.query<{ name: string; columns: string[] }>(
    `select table_schema || '.' || table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema in ('management', 'product') group by 1`,
  );
  const named = Object.values(auditAreas).flat();
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  const known = rows.map(({ name }) => name);
  expect(named.filter((table) => !known.includes(table) && !table.startsWith('member.'))).toEqual([]);
  const subjects: readonly string[] = [...Object.values(kindTables), ...named];
  const left = rows.filter(
    ({ name, columns }) => !subjects.includes(name) && !Object.values(kindColumns).some((column) => columns.includes(column)),
  );
  expect(left.map(({ name }) => name).toSorted()).toEqual([
    // Tables that staff never write, or only as a side effect.
    'management.brand_request_images',
    'management.content_documents',
    'management.drafts',
    'management.grade_months',
    'management.sandbox_clock',
    'management.search_hits',
    'management.search_misses',
    'management.shop_mode',
    'management.visit_counts',
    'product.search_news',
    'product.search_words',
  ]);
});

test('columns that the database generates, counts or maintains are told apart from written ones', async () => {
  const writer = await shop.addMember();
  await inTransaction(shop.database.service, async (trx) => {
    await sql`select set_config('app.staff_id', ${writer.userId}, true)`.execute(trx);
    await sql`update product.products set price = 9000, origin_price = 12000, sale_price = 9000, name = '{"ko": "센 옷", "en": "Counted"}'
      where id = ${shirt.id}`.execute(trx);
    await sql`update product.product_options set stock_count = 9 where product_id = ${shirt.id}`.execute(trx);
  });
  const { entries } = await log(`staff=${writer.userId}`);
  const told = (isDerived: boolean) =>
    entries.flatMap(({ table, changes }) =>
      changes.filter(({ is_derived = false }) => is_derived === isDerived).map(({ column }) => `${table.split('.')[1]}.${column}`),
    );
  expect(told(false).toSorted()).toEqual(['product_options.stock_count', 'products.name', 'products.origin_price', 'products.price']);
  expect(told(true)).toEqual(expect.arrayContaining(['products.sale_price', 'products.selling_price', 'products.stock_count']));
});

test('content in the audit log is found by its area', async () => {
  const { userId: id } = await shop.addMember();
  await shop.query(`insert into management.audit_entries (user_id, table_name, action, row_after, created_at) values
    ('${id}', 'management.notices', 'UPDATE', '{}', '2026-11-20T03:00:00Z'), ('${id}', 'management.popup', 'UPDATE', '{}', '2026-11-20T03:00:01Z')`);
  const tables = async (kind: string) => [...new Set((await log(`staff=${id}&kind=${kind}`)).entries.map(({ table }) => table))];
  expect([await tables('notice'), await tables('popup'), await tables('faq')]).toEqual([['management.notices'], ['management.popup'], []]);
});

test('a post of an influencer is called by whose it is and how it begins, a part of it where it changed alone, and a draft by what is in it', async () => {
  const { service } = shop.database;
  const { userId: id } = await shop.addMember();
  const influencer = { name: JSON.stringify({ ko: '서아', en: 'Seoa' }), image_src: '/cdn/library/1' };
  const { id: influencer_id } = await service
    .insertInto('management.influencers')
    .values(influencer)
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = '오늘은 비가 와서\n노란 옷을 입고 나왔어요';
  const post = { influencer_id, image_src: '/cdn/library/1', content };
  const { id: feed_id } = await service.insertInto('management.influencer_feeds').values(post).returning('id').executeTakeFirstOrThrow();
  const rows = [
    ['influencer_feeds', '2026-11-20T04:00:00Z', { id: feed_id, ...post, content: '첫 글' }],
    ['influencer_feed_images', '2026-11-20T04:00:00Z', { id: 1, feed_id }],
    ['influencer_feed_images', '2026-11-20T04:00:01Z', { id: 2, feed_id }],
    ['drafts', '2026-11-20T04:00:02Z', { id: 31, kind: 'popups', body: { title: '가을 세일' } }],
  ] as const;
  for (const [table, at, row] of rows)
    await shop.database.servicePool.query(
      "insert into management.audit_entries (user_id, table_name, action, row_after, created_at) values ($1, 'management.' || $2, 'INSERT', $3, $4)",
      [id, table, JSON.stringify(row), at],
    );
  const { entries } = await log(`staff=${id}`);
  expect(entries.map(({ table, row_name, sort }) => [table, row_name, sort])).toEqual([
    ['management.drafts', '가을 세일', 'popups'],
    ['management.influencer_feed_images', '서아: 오늘은 비가 와서 노란 옷을 입고 나…', null],
    ['management.influencer_feed_images', null, null],
    ['management.influencer_feeds', '서아: 첫 글', null],
  ]);
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/open.ts';
import { rolePool } from '#test/database.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';

let database: Database;
let listener: pg.Client;
const heard: string[] = [];

beforeAll(async () => {
  database = await demoDatabase();
  listener = new pg.Client({ connectionString: database.url, options: '-c role=shop_public' });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen shop_changed');
});
afterAll(() => listener.end());

/** The notifications of a change. They arrive before the response to a later query on the same connection. */
async function announcedBy(role: 'admin' | 'service', sql: string): Promise<string[]> {
  heard.length = 0;
  await (role === 'admin' ? rolePool(database, 'admin') : database.servicePool).query(sql);
  await listener.query('select 1');
  return heard.toSorted();
}

test('a change of public rows is announced once for each table and transaction', async () => {
  expect(await announcedBy('admin', "update management.shop_info set footer_title = 'A'")).toEqual(['management.shop_info']);
  expect(await announcedBy('admin', 'update product.products set position = position + 1')).toEqual(['product.products']);
  expect(
    await announcedBy('admin', 'begin; update product.graphics set position = 1; update product.graphics set position = 2; commit'),
  ).toEqual(['product.graphics']);
});

test('counters, stock, carts and members’ designs are not announced; the shop’s best designs are', async () => {
  expect(await announcedBy('service', 'update product.products set like_count = like_count + 1')).toEqual([]);
  expect(await announcedBy('service', 'update product.product_options set stock_count = stock_count + 1')).toEqual([]);
  expect(await announcedBy('service', 'update product.product_customs set revision = revision + 1 where not is_best')).toEqual([]);
  expect(await announcedBy('admin', 'update product.product_customs set is_best = not is_best')).toEqual(['product.product_customs']);
});

test('every column of an announced table is watched, except counters and generated columns', async () => {
  const { rows } = await database.servicePool.query<{ name: string; column: string }>(`
    select c.oid::regclass::text as name, a.attname as column from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    where t.tgname = 'announce_change' and t.tgattr <> '' and not a.attnum = any (t.tgattr) order by 1, 2`);
  expect(rows.map(({ name, column }) => `${name}.${column}`)).toEqual([
    'product.artists.follower_count',
    'product.brands.follower_count',
    'product.graphics.like_count',
    'product.graphics.product_count',
    'product.product_options.stock_count',
    'product.product_options.updated_at',
    'product.products.like_count',
    'product.products.review_count',
    'product.products.review_score_sum',
    'product.products.sales_count',
    'product.products.stock_count',
    'sales.coupons.issued_count',
    'sales.coupons.number_count',
    'sales.coupons.spent_amount',
    'sales.coupons.used_count',
  ]);
});

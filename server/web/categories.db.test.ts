import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { urlFor } from '#contract/routes.ts';
import type { Database } from '#db/open.ts';
import { testApp, testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { readConfig } from '../config.ts';

let database: Database;
let app: FastifyInstance;
let product: { id: number; category: number; parent: string };

beforeAll(async () => {
  database = await demoDatabase();
  const { rows } = await database.servicePool.query<typeof product>(`with child as (
      insert into product.categories (parent_id, name, path_name, image_src, position)
      select category_id, '{"ko": "얇은 것", "en": "Thin ones"}', 'thin-ones', '', 0 from product.products
        where state = 'ACT' and deleted_at is null and category_id is not null order by id limit 1
      returning id, parent_id
    ) update product.products as moved set category_id = child.id from child, product.categories parent
      where parent.id = child.parent_id and moved.id = (select min(p.id) from product.products p
        where p.category_id = child.parent_id and p.state = 'ACT' and p.deleted_at is null)
      returning moved.id, child.id as category, parent.path_name as parent`);
  product = rows[0] ?? expect.unreachable('no product of a category');
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'data,web', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  ({ app } = await testApp({ config, database, clock: () => new Date('2026-11-20T03:00:00Z') }));
  await app.ready();
});

const page = async (category: string) => (await app.inject({ url: urlFor('category', {}, { category }) })).body;
const isLinked = (html: string, url: string) => html.includes(`href="${url}"`);

test('a category page shows its child categories, and their products among its own', async () => {
  const html = await page(product.parent);
  expect(isLinked(html, urlFor('category', {}, { category: 'thin-ones' }))).toBe(true);
  expect(isLinked(html, urlFor('product-id', { id: product.id }))).toBe(true);
});

test('a child category has its own name and page, and links back to its parent', async () => {
  const html = await page('thin-ones');
  expect(html).toMatch(/<h1[^>]*>얇은 것<\/h1>/);
  expect(html).toContain('<title>얇은 것 — Seam</title>');
  expect(html).toContain('<link rel="canonical" href="http://localhost:3000/category?category=thin-ones"/>');
  expect(isLinked(html, urlFor('category', {}, { category: product.parent }))).toBe(true);
  expect(isLinked(html, urlFor('product-id', { id: product.id }))).toBe(true);
});

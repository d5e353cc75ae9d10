import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { DB } from '#db/schema.generated.ts';
import { noFilters, type ProductFilters } from '#rules/catalogue/product/product-filter.ts';
import { isDiscountShown } from '#rules/money/price.ts';
import { linePattern, searchGrams } from '#rules/search/pieces.ts';
import { storeSearchWords } from '#server/nouns/search/store-words.ts';
import { testDatabase } from '#test/database.ts';
import { addCatalogue, type Catalogue } from '#test/rows/commerce-rows.ts';
import { readProductFacets } from './read-facets.ts';

let db: Kysely<DB>;
let catalogue: Catalogue;
let code = 0;
const named = (ko: string) => JSON.stringify({ ko, en: ko });

beforeAll(async () => {
  const database = await testDatabase();
  db = database.service;
  catalogue = await addCatalogue(db);
});

async function addProduct(values: Partial<Record<'category_id' | 'brand_id' | 'price' | 'origin_price' | 'promotion_price', number>> = {}) {
  code += 1;
  const { id } = await db
    .insertInto('product.products')
    .values({
      ...{ brand_id: catalogue.brandId, shipping_policy_id: catalogue.policyId, code: `facets-${code}`, name: named(`물건 ${code}`) },
      ...{ price: 20_000, origin_price: 20_000, ...values },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addOption(product_id: number, size: string, colour: { ko: string; hex: string } | null = null, stock_count = 5) {
  const color = colour
    ? await db
        .insertInto('product.colors')
        .values({ product_id, name: named(colour.ko), hex: colour.hex })
        .returning('id')
        .executeTakeFirstOrThrow()
    : null;
  await db
    .insertInto('product.product_options')
    .values({ product_id, size, color_id: color?.id ?? null, stock_count, name: named(size || '하나') })
    .execute();
}

async function tagsOf(product_id: number): Promise<string[] | null> {
  const row = await db.selectFrom('product.product_facets').select('tags').where('product_id', '=', product_id).executeTakeFirst();
  return row?.tags ?? null;
}

async function addCategory(path_name: string, parent_id: number | null = null) {
  const row = await db
    .insertInto('product.categories')
    .values({ path_name, parent_id, name: named(path_name) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const navy = { ko: '미드나잇', hex: '#1F2A44' };
const black = { ko: '검정', hex: '#141412' };

test('a product is found by the filters of its current properties only', async () => {
  const top = await addCategory('facet-top');
  const below = await addCategory('facet-below', top);
  const id = await addProduct({ category_id: below, origin_price: 25_000, promotion_price: 15_000 });
  await addOption(id, 'L', navy);
  await addOption(id, '', black);
  const brand = `brand:${catalogue.brandId}`;
  const kinds = ['category:facet-below', 'category:facet-top'];
  expect(await tagsOf(id)).toEqual([brand, ...kinds, 'is:sale', 'is:stock', 'size:L']);
  await storeSearchWords({ database: { service: db } as never });
  expect(await tagsOf(id)).toEqual([brand, ...kinds, 'colour:black', 'colour:navy', 'is:sale', 'is:stock', 'size:L']);
  await db
    .updateTable('product.colors')
    .set({ name: named('빨강') })
    .where('product_id', '=', id)
    .where('hex', '=', navy.hex)
    .execute();
  await db.updateTable('product.product_options').set({ stock_count: 0 }).where('product_id', '=', id).execute();
  await db.updateTable('product.categories').set({ parent_id: null }).where('id', '=', below).execute();
  await db.updateTable('product.products').set({ promotion_price: null, origin_price: 20_000 }).where('id', '=', id).execute();
  expect(await tagsOf(id)).toEqual([brand, 'category:facet-below', 'colour:black', 'size:L']);
  await storeSearchWords({ database: { service: db } as never });
  expect(await tagsOf(id)).toContain('colour:red');
  await db.updateTable('product.products').set({ state: 'STOP' }).where('id', '=', id).execute();
  expect(await tagsOf(id)).toBeNull();
  await db.updateTable('product.products').set({ state: 'ACT' }).where('id', '=', id).execute();
  expect(await tagsOf(id)).toContain('colour:red');
});

test('a product is filtered by the artists of its graphics, and by event as a list, which is not a tag', async () => {
  const id = await addProduct();
  const graphic = await db
    .insertInto('product.graphics')
    .values({
      artist_id: catalogue.artistId,
      name: named('곰'),
      src: '/cdn/a.svg',
      width: 10,
      height: 10,
      extension: 'svg',
      price: 0,
      origin_price: 0,
    })
    .returning(['id', 'artist_id'])
    .executeTakeFirstOrThrow();
  const plan = await db
    .insertInto('product.plans')
    .values({ title: named('기획전') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('product.graphic_products').values({ graphic_id: graphic.id, product_id: id }).execute();
  await db.insertInto('product.plan_products').values({ plan_id: plan.id, product_id: id }).execute();
  const [artist, event] = [`artist:${graphic.artist_id}`, `plan:${plan.id}`];
  const listsOf = async () =>
    (await db.selectFrom('product.product_lists').select('list').where('product_id', '=', id).execute()).map(({ list }) => list);
  const inEvent = async () => (await readProductFacets(db, { tags: [event], filters: noFilters })).total;
  expect(await tagsOf(id)).toContain(artist);
  expect([(await tagsOf(id))?.includes(event), (await listsOf()).includes(event), await inEvent()]).toEqual([false, true, 1]);
  await db.updateTable('product.products').set({ state: 'STOP' }).where('id', '=', id).execute();
  expect([await listsOf(), await inEvent()]).toEqual([[], 0]);
  await db.updateTable('product.products').set({ state: 'ACT' }).where('id', '=', id).execute();
  expect(await listsOf()).toContain(event);
  await db.updateTable('product.graphics').set({ state: 'STOP' }).where('id', '=', graphic.id).execute();
  await db.deleteFrom('product.plan_products').where('plan_id', '=', plan.id).execute();
  expect(await tagsOf(id)).not.toContain(artist);
  expect([(await listsOf()).includes(event), await inEvent()]).toEqual([false, 0]);
  await db.updateTable('product.graphics').set({ state: 'ACT' }).where('id', '=', graphic.id).execute();
  await db.updateTable('product.artists').set({ state: 'STOP' }).where('id', '=', graphic.artist_id).execute();
  expect(await tagsOf(id)).not.toContain(artist);
  await db.updateTable('product.artists').set({ state: 'ACT' }).where('id', '=', graphic.artist_id).execute();
  expect(await tagsOf(id)).toContain(artist);
});

test('the filter “on sale” finds the products whose tile shows a discount percent', async () => {
  const id = await addProduct();
  for (const price of [0, 9_950, 10_000])
    for (const origin_price of [0, 10_000, 10_050])
      for (const promotion_price of [null, 0, 9_960])
        for (const sale_rate of [0.4, 0.5]) {
          await db.updateTable('product.products').set({ price, origin_price, promotion_price, sale_rate }).where('id', '=', id).execute();
          const isTagged = (await tagsOf(id))?.includes('is:sale');
          const about = { price, origin_price, promotion_price, sale_rate };
          expect([about, isTagged]).toEqual([about, isDiscountShown(about)]);
        }
});

test('each filter count equals the list that its value would give together with the other filters', async () => {
  const category_id = await addCategory('counted');
  const goods = [
    { sizes: ['M', 'L'], colours: [black], price: 9_000 },
    { sizes: ['L', 'XL'], colours: [black, navy], price: 20_000 },
    { sizes: ['L'], colours: [navy], price: 60_000 },
    { sizes: ['M'], colours: [], price: 30_000 },
  ];
  for (const { sizes, colours, price } of goods) {
    const id = await addProduct({ category_id, price, origin_price: price });
    for (const size of sizes) await addOption(id, size);
    for (const colour of colours) await addOption(id, sizes[0] ?? '', colour);
  }
  await storeSearchWords({ database: { service: db } as never });
  const tags = ['category:counted'];
  const read = (filters: Partial<ProductFilters>) => readProductFacets(db, { tags, filters: { ...noFilters, ...filters } });
  const all = await read({});
  const counts = (choices: { value: string; count: number }[]) => Object.fromEntries(choices.map(({ value, count }) => [value, count]));
  expect([all.total, counts(all.colour), all.size.map(({ value }) => value), counts(all.size)]).toEqual([
    ...[4, { black: 2, navy: 2 }, ['M', 'L', 'XL'], { M: 2, L: 3, XL: 1 }],
  ]);
  expect(counts(all.price)).toEqual({ '-10000': 1, '10000-30000': 2, '30000-50000': 1, '50000-': 1 });
  const chosen = await read({ colour: ['black'] });
  // Choosing black leaves what navy would add, and narrows the sizes.
  expect([chosen.total, counts(chosen.colour), counts(chosen.size)]).toEqual([2, { black: 2, navy: 2 }, { M: 1, L: 2, XL: 1 }]);
  const two = await read({ colour: ['black', 'navy'], size: ['XL'], price: { from: 10_000, to: 30_000 } });
  expect([two.total, counts(two.colour), counts(two.size), counts(two.price)]).toEqual([
    ...[1, { black: 1, navy: 1 }, { L: 1, XL: 1 }, { '10000-30000': 1 }],
  ]);
  const none = await read({ size: ['XS'], flags: ['sale'] });
  expect([none.total, none.size, none.flags]).toEqual([
    0,
    [{ value: 'XS', count: 0 }],
    ['custom', 'stock', 'sale'].map((value) => ({ value, count: 0 })),
  ]);
});

test('counts of a long list are exact up to 1,000, and 1,001 above', async () => {
  const category_id = await addCategory('many');
  await sql`insert into product.products (brand_id, category_id, shipping_policy_id, code, name, price, origin_price)
    select ${catalogue.brandId}, ${category_id}, ${catalogue.policyId}, 'many-' || n, jsonb_build_object('ko', n::text, 'en', n::text), 1000, 1000
    from generate_series(1, 1100) n`.execute(db);
  await sql`insert into product.product_options (product_id, size, name, stock_count)
    select id, case when id % 6 = 0 then 'S' else 'M' end, '{"ko":"하나","en":"one"}', 0
    from product.products where category_id = ${category_id} and id % 2 = 0`.execute(db);
  const { rows } = await sql<{ size: string; count: number }>`
    select size, count(*)::int as count from product.product_options o join product.products p on p.id = o.product_id
    where p.category_id = ${category_id} group by size`.execute(db);
  const sized = (size: string) => Math.min(1_001, rows.find((row) => row.size === size)?.count ?? 0);
  await sql`analyze product.product_facets`.execute(db);
  const found = await readProductFacets(db, { tags: ['category:many'], filters: noFilters }, undefined, { lookedAt: 400, whole: 200 });
  expect(found.total).toBe(1_001);
  expect(found.size).toEqual([
    { value: 'S', count: sized('S') },
    { value: 'M', count: sized('M') },
  ]);
  expect(found.flags).toContainEqual({ value: 'sale', count: 0 });
  expect(found.price).toContainEqual({ value: '-10000', count: 1_001 });
});

test('a search is counted by the same conditions as its list', async () => {
  const id = await addProduct();
  await db
    .updateTable('product.products')
    .set({ name: named('겨울곰 노트') })
    .where('id', '=', id)
    .execute();
  const condition = (word: string) => ({ grams: { _contains: searchGrams(word) }, words: { _like: linePattern(word, 'whole') } });
  const total = async (search: object) => (await readProductFacets(db, { tags: [], search, filters: noFilters })).total;
  expect(await total({ _and: [condition('겨울곰'), condition('노트')] })).toBe(1);
  expect(await total({ _or: [condition('겨울곰'), condition('여름곰')] })).toBe(1);
  expect(await total({ _and: [condition('겨울곰'), { _not: { own_words: { _like: linePattern('겨울곰', 'whole') } } }] })).toBe(0);
  expect(await total({ words: { _in: [] } })).toBe(0);
});

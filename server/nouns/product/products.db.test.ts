import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import type { RichText } from '#contract/rich-text.ts';
import { firstProductValues } from '#rules/catalogue/product/product-fields.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall } from '#test/commerce-steps.ts';
import { addCatalogue, type Catalogue } from '#test/rows/commerce-rows.ts';
import { applyPromotions } from './apply-promotions-job.ts';

const photo = `/cdn/${'a'.repeat(64)}.webp`;
const told = { ko: '면 100%', en: 'Cotton' };
let shop: CommerceShop;
let staff: Actor;
let catalogue: Catalogue;
let shirt: ProductBody;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  catalogue = await addCatalogue(shop.database.service);
  shirt = {
    ...firstProductValues(),
    ...{ brand_id: catalogue.brandId, shipping_policy_id: catalogue.policyId, code: 'shirt', state: 'ACT' },
    name: { ko: '셔츠', en: 'Shirt', cn: '衬衫' },
    ...{ add_content: null, add_content_en: null, add_content_cn: null },
    ...{ price: 20_000, origin_price: 25_000, promotions: [], image_src: photo, frames: [], sides: [] },
    images: [{ src: photo, color_key: null }],
    colors: [{ key: 'new-black', name: { ko: '검정', en: 'Black' }, hex: '#141412' }],
    options: ['S', 'M'].map((size) => ({
      ...{ key: `new-${size}`, frame_key: null, color_key: 'new-black', size, price: 0, state: 'ACT' as const, stock: 5 },
    })),
    facts: {
      ...{ kind: 'CLOTHING', material: told, contents: null, maker: told, origin: told, made_on: told, care: told },
      ...{ certification: null, warranty: told, contact: null },
    },
    sizes: [{ frame_key: null, size: 'M', measure: 'CHEST', value_mm: 520 }],
  };
});

let codes = 0;
const add = (about: Partial<ProductBody> = {}) => {
  codes += 1;
  const headers = { 'idempotency-key': randomUUID() };
  return staff.call({ method: 'POST', url: '/api/admin/products', headers, body: { ...shirt, code: `shirt-${codes}`, ...about } });
};
const added = async (about: Partial<ProductBody> = {}) => {
  const reply = await add(about);
  expect([reply.statusCode, reply.json()]).toEqual([201, { id: expect.any(Number) }]);
  return reply.json<{ id: number }>().id;
};
const read = async (id: number) => (await staff.call({ url: `/api/admin/products/${id}` })).json();
const save = (id: number, base: ProductBody, mine: ProductBody) =>
  staff.call({ method: 'PUT', url: `/api/admin/products/${id}`, body: { base, mine } });
const columns = (id: number) =>
  shop.database.service
    .selectFrom('product.products')
    .select(['price', 'promotion_price', 'selling_price', 'stock_count', 'state', 'is_sale', 'category_id', 'origin_price', 'sale_rate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('one product', () => {
  test('a product is created with options, stock, facts and sizes, read back as written, and bought', async () => {
    const id = await added();
    const { product, stock, missing } = await read(id);
    expect(product).toMatchObject({ name: shirt.name, facts: shirt.facts, sizes: shirt.sizes, images: shirt.images });
    expect(product.options.map(({ size, stock: first }: { size: string; stock: null }) => [size, first])).toEqual([
      ['S', null],
      ['M', null],
    ]);
    expect([stock.map(({ name, stock_count }: { name: string; stock_count: number }) => [name, stock_count]), missing]).toEqual([
      [
        ['검정 / S', 5],
        ['검정 / M', 5],
      ],
      [],
    ]);
    const member = await shop.addMember();
    const sheet = await openCheckout(member, [{ product_id: id, option_id: stock[0].id }]);
    expect((await member.call(orderCall(sheet))).statusCode).toBe(201);
    expect(await columns(id)).toMatchObject({ stock_count: 9 });
  });

  test('a product’s name, facts and parts may be Korean only, and an option’s English name must be complete', async () => {
    const korean = { ko: '국산 면' };
    const facts = shirt.facts && { ...shirt.facts, material: korean };
    const colors = [{ key: 'new-black', name: { ko: '검정' }, hex: '#141412' }];
    const { product, missing } = await read(await added({ name: { ko: '한글 셔츠' }, facts, colors }));
    expect([product.name, product.facts.material, missing]).toEqual([{ ko: '한글 셔츠' }, korean, []]);
    const option = await shop.database.service
      .selectFrom('product.product_options')
      .select('name')
      .where('id', '=', Number(product.options[0].key))
      .executeTakeFirstOrThrow();
    expect(option.name).toEqual({ ko: '검정 / S' });
    expect((await add({ name: { en: 'Shirt' } as never })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'name.ko' });
  });

  test('changing price and intro keeps options and translated names, and the log names the new category', async () => {
    const id = await added();
    await shop.query(`update product.product_options set name = name || '{"cn": "黑"}' where product_id = ${id}`);
    const { product } = await read(id);
    const { id: category_id } = await shop.database.service
      .insertInto('product.categories')
      .values({ name: JSON.stringify({ ko: '노트', en: 'Notes' }), path_name: `notes-${id}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mine = { ...product, category_id, price: 19_000, description: { ko: '소개', en: 'Intro' } };
    expect((await save(id, product, mine)).statusCode).toBe(200);
    const { entries } = (await staff.call({ url: `/api/admin/audit?kind=product&thing=${id}&limit=1` })).json();
    expect(entries.map(({ table }: { table: string }) => table)).not.toContain('product.product_options');
    const changes = entries.find(({ table }: { table: string }) => table === 'product.products').changes;
    expect(changes.find(({ column }: { column: string }) => column === 'category_id')).toMatchObject({
      after: category_id,
      called: { before: null, after: '노트' },
    });
  });

  test('the texts of a product are written in each language, and copied with it', async () => {
    const written = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
    const told = async (of: number) =>
      shop.database.service
        .selectFrom('product.products')
        .select(['add_content', 'translations'])
        .where('id', '=', of)
        .executeTakeFirstOrThrow();
    const id = await added({ add_content: written('면'), add_content_en: written('Cotton') });
    expect(await told(id)).toEqual({ add_content: '<p>면</p>', translations: { en: { add_content: '<p>Cotton</p>' }, cn: {} } });
    const detail = await read(id);
    expect(detail).toMatchObject({ html: '<p>면</p>', html_en: '<p>Cotton</p>', html_cn: '' });
    expect(detail.product).toMatchObject({ add_content_en: written('Cotton'), add_content_cn: null });
    const mine = { ...detail.product, add_content_cn: written('棉') };
    expect((await save(id, detail.product, mine)).json()).toMatchObject({ saved: mine });
    const both = { add_content: '<p>면</p>', translations: { en: { add_content: '<p>Cotton</p>' }, cn: { add_content: '<p>棉</p>' } } };
    expect(await told(id)).toEqual(both);
    const headers = { 'idempotency-key': randomUUID() };
    const copy = (await staff.call({ method: 'POST', url: `/api/admin/products/${id}/copies`, headers })).json<{ id: number }>();
    expect(await told(copy.id)).toEqual(both);
    // Changing another field leaves the description unchanged.
    await save(id, mine, { ...mine, position: 3 });
    expect(await told(id)).toEqual(both);
  });

  test('an order between two saves is no conflict, and its pieces stay deducted', async () => {
    const id = await added();
    const { product, stock } = await read(id);
    const member = await shop.addMember();
    expect((await member.call(orderCall(await openCheckout(member, [{ product_id: id, option_id: stock[0].id }])))).statusCode).toBe(201);
    const large = { key: 'new-l', frame_key: null, color_key: product.colors[0].key, size: 'L', price: 1_000, state: 'ACT', stock: 3 };
    const mine = { ...product, options: [...product.options, large] };
    const saved = (await save(id, product, mine)).json();
    expect(saved.saved.options.map(({ size }: { size: string }) => size)).toEqual(['S', 'M', 'L']);
    expect(await columns(id)).toMatchObject({ stock_count: 12 });
    // The response was lost: the retry finds its new option.
    expect([(await save(id, product, mine)).json(), await columns(id)]).toMatchObject([saved, { stock_count: 12 }]);
  });

  test('an ordered option cannot be removed, an unordered one can; a refused save writes nothing', async () => {
    const id = await added();
    const { product, stock } = await read(id);
    const member = await shop.addMember();
    await member.call(orderCall(await openCheckout(member, [{ product_id: id, option_id: stock[0].id }])));
    const [first, second] = product.options;
    const refused = await save(id, product, { ...product, price: 1_000, options: [second] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CATALOGUE_IN_USE']);
    expect(await columns(id)).toMatchObject({ price: 20_000 });
    expect((await save(id, product, { ...product, options: [first] })).json().saved.options).toEqual([first]);
  });

  test('a field required for sale is refused when empty, unless the product is not for sale', async () => {
    for (const [about, field] of [
      [{ facts: null }, 'facts'],
      [{ image_src: '' }, 'image_src'],
      [{ facts: { ...shirt.facts, maker: null } }, 'facts.maker'],
      [{ options: [] }, 'options'],
    ] as const)
      expect((await add(about as Partial<ProductBody>)).json()).toMatchObject({ code: 'PRODUCT_INCOMPLETE', field });
    const id = await added({ facts: null, state: 'STOP' });
    expect((await read(id)).missing).toEqual(['facts']);
  });

  test('a taken code, an unknown brand, inconsistent prices and a foreign picture address are refused, each at its field', async () => {
    await added({ code: 'once' });
    for (const [about, refusal] of [
      [{ code: 'once' }, { code: 'PRODUCT_CODE_TAKEN', field: 'code' }],
      [{ brand_id: 999_999 }, { code: 'INVALID_INPUT', field: 'brand_id' }],
      [{ origin_price: 10_000 }, { code: 'INVALID_INPUT', field: 'origin_price' }],
      [{ promotions: [{ price: 30_000, starts_at: null, ends_at: null }] }, { code: 'INVALID_INPUT', field: 'promotions' }],
      [{ image_src: 'https://elsewhere.example/a.png' }, { code: 'INVALID_INPUT', field: 'image_src' }],
    ] as const)
      expect((await add(about as Partial<ProductBody>)).json()).toMatchObject(refusal);
  });

  test('a photo keeps its colour when saved again and copied, and has none after the colour is deleted', async () => {
    const id = await added({
      images: [{ src: photo, color_key: 'new-red' }],
      colors: [...shirt.colors, { key: 'new-red', name: { ko: '빨강' }, hex: '#CC2222' }],
    });
    const imagesOf = async (product: number) => {
      const { colors, images }: ProductBody = (await read(product)).product;
      return images.map(({ color_key }) => colors.find(({ key }) => key === color_key)?.name.ko ?? null);
    };
    const { product } = await read(id);
    expect((await save(id, product, { ...product, price: 19_000 })).statusCode).toBe(200);
    const headers = { 'idempotency-key': randomUUID() };
    const copy = (await staff.call({ method: 'POST', url: `/api/admin/products/${id}/copies`, headers })).json<{ id: number }>();
    expect([await imagesOf(id), await imagesOf(copy.id)]).toEqual([['빨강'], ['빨강']]);
    const rest = { ...product, colors: product.colors.slice(0, 1) };
    expect((await save(id, product, rest)).statusCode).toBe(200);
    expect(await imagesOf(id)).toEqual([null]);
  });

  test('a copy has everything but stock, sales and promotions, is not for sale, and has a new code and new names', async () => {
    const id = await added({ code: 'original', promotions: [{ price: 15_000, starts_at: null, ends_at: null }] });
    const headers = { 'idempotency-key': randomUUID() };
    const copy = await staff.call({ method: 'POST', url: `/api/admin/products/${id}/copies`, headers });
    const { product, stock } = await read(copy.json().id);
    expect(product).toMatchObject({ code: 'original-2', state: 'STOP', promotions: [], name: copyOf(shirt).name, facts: shirt.facts });
    expect(stock.map(({ stock_count }: { stock_count: number }) => stock_count)).toEqual([0, 0]);
  });

  test('a save writes only what changed: parts keep their ids, and the log names one change', async () => {
    const window = { price: 15_000, starts_at: '2030-01-01T00:00:00.000Z', ends_at: '2030-02-01T00:00:00.000Z' };
    const id = await added({
      ...{
        promotions: [window, { ...window, price: 14_000, starts_at: null, ends_at: '2029-01-01T00:00:00.000Z' }],
        images: [photo, photo.replace('a', 'b')].map((src) => ({ src, color_key: null })),
      },
      sizes: ['S', 'M'].map((size) => ({ frame_key: null, size, measure: 'CHEST' as const, value_mm: 500 })),
    });
    const rowsOf = async () => {
      const ids = (table: string) =>
        shop.database.servicePool
          .query<{ id: string }>(`select id from product.${table} where product_id = $1 order by id`, [id])
          .then(({ rows }) => rows.map((row) => Number(row.id)));
      return Promise.all(['promotions', 'size_measures', 'product_images', 'product_options', 'colors'].map(ids));
    };
    const logged = async (): Promise<{ table_name: string; action: string }[]> => {
      const { rows } = await shop.database.servicePool.query('select table_name, action from management.audit_entries order by id');
      return rows;
    };
    const [rows, log] = [await rowsOf(), (await logged()).length];
    const since = async () => (await logged()).slice(log).map(({ table_name, action }) => `${action} ${table_name}`);
    const { product } = await read(id);
    const sizes = product.sizes.map((size: { size: string }) => (size.size === 'M' ? { ...size, value_mm: 530 } : size));
    expect((await save(id, product, { ...product, sizes })).statusCode).toBe(200);
    expect(await since()).toEqual(['UPDATE product.size_measures']);
    const next = { ...product, sizes, promotions: [{ ...product.promotions[0], price: 13_000 }, product.promotions[1]] };
    expect((await save(id, { ...product, sizes }, next)).statusCode).toBe(200);
    expect(await since()).toEqual(['UPDATE product.size_measures', 'UPDATE product.promotions']);
    expect(await rowsOf()).toEqual(rows);
    // Reordered pictures; a new first promotion rewrites all promotions, because they are read by id.
    const turned = { ...next, images: next.images.toReversed(), promotions: [{ ...window, starts_at: null }, ...next.promotions] };
    expect((await save(id, next, turned)).statusCode).toBe(200);
    expect((await read(id)).product).toMatchObject({ images: turned.images, promotions: turned.promotions });
    expect((await rowsOf())[2]).toEqual(rows[2]);
  });

  test('a change by staff is in the audit log under their name', async () => {
    const id = await added();
    const logged = await shop.database.servicePool.query<{ user_id: string; action: string }>(
      "select user_id, action from management.audit_entries where table_name = 'product.products' and row_id = $1 order by id",
      [String(id)],
    );
    expect(logged.rows[0]).toEqual({ user_id: staff.userId, action: 'INSERT' });
  });
});

describe('promotions', () => {
  test('promotions begin and end by the clock, and the one that began last applies', async () => {
    const hour = 3_600_000;
    const at = (hours: number) => new Date(shop.clock().getTime() + hours * hour).toISOString();
    const id = await added({
      promotions: [
        { price: 18_000, starts_at: null, ends_at: at(3) },
        { price: 12_000, starts_at: at(1), ends_at: at(2) },
      ],
    });
    expect(await columns(id)).toMatchObject({ selling_price: 18_000, is_sale: true });
    for (const [minutes, price] of [
      [60, 12_000],
      [60, 18_000],
      [60, 20_000],
    ] as const) {
      shop.pass(minutes);
      expect(await applyPromotions(shop)).toBe(1);
      expect(await applyPromotions(shop)).toBe(0);
      expect(await columns(id)).toMatchObject({ selling_price: price });
    }
  });
});

describe('bulk changes', () => {
  test('bulk changes of state, price and category apply to each product; a refused product says why and stays unchanged', async () => {
    const [one, other] = [await added({ code: 'bulk-1' }), await added({ code: 'bulk-2', facts: null, state: 'STOP' })];
    const change = async (wanted: object) =>
      (await staff.call({ method: 'PATCH', url: '/api/admin/products', body: { ids: [other, one, 999_999], change: wanted } })).json()
        .results;
    expect(await change({ state: 'ACT' })).toEqual([
      { id: one, code: null, field: null },
      { id: other, code: 'PRODUCT_INCOMPLETE', field: 'facts' },
      { id: 999_999, code: 'NOT_FOUND', field: null },
    ]);
    expect(await columns(other)).toMatchObject({ state: 'STOP' });
    await change({ percent: 12 });
    expect([await columns(one), await columns(other)]).toMatchObject([{ price: 22_400 }, { price: 22_400 }]);
    await change({ price: 40_000 });
    expect((await read(one)).product).toMatchObject({ price: 40_000, origin_price: 40_000 });
    await change({ price: 25_000 });
    expect(await columns(one)).toMatchObject({ price: 25_000, origin_price: 25_000, sale_rate: 0 });
    await change({ percent: -20, is_discount: true });
    expect(await columns(one)).toMatchObject({ price: 20_000, origin_price: 25_000, sale_rate: 20 });
    const promoted = await added({ code: 'bulk-3', promotions: [{ price: 15_000, starts_at: null, ends_at: null }] });
    const body = { ids: [promoted], change: { price: 10_000 } };
    expect((await staff.call({ method: 'PATCH', url: '/api/admin/products', body })).json().results).toEqual([
      { id: promoted, code: 'INVALID_INPUT', field: 'promotions' },
    ]);
  });
});

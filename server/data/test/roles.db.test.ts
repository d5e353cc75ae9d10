import { beforeAll, describe, expect, it } from 'vitest';
import { rolePool } from '#test/database.ts';
import { type AskerName, type DataShop, dataShop } from './data-shop.ts';

/** Columns and tables that a role may not see do not exist for it: in selections, filters, order, aggregates, mutations and introspection. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
});

const unknown: readonly (readonly [asker: AskerName, about: string, query: string])[] = [
  ['visitor', 'a hidden column', '{ product_artists { user_id } }'],
  ['visitor', 'a hidden column in a filter', '{ product_artists(where: { user_id: { _is_null: false } }) { id } }'],
  ['visitor', 'a hidden column in order_by', '{ product_artists(order_by: { user_id: asc }) { id } }'],
  ['visitor', 'a hidden column in an aggregate', '{ product_artists_aggregate { aggregate { count(columns: user_id) } } }'],
  ['visitor', 'a hidden table', '{ member_members { id } }'],
  ['visitor', 'a hidden table through a relationship', '{ product_artists { member { id } } }'],
  ['visitor', 'a hidden table in a filter', '{ product_artists(where: { member: { email: { _like: "a%" } } }) { id } }'],
  ['visitor', 'another schema', '{ identity_credentials { user_id } }'],
  ['visitor', 'coupon numbers', '{ sales_coupons { number } }'],
  ['member', 'hidden columns of the own row', '{ member_members { blocked_at } }'],
  ['member', 'the log', '{ management_logs { description } }'],
  ['member', 'audit entries', '{ management_audit_entries { id } }'],
  ['member', 'a mutation without a grant', 'mutation { insert_product_graphics(objects: []) { affected_rows } }'],
  [
    'member',
    'a column without an insert grant',
    'mutation { insert_product_product_customs_one(object: { product_id: 1001, option_id: 1001, is_best: true }) { id } }',
  ],
  [
    'member',
    'a column without an update grant',
    'mutation { update_product_graphic_likes(where: {}, _set: { user_id: "x" }) { affected_rows } }',
  ],
  ['member', 'a delete', 'mutation { delete_product_graphic_likes(where: {}) { affected_rows } }'],
  ['member', 'writing an order', 'mutation { update_sales_orders(where: {}, _set: { status: "PAYMENT_COMPLETE" }) { affected_rows } }'],
  ['artist', 'the price of a graphic', 'mutation { update_product_graphics(where: {}, _set: { price: 1 }) { affected_rows } }'],
  ['admin', 'secrets, even for administrators', '{ identity_credentials { password_hash } }'],
];

describe('does not exist', () => {
  it.each(unknown)('the schema for %s lacks: %s', async (asker, _about, query) => {
    const answer = await shop.ask(asker, query);
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.extensions.code).toBe('validation-failed');
    expect(answer.errors?.[0]?.message).toMatch(/Cannot query field|is not defined by type|does not exist in|no mutations exist/);
  });
});

/** Columns of public tables that could reveal a member's id or an order line. */
const closed: readonly (readonly [table: string, column: string])[] = [
  ['product_reviews', 'user_id'],
  ['product_reviews', 'order_product_id'],
  ['member_profiles', 'user_id'],
  ['member_inquiries', 'user_id'],
  ['product_artists', 'user_id'],
  ['product_brands', 'user_id'],
];

describe.each(['visitor', 'member', 'artist', 'brand'] as const)('%s: no column that reveals another member', (asker) => {
  it.each(closed)('the column %s.%s is missing from the schema', async (table, column) => {
    const forms = [
      `{ ${table} { ${column} } }`,
      `{ ${table}(where: { ${column}: { _is_null: false } }) { __typename } }`,
      `{ ${table}(order_by: { ${column}: asc }) { __typename } }`,
      `{ ${table}(distinct_on: ${column}) { __typename } }`,
      `{ ${table}_aggregate { aggregate { count(columns: ${column}, distinct: true) } } }`,
      `{ ${table}_aggregate { aggregate { max { ${column} } } } }`,
    ];
    for (const query of forms)
      expect([query, (await shop.ask(asker, query)).errors?.[0]?.extensions.code]).toEqual([query, 'validation-failed']);
  });

  it.each([
    '{ product_reviews { member { id } } }',
    '{ product_reviews { order_product { id } } }',
    '{ sales_order_products { reviews { id } } }',
    '{ member_inquiries { member { id } } }',
  ])('%s is refused with validation-failed', async (query) => {
    expect((await shop.ask(asker, query)).errors?.[0]?.extensions.code).toBe('validation-failed');
  });
});

it('a member finds their own reviews under the ids that strangers see', async () => {
  const query =
    '{ member_members { profile { nickname reviews(limit: 10) { id user { nickname } } } } product_reviews(where: { user: { member: { id: { _is_null: false } } } }) { id } }';
  const reviews = [{ id: 1001, user: { nickname: '바다' } }];
  expect((await shop.ask('otherMember', query)).data).toEqual({
    member_members: [{ profile: { nickname: '바다', reviews } }],
    product_reviews: [{ id: 1001 }],
  });
  expect((await shop.ask('member', query)).data).toEqual({
    member_members: [{ profile: { nickname: '이음', reviews: [] } }],
    product_reviews: [],
  });
  expect((await shop.ask('visitor', '{ product_reviews { user { nickname } } }')).data).toEqual({
    product_reviews: [{ user: { nickname: '바다' } }],
  });
});

const rows: readonly (readonly [asker: AskerName, about: string, query: string, data: Record<string, unknown>])[] = [
  ['visitor', "nobody's likes", '{ product_graphic_likes { user_id } }', { product_graphic_likes: [] }],
  ['visitor', 'only names of those who wrote a review', '{ member_profiles { nickname } }', { member_profiles: [{ nickname: '바다' }] }],
  ['visitor', 'a stopped artist', '{ product_artists_by_pk(id: 1003) { id } }', { product_artists_by_pk: null }],
  ['visitor', 'a deleted graphic', '{ product_graphics_by_pk(id: 1030) { id } }', { product_graphics_by_pk: null }],
  ['visitor', 'private designs', '{ product_product_customs(where: { type: { _eq: "USER" } }) { id } }', { product_product_customs: [] }],
  [
    'visitor',
    'layers of private designs',
    '{ product_product_custom_layers(where: { product_custom_id: { _lt: 1012 } }) { id } }',
    { product_product_custom_layers: [] },
  ],
  ['member', 'the own row', '{ member_members { email } }', { member_members: [{ email: 'member@test.example' }] }],
  [
    'member',
    'the own orders',
    '{ sales_orders { order_number order_products { product_name } } }',
    { sales_orders: [{ order_number: '20260301-0001', order_products: [{ product_name: { ko: '머그', en: 'Mug' } }] }] },
  ],
  [
    'otherMember',
    'orders of others',
    '{ sales_orders { id } sales_orders_aggregate { aggregate { count } } }',
    { sales_orders: [], sales_orders_aggregate: { aggregate: { count: 0 } } },
  ],
  [
    'otherMember',
    'orders of others by key',
    '{ sales_orders_by_pk(id: 1001) { id } sales_order_products_by_pk(id: 1001) { id } }',
    { sales_orders_by_pk: null, sales_order_products_by_pk: null },
  ],
  [
    'otherMember',
    'likes of others through the graphic',
    '{ product_graphics_by_pk(id: 1002) { graphic_likes { user_id } graphic_likes_aggregate { aggregate { count } } } }',
    { product_graphics_by_pk: { graphic_likes: [], graphic_likes_aggregate: { aggregate: { count: 0 } } } },
  ],
  [
    'artist',
    'own graphics in every state, shown ones of others',
    '{ product_graphics_aggregate(where: { artist_id: { _eq: 1001 } }) { aggregate { count } } }',
    { product_graphics_aggregate: { aggregate: { count: 25 } } },
  ],
  [
    'brand',
    'own products',
    '{ product_products(where: { brand_id: { _eq: 1001 } }, order_by: { id: asc }) { id } }',
    { product_products: [{ id: 1001 }, { id: 1002 }] },
  ],
  [
    'admin',
    'everything',
    '{ product_graphics_aggregate { aggregate { count } } product_artists_by_pk(id: 1003) { state } }',
    { product_graphics_aggregate: { aggregate: { count: 30 } }, product_artists_by_pk: { state: 'STOP' } },
  ],
];

describe('rows', () => {
  it.each(rows)('%s reads the rows: %s', async (asker, _about, query, data) => {
    expect(await shop.ask(asker, query)).toEqual({ data });
  });
});

it('an artist can change their own graphics and is refused for others', async () => {
  const change = (id: number) =>
    shop.ask(
      'artist',
      `mutation { update_product_graphics_by_pk(pk_columns: { id: ${id} }, _set: { background_color: "#000000" }) { background_color } }`,
    );
  expect((await change(1001)).data).toEqual({ update_product_graphics_by_pk: { background_color: '#000000' } });
  expect((await change(1028)).data).toEqual({ update_product_graphics_by_pk: null });
});

it('introspection shows a visitor only the visitor’s schema', async () => {
  const answer = await shop.ask(
    'visitor',
    '{ __type(name: "product_artists") { fields { name } } __schema { mutationType { name } } product_artists_by_pk(id: 1001) { path_name } }',
  );
  const fields = JSON.stringify(answer.data?.__type);
  expect(fields).toContain('path_name');
  expect(fields).not.toContain('user_id');
  expect(answer.data).toMatchObject({ __schema: { mutationType: null }, product_artists_by_pk: { path_name: 'seon' } });
});

it('settings of one request have no effect on the next', async () => {
  for (let n = 0; n < 8; n++) {
    expect((await shop.ask('member', '{ member_members { email } }')).data).toEqual({ member_members: [{ email: 'member@test.example' }] });
    expect((await shop.ask('otherMember', '{ member_members { email } }')).data).toEqual({
      member_members: [{ email: 'other@test.example' }],
    });
  }
  expect((await rolePool(shop.database, 'user').query('select app.me()::text as me')).rows).toEqual([
    { me: '00000000-0000-0000-0000-000000000000' },
  ]);
});

describe('staff with a part of the tables', () => {
  const clerk = { role: 'admin', userId: '00000000-0000-4000-8000-00000000000b' } as const;
  const ask = async (query: string) =>
    JSON.parse(await shop.engine.answer(clerk, { query, hash: null, operationName: null, variables: {} })) as {
      data?: Record<string, unknown>;
      errors?: { message: string }[];
    };
  const does = (...staff_roles: string[]) =>
    shop.database.service
      .insertInto('member.member_roles')
      .values({ user_id: clerk.userId, role: 'admin', staff_roles })
      .onConflict((conflict) => conflict.columns(['user_id', 'role']).doUpdateSet({ staff_roles }))
      .execute();
  const orders = '{ sales_orders(limit: 50) { id user_id masked_orderer_name } }';
  const royalties = '{ sales_royalty_rules { id rate } }';
  const answered = async (...queries: string[]) => Promise.all(queries.map(async (query) => (await ask(query)).errors === undefined));

  it('an operation runs as the first staff role that has all its rights; roles are not combined, and a change applies at the next request', async () => {
    await does('desk');
    expect(await answered(orders, royalties)).toEqual([true, false]);
    await does('desk', 'accounting');
    expect(await answered(orders, royalties)).toEqual([true, true]);
    await does('accounting');
    expect(await answered(royalties, '{ management_canned_answers { id } }')).toEqual([true, false]);
    expect((await ask(orders)).data?.sales_orders).not.toEqual([]);
    // What no staff role shows is what a shopper sees: their own.
    await does('production');
    expect([await answered(royalties), (await ask(orders)).data]).toEqual([[false], { sales_orders: [] }]);
  });

  it('for rows that their role may not read, staff see their own, as shoppers do', async () => {
    await does('production');
    expect((await ask('{ sales_orders { id user_id } member_inquiries { id } }')).errors).toBeUndefined();
    const seen = (await ask('{ member_members { id } }')).data as { member_members: { id: string }[] };
    expect(seen.member_members).toEqual([{ id: clerk.userId }]);
  });

  it('personal data is masked for all staff, and read-only staff write nothing', async () => {
    await does('support');
    expect(await answered('{ member_members { masked_phone } }', '{ member_members { phone blocked_at } }')).toEqual([true, false]);
    const write = 'mutation { update_sales_production_plan(where: {}, _set: { units_a_day: 41 }) { affected_rows } }';
    await does('reader');
    expect(await answered('{ sales_production_plan { units_a_day } }', orders, write)).toEqual([true, true, false]);
    await does('production');
    expect(await answered(write)).toEqual([false]);
    await does('desk');
    expect(await answered(write)).toEqual([true]);
    const { rows } = await shop.database.servicePool.query(
      "select user_id from management.audit_entries where table_name = 'sales.production_plan' order by id desc limit 1",
    );
    expect(rows).toEqual([{ user_id: clerk.userId }]);
  });
});

import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { limits } from '#server/data/serve/limits.ts';
import { type Answer, type AskerName, askers, type DataShop, dataShop, withSettings } from '../data-shop.ts';

/** Limits of requests, and how failures are reported. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
  await shop.database.servicePool.query(
    `insert into product.plans (title) select jsonb_build_object('ko', '전 ' || n, 'en', 'Plan ' || n) from generate_series(1, 150) n`,
  );
});

const nested = (depth: number): string => (depth === 0 ? 'id' : `graphics { artist { ${nested(depth - 1)} } }`);

const chain = [
  'product_graphics',
  'artist',
  'artist_brands',
  'brand',
  'products',
  'category',
  'parent',
  'children',
  'products',
  'shipping_policy',
  'products',
  'brand',
  'artist_brands',
  'artist',
  'graphics',
  'graphic_products',
  'product',
];
const deep = `${chain.map((field) => `{ ${field} `).join('')}{ id }${' }'.repeat(chain.length)}`;

const aliases = (times: number, field: string): string => Array.from({ length: times }, (_, n) => `a${n}: ${field}`).join(' ');
const levels = Array.from(
  { length: 4 },
  (_, n) => `fragment f${n} on product_graphics { ${aliases(9, `artist { graphics { ...f${n + 1} } }`)} }`,
);
const multiplied = `{ product_graphics { ...f0 } } ${levels.join(' ')} fragment f4 on product_graphics { id }`;

const times = (count: number, part: (n: number) => string): string => Array.from({ length: count }, (_, n) => part(n)).join(' ');
const works = (fields: string): string => `{ product_graphics(limit: 1) { ${fields} } }`;
const maker = (fields: string): string => `artist { ${fields} }`;
const unused = `{ __typename } fragment f on product_graphics { ${times(400, () => maker('id'))} }`;
const circle = 'fragment f on product_graphics { artist { graphics { ...f } } }';
const spread = `${times(200, (n) => `...f${n}`)}`;
const tangled = times(100, (n) => `fragment f${n} on product_graphics { ${times(14, (m) => `...f${(n + m * 7 + 1) % 100}`)} }`);
const spreads = times(200, (n) => `fragment f${n} on product_graphics { a${n}: id }`);
const related = `{ product_graphics { ...g0 } } ${times(2, (n) => `fragment g${n} on product_graphics { ${aliases(13, `artist { graphics { ...g${n + 1} } }`)} }`)} fragment g2 on product_graphics { id }`;

const wide = `${works(times(290, (n) => `a${n}: ${maker('...f')}`))} fragment f on product_artists { ${aliases(20, '__typename')} }`;

const refused: readonly (readonly [about: string, query: string, message: RegExp])[] = [
  ['no GraphQL', 'select 1', /Syntax Error/],
  ['an empty text', '', /Syntax Error/],
  ['too many tokens', `{ ${'product_graphics { id } '.repeat(limits.tokens / 3)} }`, /more that 5000 tokens/],
  ['recursion', `{ product_artists { ${nested(14)} } }`, /self referential maximum|exceeds/],
  ['depth', deep, /exceeds/],
  ['one text field under too many names', `{ product_graphics { ${aliases(11, 'src')} } }`, /src is asked for more than 10 times/],
  ['one JSON part under many names', `{ product_graphics { ${aliases(11, 'name(path: "ko")')} } }`, /name is asked for more than 10 times/],
  ['fields that fragments multiply', multiplied, /more than 25000 fields/],
  ['wide objects that a fragment multiplies', wide, /more than 5000 fields/],
  ['one field repeated too often', works(times(400, () => maker('id'))), /repeats the same fields/],
  ['one field repeated too often in many parents', works(times(20, () => maker(times(10, () => 'graphics { id }')))), /repeats the same/],
  ['one field repeated too often in inline fragments', works(times(400, () => `... { ${maker('id')} }`)), /repeats the same fields/],
  ['many fragments', `${works(spread)} ${spreads}`, /repeats the same fields or fragments/],
  ['many fragments that do not exist', works(spread), /repeats the same fields or fragments/],
  ['fragments that spread each other', `${works('...f0')} ${tangled}`, /repeats the same fields or fragments/],
  ['an unused fragment', unused, /repeats the same fields/],
  ['a fragment inside itself', `${works('...f')} ${circle}`, /more than 25000 fields, or a fragment contains itself/],
  ['relationships that fragments multiply', related, /more than 300 relationships/],
  ['a regular expression', '{ product_graphics(where: { src: { _regex: "x" } }) { id } }', /_regex is not open to this role/],
  [
    'a pattern inside _cast',
    '{ product_graphics(where: { name: { _cast: { String: { _similar: "x" } } } }) { id } }',
    /_similar is not open/,
  ],
  ['a negative limit', '{ product_graphics(limit: -1) { id } }', /negative value for limit/],
  ['a negative offset', '{ product_graphics(offset: -1) { id } }', /negative value for offset/],
  ['null for an operator', '{ product_graphics(where: { id: { _eq: null } }) { id } }', /null value for _eq/],
  ['null for a filter', '{ product_graphics(where: { id: null }) { id } }', /null value for id/],
  ['distinct_on without its order', '{ product_graphics(distinct_on: artist_id, order_by: { id: asc }) { id } }', /distinct_on/],
  ['an object for a number', '{ product_graphics(where: { id: { _eq: { a: 1 } } }) { id } }', /no value for bigint/],
  ['two operations without a name', 'query a { __typename } query b { __typename }', /operationName is needed/],
  ['a subscription', 'subscription { product_graphics { id } }', /subscription/i],
  ['an unknown field', '{ product_graphics { nothing } }', /Cannot query field/],
  ['a nullable variable for a key', 'query ($id: Int) { product_graphics_by_pk(id: $id) { id } }', /expecting type "bigint!"/],
  ['a text variable for a number', 'query ($id: String!) { product_graphics_by_pk(id: $id) { id } }', /expecting type "bigint!"/],
  ['a wrong variable', 'query ($limit: Int!) { product_graphics(limit: $limit) { id } }', /\$limit/],
];

describe('refuses', () => {
  it.each(refused)('the data service refuses the document: %s', async (_about, query, message) => {
    const answer = await shop.ask('visitor', query);
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]).toEqual({ message: expect.stringMatching(message), extensions: { path: '$', code: 'validation-failed' } });
  });
});

const wrapped = (times: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: times }).reduce((inner) => wrap(inner), {});
const filters: readonly (readonly [about: string, where: unknown, message: RegExp])[] = [
  ['a filter of too many conditions', { _or: Array.from({ length: 600 }, (_, n) => ({ id: { _eq: n } })) }, /at most 500 conditions/],
  ['a filter through too many relationships', wrapped(4, (inner) => ({ artist: { graphics: inner } })), /at most 6 relationships/],
];

it('a document that repeats fields and fragments as clients do is answered', async () => {
  const parts = times(48, (n) => `fragment f${n} on product_graphics { __typename id artist { id } ...shared ...price }`);
  const shared = 'fragment shared on product_graphics { src } fragment price on product_graphics { artist { id } }';
  const answer = await shop.ask('visitor', `${works(times(48, (n) => `...f${n}`))} ${parts} ${shared}`);
  expect(answer.errors).toBeUndefined();
});

describe('refuses in variables', () => {
  it.each(filters)('the data service refuses filters in variables that exceed a limit: %s', async (_about, where, message) => {
    const answer = await shop.ask('visitor', 'query ($where: product_graphics_bool_exp) { product_graphics(where: $where) { id } }', {
      where,
    });
    expect(answer.errors).toEqual([{ message: expect.stringMatching(message), extensions: { path: '$', code: 'validation-failed' } }]);
    expect(shop.reported).toEqual([]);
  });

  it('the data service refuses too many sort keys, and sort keys that are nested too deep', async () => {
    const ask = (order: unknown) =>
      shop.ask('visitor', 'query ($order: [product_graphics_order_by!]) { product_graphics(order_by: $order) { id } }', { order });
    expect((await ask(Array.from({ length: 21 }, () => ({ id: 'asc' })))).errors?.[0]?.message).toMatch(/at most 20 keys/);
    const deep = { artist: { graphics_aggregate: { count: 'asc' } } };
    expect((await ask(deep)).errors).toBeUndefined();
  });
});

it('more writes in one mutation than a request needs are refused', async () => {
  const like = 'insert_product_graphic_likes_one(object: { graphic_id: 1 }) { graphic_id }';
  const answer = await shop.ask('member', `mutation { ${aliases(limits.writes + 1, like)} }`);
  expect(answer.errors?.[0]?.message).toBe(`a mutation holds at most ${limits.writes} fields`);
});

it('every list ends at the row limit of its role', async () => {
  const query = '{ product_plans(limit: 1000000) { id } product_plans_aggregate { aggregate { count } nodes { id } } }';
  const sizes = async (asker: 'visitor' | 'admin') => {
    const { data } = await shop.ask(asker, query);
    const { product_plans, product_plans_aggregate } = data as {
      product_plans: unknown[];
      product_plans_aggregate: { aggregate: { count: number }; nodes: unknown[] };
    };
    return [product_plans.length, product_plans_aggregate.aggregate.count, product_plans_aggregate.nodes.length];
  };
  expect(await sizes('visitor')).toEqual([100, 151, 100]);
  expect(await sizes('admin')).toEqual([151, 151, 151]);
});

const failures: readonly (readonly [about: string, asker: 'member' | 'admin', query: string, code: string, message: RegExp])[] = [
  [
    'a text that is no number',
    'member',
    '{ product_graphics(where: { id: { _eq: "x" } }) { id } }',
    'data-exception',
    /invalid input syntax for type bigint/,
  ],
  [
    'a text that is no uuid',
    'member',
    '{ product_graphic_likes(where: { user_id: { _eq: "me" } }) { user_id } }',
    'data-exception',
    /uuid/,
  ],
  [
    'a wrong regular expression',
    'admin',
    '{ product_graphics(where: { src: { _regex: "(" } }) { id } }',
    'data-exception',
    /regular expression/,
  ],
  [
    'a number out of range',
    'member',
    '{ product_graphics(where: { id: { _eq: "99999999999999999999" } }) { id } }',
    'data-exception',
    /out of range/,
  ],
  [
    'a row of another member',
    'member',
    'mutation { insert_product_graphic_likes_one(object: { user_id: "00000000-0000-4000-8000-00000000000b", graphic_id: 1002 }) { graphic_id } }',
    'permission-error',
    /^check constraint of an insert\/update permission has failed$/,
  ],
  [
    'a row that exists already',
    'member',
    'mutation { insert_product_graphic_likes_one(object: { graphic_id: 1001 }) { graphic_id } }',
    'constraint-violation',
    /graphic_likes_pkey/,
  ],
  [
    'a key of a missing row',
    'admin',
    'mutation { insert_product_graphic_likes_one(object: { graphic_id: 1 }) { graphic_id } }',
    'constraint-violation',
    /graphic_likes_graphic_id_fkey/,
  ],
  [
    'a violated check',
    'admin',
    'mutation { update_product_graphics_by_pk(pk_columns: { id: 1001 }, _set: { price: -1 }) { id } }',
    'constraint-violation',
    /graphics_price_check/,
  ],
  [
    'a name without Korean',
    'admin',
    'mutation { update_product_graphics_by_pk(pk_columns: { id: 1001 }, _set: { name: { en: "Work" } }) { id } }',
    'constraint-violation',
    /localized_has_korean/,
  ],
];

const graphic = (set: string) => `mutation { update_product_graphics_by_pk(pk_columns: { id: 1028 }, _set: ${set}) { id } }`;
const own = (set: string) => `mutation { update_product_graphics_by_pk(pk_columns: { id: 1001 }, _set: ${set}) { id } }`;
const artist = (set: string) => `mutation { update_product_artists_by_pk(pk_columns: { id: 1001 }, _set: ${set}) { id } }`;
const brand = (set: string) => `mutation { update_product_brands_by_pk(pk_columns: { id: 1001 }, _set: ${set}) { id } }`;
const deleted = (at: string) => `mutation { update_product_product_customs(where: {}, _set: { deleted_at: "${at}" }) { affected_rows } }`;
const unliked = (at: Date) =>
  `mutation { insert_product_review_likes_one(object: { user_id: "${askers.member.userId}", review_id: 1001, deleted_at: "${at.toISOString()}" }) { review_id } }`;
const popup = (set: string) => `mutation { update_management_popup(where: {}, _set: ${set}) { affected_rows } }`;
const design = (name: string) =>
  `mutation { insert_product_product_customs_one(object: { product_id: 1001, option_id: 1001, name: ${name} }) { id } }`;

/** Writes by an artist, a brand or a member that the database rejects; none of them is a bug. */
const unfit: readonly (readonly [about: string, asker: AskerName, query: string, constraint: RegExp])[] = [
  ['a name of objects', 'admin', graphic('{ name: { ko: { a: 1 }, en: { b: {} } } }'), /localized_has_korean/],
  ['a name with another key', 'admin', graphic('{ name: { ko: "그림", en: "Work", a: "b" } }'), /localized_has_korean/],
  ['a name that is a list', 'admin', graphic('{ name: ["그림"] }'), /localized_has_korean/],
  ['a Chinese name that is null', 'admin', graphic('{ name: { ko: "그림", en: "Work", cn: null } }'), /localized_has_korean/],
  ['a description of objects', 'artist', own('{ description: { ko: { x: 1 }, en: [1] } }'), /localized_has_korean/],
  ['an introduction of objects', 'artist', artist('{ description: { ko: { x: 1 }, en: [1] } }'), /localized_has_korean/],
  ['a story of objects', 'brand', brand('{ description: { ko: { x: 1 }, en: [1] } }'), /localized_has_korean/],
  ['a long name', 'admin', graphic(`{ name: { ko: "그림", en: "${'x'.repeat(61)}" } }`), /graphics_name_short/],
  ['a name in two lines', 'admin', graphic('{ name: { ko: "그\\n림", en: "Work" } }'), /graphics_name_short/],
  ['a name with a right-to-left character', 'admin', graphic('{ name: { ko: "그\\u202e림", en: "Work" } }'), /graphics_name_short/],
  ['a long description', 'artist', own(`{ description: { ko: "${'x'.repeat(1001)}", en: "x" } }`), /graphics_description_short/],
  ['a long introduction', 'artist', artist(`{ description: { ko: "${'x'.repeat(2001)}", en: "x" } }`), /artists_description_short/],
  ['a story of invisible characters', 'brand', brand('{ description: { ko: "\\u200b", en: "x" } }'), /brands_description_short/],
  ['a picture from elsewhere', 'artist', artist('{ image_src: "https://evil.example/x.png" }'), /artists_image_own/],
  ['a script as a picture', 'artist', artist('{ profile_src: "javascript:alert(1)" }'), /artists_profile_own/],
  ['an address of the shop that is no picture', 'brand', brand('{ logo_src: "/cdn/../api" }'), /brands_logo_own/],
  ['the picture of a brand from elsewhere', 'brand', brand('{ image_src: "//evil.example/x.png" }'), /brands_image_own/],
  ['a deletion date of infinity', 'member', deleted('infinity'), /deleted_at is null, or about now/],
  ['a deletion date of -infinity', 'member', deleted('-infinity'), /deleted_at is null, or about now/],
  ['a deletion date before the shop existed', 'member', deleted('4713-01-01 BC'), /deleted_at is null, or about now/],
  ['a deletion date in thousands of years', 'member', deleted('9999-12-31'), /deleted_at is null, or about now/],
  ['a like removed in a week from now', 'member', unliked(new Date(Date.now() + 7 * 86_400_000)), /deleted_at is null, or about now/],
  ['a script as a link', 'admin', popup('{ url_path: "javascript:alert(1)" }'), /popup_url_path_leads/],
  ['another site written as a path', 'admin', popup('{ url_path: "/\\\\evil.example" }'), /popup_url_path_leads/],
  ['a page as a picture', 'admin', popup('{ image_src: "data:text/html,x" }'), /popup_image_src_leads/],
  ['keywords nested in keywords', 'artist', own('{ keywords: "{{a},{b}}" }'), /graphics_keywords_check/],
  ['a keyword that is null', 'artist', own('{ keywords: "{a,null}" }'), /graphics_keywords_check/],
  ['a long keyword', 'artist', own(`{ keywords: ["${'x'.repeat(31)}"] }`), /graphics_keywords_check/],
  ['another name for an approved graphic', 'artist', own('{ name: { ko: "다른 그림", en: "Other" } }'), /renames a work that is on sale/],
  ['a design name with a bell character', 'member', design('"\\u0007"'), /product_customs_name_shown/],
  ['a design name with a right-to-left character', 'member', design('"나의\\u202e옷"'), /product_customs_name_shown/],
  ['a design name of spaces', 'member', design('"   "'), /product_customs_name_shown/],
];

describe('names what is wrong in a request', () => {
  it.each(failures)('the error of a failed request: %s', async (_about, asker, query, code, message) => {
    expect((await shop.ask(asker, query)).errors).toEqual([{ message: expect.stringMatching(message), extensions: { path: '$', code } }]);
    expect(shop.reported).toEqual([]);
  });

  it.each(unfit)('the error names the violated constraint of %s', async (_about, asker, query, constraint) => {
    expect((await shop.ask(asker, query)).errors).toEqual([
      { message: expect.stringMatching(constraint), extensions: { path: '$', code: 'constraint-violation' } },
    ]);
    expect(shop.reported).toEqual([]);
  });

  it('renaming an unpublished graphic reports nothing, and approving it announces it once', async () => {
    await shop.ask('admin', 'mutation { update_product_graphics_by_pk(pk_columns: { id: 1025 }, _set: { state: "REVIEW" }) { id } }');
    const set = '{ name: { ko: "새 그림", en: "New work" }, description: { ko: "두\\n줄", en: "x" }, keywords: ["봄"] }';
    const rename = (id: number) => `mutation { update_product_graphics_by_pk(pk_columns: { id: ${id} }, _set: ${set}) { name } }`;
    expect((await shop.ask('artist', rename(1025))).data).toEqual({
      update_product_graphics_by_pk: { name: { ko: '새 그림', en: 'New work' } },
    });
    const told = '{ name: { ko: "그림 1", en: "Work 1" }, description: { ko: "두\\n줄", en: "x" } }';
    expect((await shop.ask('artist', own(told))).errors).toBeUndefined();
  });

  it('an error of a bug or an outage contains nothing internal', async () => {
    const broken = withSettings(shop.shop, {});
    await broken.engine.prepare('public');
    const answer = await answeredBy(broken, () => Promise.reject(new Error('connection to 10.0.0.1 lost, password=x')));
    expect(answer.errors).toEqual([{ message: 'internal error', extensions: { path: '$', code: 'unexpected' } }]);
    expect(broken.reported).toHaveLength(1);
  });

  it('a statement that takes too long is reported as such', async () => {
    await shop.engine.prepare('public');
    const asked = answeredBy(shop, (query) => query("set local statement_timeout = '20ms'; select pg_sleep(10)"));
    await expect(asked).rejects.toMatchObject({ code: '57014' });
  });
});

/** Queries as a visitor with a modified visitors' pool. */
async function answeredBy(asked: DataShop, act: (query: (text: string) => Promise<unknown>) => Promise<unknown>): Promise<Answer> {
  const pool = asked.database.pool('public');
  const query = pool.query;
  const bound = query.bind(pool) as (text: string) => Promise<unknown>;
  pool.query = (() => act(bound)) as unknown as typeof pool.query;
  try {
    return await asked.ask('visitor', '{ product_graphics { id } }');
  } finally {
    pool.query = query;
  }
}

describe('registered operations', () => {
  const [hash = '', text = ''] = Object.entries(registeredOperations).find(([, each]) => each.startsWith('query selectShopInfo')) ?? [];
  const answer = async (live: DataShop, asker: 'visitor' | 'member' | 'admin', body: { query: string | null; hash: string | null }) =>
    JSON.parse(await live.engine.answer(askers[asker], { ...body, operationName: null, variables: {} }));

  it('a registered operation runs by its hash, and by its text in any formatting', async () => {
    const live = withSettings(shop.shop, { allowFreeText: false });
    const expected = { data: { management_shop_info: [expect.objectContaining({ company_name: '이음' })] } };
    expect(await answer(live, 'visitor', { query: null, hash })).toEqual(expected);
    expect(await answer(live, 'visitor', { query: text, hash: null })).toEqual(expected);
    expect(await answer(live, 'member', { query: text.replaceAll(/\s+/g, ' '), hash })).toEqual(expected);
  });

  it('only registered operations run when free text is off, except for administrators', async () => {
    const live = withSettings(shop.shop, { allowFreeText: false });
    const query = '{ management_shop_info { ceo } }';
    for (const asker of ['visitor', 'member'] as const) {
      expect((await answer(live, asker, { query, hash: null })).errors[0].message).toBe('only registered operations are accepted');
    }
    expect(await answer(live, 'admin', { query, hash: null })).toEqual({ data: { management_shop_info: [{ ceo: '김이음' }] } });
  });

  it('an unknown hash is PersistedQueryNotFound; a hash with another text is refused', async () => {
    for (const unknown of ['0'.repeat(64), 'constructor', '__proto__', 'toString', '']) {
      expect((await answer(shop, 'visitor', { query: null, hash: unknown })).errors[0].message).toBe('PersistedQueryNotFound');
    }
    expect((await answer(shop, 'visitor', { query: '{ __typename }', hash })).errors[0].message).toBe('the hash is not that of the query');
  });
});

it('a free text where only registered operations run is refused before it is parsed', async () => {
  const live = withSettings(shop.shop, { allowFreeText: false });
  for (const query of ['{ nothing }', '{ product_graphics { idd } }', '{ product_graphics(where: { x: 1 }) { id } }', '{ not GraphQL']) {
    expect((await live.ask('visitor', query)).errors?.map(({ message }) => message)).toEqual(['only registered operations are accepted']);
  }
});

const nearlyRight: readonly (readonly [query: string, variables: Record<string, unknown>])[] = [
  ['{ product_graphic { id } }', {}],
  ['{ product_graphics { idd } }', {}],
  ['{ product_graphics(wher: {}) { id } }', {}],
  ['{ product_graphics(where: { sta: { _eq: "ACT" } }) { id } }', {}],
  ['{ product_graphics(order_by: { id: ascc }) { id } }', {}],
  ['query ($w: product_graphics_bool_ex) { product_graphics(where: $w) { id } }', {}],
  ['query ($w: product_graphics_bool_exp) { product_graphics(where: $w) { id } }', { w: { sta: { _eq: 'ACT' } } }],
];

it.each(nearlyRight)('an error suggests no names where introspection is off: %s', async (query, variables) => {
  const suggestions = async (from: DataShop) =>
    JSON.stringify((await from.ask('visitor', query, variables)).errors).includes('Did you mean');
  expect(await suggestions(withSettings(shop.shop, { allowIntrospection: false }))).toBe(false);
  expect(await suggestions(shop)).toBe(true);
});

it.each([
  ['{ one: __schema { types { name } } two: __schema { types { name } } }', /no aliases/],
  ['{ __schema { types { ...T } } } fragment T on __Type { a: fields { name } b: fields { name } }', /no aliases/],
  [`{ ${Array.from({ length: 11 }, (_, n) => `t${n}: __type(name: "query_root") { name }`).join(' ')} }`, /at most 10/],
])('introspection fields cannot be multiplied: %s', async (query, message) => {
  for (const asker of ['visitor', 'member', 'admin'] as const) {
    expect((await shop.ask(asker, query)).errors?.[0]?.message).toMatch(message);
  }
});

it('introspection queries of clients are answered', async () => {
  for (const asker of ['visitor', 'member', 'admin'] as const) {
    expect((await shop.ask(asker, getIntrospectionQuery())).errors).toBeUndefined();
    expect((await shop.ask(asker, '{ a: __type(name: "query_root") { name } b: __type(name: "Int") { name } }')).errors).toBeUndefined();
  }
});

it('introspection can be switched off for everybody except administrators', async () => {
  const { ask } = withSettings(shop.shop, { allowIntrospection: false });
  const asked = '{ __schema { __typename } }';
  for (const asker of ['visitor', 'member', 'brand'] as const)
    expect((await ask(asker, asked)).errors?.[0]?.message).toMatch(/introspection/i);
  expect((await ask('admin', asked)).data).toEqual({ __schema: { __typename: '__Schema' } });
});

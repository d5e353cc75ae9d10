import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownerConnection } from '#test/database.ts';
import { type AskerName, askers, type DataShop, dataShop, withSettings } from './data-shop.ts';

/** Hasura v2's responses to unusual requests, on a table with a column of every type in addition to the shop's own. */

let shop: DataShop;
let owner: pg.Client;
beforeAll(async () => {
  shop = await dataShop();
  owner = await ownerConnection(shop.database);
  await owner.query(readFileSync(join(import.meta.dirname, 'odd-things.sql'), 'utf8'));
});

const graphics = (count: number, from = 1) => ({ product_graphics: Array.from({ length: count }, (_, n) => ({ id: 1000 + from + n })) });
const odd = (...ids: number[]) => ({ product_odd_things: ids.map((id) => ({ id })) });

type Case = readonly [about: string, asker: AskerName, query: string, variables: Record<string, unknown>, data: Record<string, unknown>];

const answered: readonly Case[] = [
  [
    'limit and offset as texts',
    'visitor',
    '{ product_graphics(order_by: { id: asc }, limit: "2", offset: "1") { id } }',
    {},
    graphics(2, 2),
  ],
  [
    'limit and offset as texts in variables',
    'visitor',
    'query ($limit: Int, $offset: Int!) { product_graphics(order_by: { id: asc }, limit: $limit, offset: $offset) { id } }',
    { limit: '2', offset: '1' },
    graphics(2, 2),
  ],
  ['texts for numbers', 'visitor', '{ product_odd_things(where: { c_int4: { _eq: "5" } }) { id } }', {}, odd(2)],
  [
    'texts for numbers in variables',
    'visitor',
    'query ($n: Int, $where: product_odd_things_bool_exp!) { product_odd_things(where: { _and: [{ c_int4: { _eq: $n } }, $where] }) { id } }',
    { n: '1', where: { c_int4: { _in: ['1', 5] } } },
    odd(1),
  ],
  ['a text for a boolean', 'visitor', '{ product_odd_things(where: { c_bool: { _eq: "true" } }) { id } }', {}, odd(1)],
  [
    'a text for a boolean in a variable',
    'visitor',
    'query ($yes: Boolean!) { product_odd_things(where: { c_bool: { _eq: $yes } }) @include(if: $yes) { id } }',
    { yes: 'true' },
    odd(1),
  ],
  ['a bigint as text', 'visitor', '{ product_odd_things(where: { c_int8: { _eq: "9007199254740993" } }) { id } }', {}, odd(1)],
  ['a bigint beyond 2^53', 'visitor', '{ product_odd_things(where: { c_int8: { _eq: 9007199254740993 } }) { id } }', {}, odd(1)],
  [
    'a bigint is not equal to the next bigint',
    'visitor',
    '{ product_odd_things(where: { c_int8: { _eq: 9007199254740992 } }) { id } }',
    {},
    odd(),
  ],
  [
    'a numeric of many digits',
    'visitor',
    '{ product_odd_things(where: { c_digits: { _eq: 12345678901234567890.12345 } }) { id } }',
    {},
    odd(1),
  ],
  [
    'a large number inside jsonb',
    'visitor',
    '{ product_odd_things(where: { c_jsonb: { _eq: { n: 9007199254740993 } } }) { id } }',
    {},
    odd(1),
  ],
  [
    'a list of texts for an array column',
    'visitor',
    'query ($all: [String!]!, $some: [String]) { product_odd_things(where: { c_texts: { _eq: $all, _contains: $some } }) { id } }',
    { all: ['a', 'b'], some: ['b'] },
    odd(1),
  ],
  [
    'a list of arrays for an array column',
    'visitor',
    '{ product_odd_things(where: { c_texts: { _in: [["a", "b"], ["c"]] } }) { id } }',
    {},
    odd(1),
  ],
  ['an empty list for an array column', 'visitor', '{ product_odd_things(where: { c_texts: { _in: [] } }) { id } }', {}, odd()],
  ['an array in PostgreSQL’s notation', 'visitor', '{ product_odd_things(where: { c_texts: { _eq: "{a,b}" } }) { id } }', {}, odd(1)],
  [
    'deviations and variances',
    'visitor',
    '{ product_odd_things_aggregate { aggregate { stddev { c_int4 } stddev_pop { c_int4 } stddev_samp { c_int4 } var_pop { c_int4 } var_samp { c_int4 } variance { c_int4 } } } }',
    {},
    {
      product_odd_things_aggregate: {
        aggregate: {
          stddev: { c_int4: 2.8284271247461903 },
          stddev_pop: { c_int4: 2 },
          stddev_samp: { c_int4: 2.8284271247461903 },
          var_pop: { c_int4: 4 },
          var_samp: { c_int4: 8 },
          variance: { c_int4: 8 },
        },
      },
    },
  ],
  [
    'order by a deviation',
    'visitor',
    '{ product_artists(order_by: [{ graphics_aggregate: { stddev_pop: { id: desc } } }, { id: asc }]) { id } }',
    {},
    { product_artists: [{ id: 1001 }, { id: 1002 }] },
  ],
  [
    'a field inside itself three times',
    'visitor',
    '{ product_graphics_by_pk(id: 1001) { artist { graphics(limit: 1, order_by: { id: asc }) { artist { graphics(limit: 1, order_by: { id: asc }) { artist { graphics(limit: 1, order_by: { id: asc }) { artist { id } } } } } } } } }',
    {},
    {
      product_graphics_by_pk: {
        artist: { graphics: [{ artist: { graphics: [{ artist: { graphics: [{ artist: { id: 1001 } }] } }] } }] },
      },
    },
  ],
  [
    'on_conflict of a role that may not update',
    'brand',
    'mutation { insert_product_odd_things(objects: [{ id: 1, c_int4: 9 }], on_conflict: { constraint: odd_things_pkey, update_columns: [] }) { affected_rows } }',
    {},
    { insert_product_odd_things: { affected_rows: 0 } },
  ],
];

describe('answers', () => {
  it.each(answered)('the data service answers a query like Hasura: %s', async (_about, asker, query, variables, data) => {
    expect(await shop.ask(asker, query, variables)).toEqual({ data });
    expect(shop.reported).toEqual([]);
  });

  it('a number is answered with every digit', async () => {
    const query = '{ a: __typename product_odd_things_by_pk(id: 1) { c_int8 c_digits c_jsonb } __type(name: "bigint") { name } }';
    const text = await shop.engine.answer(askers.visitor, { query, hash: null, operationName: null, variables: {} });
    const row = '{"c_int8":9007199254740993,"c_digits":12345678901234567890.12345,"c_jsonb":{"n":9007199254740993}}';
    expect(text.replaceAll(/\s/g, '')).toContain(`"product_odd_things_by_pk":${row}`);
    expect(JSON.parse(text).data.__type).toEqual({ name: 'bigint' });
  });

  it('a written number is answered with every digit', async () => {
    const query =
      'mutation { update_product_odd_things_by_pk(pk_columns: { id: 2 }, _set: { c_int8: 9007199254740995, c_jsonb: [9007199254740995] }) { c_int8 c_jsonb } }';
    const text = await shop.engine.answer(askers.admin, { query, hash: null, operationName: null, variables: {} });
    expect(text.replaceAll(/\s/g, '')).toBe(
      '{"data":{"update_product_odd_things_by_pk":{"c_int8":9007199254740995,"c_jsonb":[9007199254740995]}}}',
    );
  });
});

const refused: readonly (readonly [
  about: string,
  asker: AskerName,
  query: string,
  variables: Record<string, unknown>,
  code: string,
  message: RegExp,
])[] = [
  ['a limit that is no number', 'visitor', '{ product_graphics(limit: "two") { id } }', {}, 'validation-failed', /Int cannot represent/],
  ['a negative limit as text', 'visitor', '{ product_graphics(limit: "-1") { id } }', {}, 'validation-failed', /negative value for limit/],
  [
    'a number for a text',
    'visitor',
    '{ product_graphics(where: { state: { _eq: 1 } }) { id } }',
    {},
    'validation-failed',
    /String cannot represent/,
  ],
  [
    'a text that is no bigint',
    'visitor',
    '{ product_graphics(where: { id: { _eq: "x" } }) { id } }',
    {},
    'data-exception',
    /invalid input syntax for type bigint/,
  ],
  [
    'a bigint out of range',
    'visitor',
    '{ product_graphics(where: { id: { _eq: 9223372036854775808 } }) { id } }',
    {},
    'data-exception',
    /out of range/,
  ],
  [
    'an integer out of range',
    'visitor',
    '{ product_odd_things(where: { c_int4: { _eq: 2147483648 } }) { id } }',
    {},
    'validation-failed',
    /32-bit/,
  ],
  [
    'a sum out of range',
    'admin',
    'mutation { update_product_odd_things(where: {}, _inc: { c_int4: 2147483647 }) { affected_rows } }',
    {},
    'data-exception',
    /out of range/,
  ],
  [
    'a number too long for its column',
    'admin',
    'mutation { insert_product_odd_things_one(object: { c_numeric: 123456789 }) { id } }',
    {},
    'data-exception',
    /overflow/,
  ],
  [
    'a text too long for its column',
    'admin',
    'mutation { insert_product_odd_things_one(object: { c_varchar: "too long" }) { id } }',
    {},
    'data-exception',
    /too long/,
  ],
  [
    'a text that is no uuid',
    'member',
    '{ product_graphic_likes(where: { user_id: { _eq: "me" } }) { graphic_id } }',
    {},
    'data-exception',
    /uuid/,
  ],
  [
    'a day that is none',
    'visitor',
    '{ management_popup(where: { end_date: { _gte: "2026-02-30" } }) { id } }',
    {},
    'data-exception',
    /out of range/,
  ],
  [
    'text that holds U+0000',
    'visitor',
    '{ product_graphics(where: { src: { _eq: "\\u0000" } }) { id } }',
    {},
    'data-exception',
    /invalid byte sequence/,
  ],
  [
    'a name of the wrong shape',
    'admin',
    'mutation { insert_product_odd_things_one(object: { c_localized: { en: "One" } }) { id } }',
    {},
    'constraint-violation',
    /localized_has_korean/,
  ],
  [
    'a variable that is missing',
    'visitor',
    'query ($id: bigint!) { product_graphics_by_pk(id: $id) { id } }',
    {},
    'validation-failed',
    /\$id/,
  ],
  [
    'a variable of the wrong kind',
    'visitor',
    'query ($limit: Int) { product_graphics(limit: $limit) { id } }',
    { limit: {} },
    'validation-failed',
    /\$limit/,
  ],
  ['an undeclared variable', 'visitor', '{ product_graphics(limit: $limit) { id } }', { limit: 1 }, 'validation-failed', /\$limit/],
  [
    'a key that is taken',
    'admin',
    'mutation { insert_product_odd_things_one(object: { id: 1 }) { id } }',
    {},
    'constraint-violation',
    /odd_things_pkey/,
  ],
  [
    'a row named twice in one upsert',
    'admin',
    'mutation { insert_product_odd_things(objects: [{ id: 7 }, { id: 7 }], on_conflict: { constraint: odd_things_pkey, update_columns: [id] }) { affected_rows } }',
    {},
    'constraint-violation',
    /second time/,
  ],
  [
    'the place of a column where none may be updated',
    'brand',
    'mutation { insert_product_odd_things(objects: { id: 1 }, on_conflict: { constraint: odd_things_pkey, update_columns: [_PLACEHOLDER] }) { affected_rows } }',
    {},
    'validation-failed',
    /no column of product_odd_things may be updated/,
  ],
  [
    'an upsert of a row that a policy hides',
    'member',
    'mutation { insert_product_graphic_likes(objects: { user_id: "00000000-0000-4000-8000-00000000000b", graphic_id: 1001 }, on_conflict: { constraint: graphic_likes_pkey, update_columns: [deleted_at] }) { affected_rows } }',
    {},
    'permission-error',
    /check constraint of an insert\/update permission has failed/,
  ],
  [
    'a like of a graphic that is stopped',
    'member',
    'mutation { insert_product_graphic_likes_one(object: { graphic_id: 1029 }) { graphic_id } }',
    {},
    'permission-error',
    /check constraint of an insert\/update permission has failed/,
  ],
];

describe('refuses with a code', () => {
  it.each(refused)('the data service refuses a query like Hasura: %s', async (_about, asker, query, variables, code, message) => {
    const { data, errors } = await shop.ask(asker, query, variables);
    expect(data).toBeUndefined();
    expect(errors).toEqual([{ message: expect.stringMatching(message), extensions: { path: expect.stringMatching(/^\$/), code } }]);
    expect(shop.reported).toEqual([]);
  });
});

it('a role without read rights gets a refusal for reads, and can still write', async () => {
  const role = `odd_${randomUUID().replaceAll('-', '')}`;
  await owner.query(
    `create role ${role} nologin; grant usage on schema product, app to ${role}; grant execute on function app.is_localized, app.locales to ${role}; grant insert (c_text) on product.odd_things to ${role}`,
  );
  const pool = new pg.Pool({ connectionString: shop.database.url, options: `-c role=${role}`, max: 1 });
  try {
    const actAs = () => ({ text: "select set_config('role', $1, true)", values: [role] });
    const { ask } = withSettings({ ...shop.shop, database: { ...shop.database, pool: () => pool, actAs } }, {});
    const said = 'There are no queries available to the current role.';
    expect(await ask('visitor', '{ no_queries_available }')).toEqual({ data: { no_queries_available: said } });
    expect(await ask('visitor', '{ __schema { queryType { fields { name } } } }')).toEqual({
      data: { __schema: { queryType: { fields: [{ name: 'no_queries_available' }] } } },
    });
    expect(await ask('visitor', 'mutation { insert_product_odd_things(objects: { c_text: "three" }) { affected_rows } }')).toEqual({
      data: { insert_product_odd_things: { affected_rows: 1 } },
    });
  } finally {
    await pool.end();
    await owner.query(`drop owned by ${role}; drop role ${role}`);
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isInputObjectType, isScalarType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleSchemas } from '#server/data/serve/role-schema.ts';
import { onServer } from '#test/database.ts';
import { type Answer, type AskerName, type DataShop, dataShop } from '../data-shop.ts';

/** Odd values for every type, operator and argument: any error must have a client error code, never a bug's. */

let shop: DataShop;
let operators: readonly (readonly [column: string, operator: string])[];
let columns: readonly string[];
beforeAll(async () => {
  shop = await dataShop();
  await onServer(shop.database.url, readFileSync(join(import.meta.dirname, '..', 'odd-things.sql'), 'utf8'));
  const { schema, model } = await roleSchemas(shop.database, () => true)('admin');
  columns = [...(model.tables.get('product_odd_things')?.columns.keys() ?? [])].filter((name) => name !== 'id');
  operators = columns.flatMap((column) => {
    const scalar = model.tables.get('product_odd_things')?.columns.get(column)?.type.scalar;
    const comparison = schema.getType(`${scalar}_comparison_exp`);
    if (!isScalarType(schema.getType(scalar ?? '')) || !isInputObjectType(comparison)) throw new Error(`${column} cannot be compared`);
    return Object.keys(comparison.getFields()).map((operator) => [column, operator] as const);
  });
});
afterAll(() => expect(shop.reported).toEqual([]));

const codes = ['validation-failed', 'data-exception', 'constraint-violation', 'permission-error'];

/** Either data or an error whose code says who is at fault. */
function expectWord(answer: Answer, about: unknown): void {
  const strange = (answer.errors ?? []).filter(({ extensions }) => !codes.includes(extensions.code));
  expect({ about, strange }).toEqual({ about, strange: [] });
  if (answer.errors === undefined) expect(answer.data).toBeDefined();
}

const texts = [
  '',
  ' ',
  'a',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '\u0000',
  '\ud800',
  '나',
  '1',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  'Infinity',
  '-Infinity',
  '00',
  '0x1f',
  'true',
  'null',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  '2147483648',
  '32768',
  '2026-02-30',
  '2026-11-20',
  '24:00:00',
  '25:61',
  'infinity',
  '2026-11-20T03:00:00Z',
  '294277-01-01',
  '1 day',
  'P1Y',
  '00000000-0000-0000-0000-000000000000',
  '{',
  '{}',
  '[]',
  '{a,b}',
  '{{1},{2,3}}',
  '{"ko": 1}',
  '(',
  '[',
  '*',
  'a{1000}',
  '(?<x',
  '\\',
  '[1,5)',
  '[5,1)',
  '1,2',
  '(1,2)',
  '<a/>',
  '<a>',
  '101',
  '1012',
  '::1',
  '256.0.0.1',
  'calm',
  'x'.repeat(3000),
];
const value = fc.oneof(
  { withCrossShrink: true },
  fc.constantFrom(...texts),
  fc.constantFrom(0, 1, -1, 1.5, -0, 2 ** 31, 2 ** 53 + 2, 1e308, 5e-324, 32768),
  fc.constantFrom(true, false, null),
  fc.array(fc.constantFrom<unknown>(...texts, 1, 1.5, true, null, [], {}), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'String', '_eq', 'ko', 'en', '__proto__'), fc.constantFrom<unknown>(...texts, 1, null, []), {
    maxKeys: 2,
  }),
  fc.string({ unit: 'grapheme' }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A value as a GraphQL literal, without keys that are not valid names. */
function literal(given: unknown): string {
  if (Array.isArray(given)) return `[${given.map(literal).join(' ')}]`;
  if (typeof given !== 'object' || given === null) return JSON.stringify(given) ?? 'null';
  const fields = Object.entries(given).filter(([name]) => /^[_A-Za-z]\w*$/.test(name));
  return `{${fields.map(([name, each]) => `${name}: ${literal(each)}`).join(' ')}}`;
}

type Form = 'variable' | 'literal';
const form = fc.constantFrom<Form>('variable', 'literal');

/** Queries with `given` in place of GIVEN, as a variable of `type` or as a literal. */
function requestWith(asker: AskerName, text: string, type: string, given: unknown, as: Form): Promise<Answer> {
  if (as === 'literal') return shop.ask(asker, text.replace('GIVEN', () => literal(given)).replace('HEAD', ''));
  return shop.ask(asker, text.replace('GIVEN', '$given').replace('HEAD', `($given: ${type})`), { given });
}

const seeded = { seed: 20261121 };

describe('no unusual value causes a bug', () => {
  it('no unusual value in a comparison causes a bug', async () => {
    const text = 'query HEAD { product_odd_things(where: GIVEN) { id } }';
    const pick = fc.nat().map((n) => operators[n % operators.length] ?? ['id', '_eq']);
    await fc.assert(
      fc.asyncProperty(pick, value, form, async ([column, operator], given, as) => {
        expectWord(await requestWith('visitor', text, 'product_odd_things_bool_exp', { [column]: { [operator]: given } }, as), [
          column,
          operator,
          given,
        ]);
      }),
      { ...seeded, numRuns: 600 },
    );
  });

  it('no unusual value as a whole filter causes a bug', async () => {
    const text = 'query HEAD { product_odd_things_aggregate(where: GIVEN) { aggregate { count } } }';
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('_and', '_or', '_not', 'id', 'c_text', 'nothing'), value, form, async (name, given, as) => {
        expectWord(await requestWith('visitor', text, 'product_odd_things_bool_exp', { [name]: given }, as), [name, given]);
      }),
      { ...seeded, numRuns: 100 },
    );
  });

  it.each([
    ['limit', 'query HEAD { product_odd_things(limit: GIVEN) { id } }', 'Int'],
    ['offset', 'query HEAD { product_odd_things(offset: GIVEN) { id } }', 'Int'],
    ['order_by', 'query HEAD { product_odd_things(order_by: GIVEN) { id } }', '[product_odd_things_order_by!]'],
    ['distinct_on', 'query HEAD { product_odd_things(distinct_on: GIVEN) { id } }', '[product_odd_things_select_column!]'],
    ['where', 'query HEAD { product_odd_things(where: GIVEN) { id } }', 'product_odd_things_bool_exp'],
    ['path', 'query HEAD { product_odd_things { c_jsonb(path: GIVEN) } }', 'String'],
    [
      'columns',
      'query HEAD { product_odd_things_aggregate { aggregate { count(columns: GIVEN) } } }',
      '[product_odd_things_select_column!]',
    ],
    ['key', 'query HEAD { product_odd_things_by_pk(id: GIVEN) { id } }', 'bigint!'],
    ['@skip', 'query HEAD { product_odd_things @skip(if: GIVEN) { id } }', 'Boolean!'],
    ['objects', 'mutation HEAD { insert_product_odd_things(objects: GIVEN) { affected_rows } }', '[product_odd_things_insert_input!]!'],
    [
      'on_conflict',
      'mutation HEAD { insert_product_odd_things(objects: { id: 1 }, on_conflict: GIVEN) { affected_rows } }',
      'product_odd_things_on_conflict',
    ],
    [
      'pk_columns',
      'mutation HEAD { update_product_odd_things_by_pk(pk_columns: GIVEN, _set: { c_int4: 1 }) { id } }',
      'product_odd_things_pk_columns_input!',
    ],
    ['_set', 'mutation HEAD { update_product_odd_things(where: {}, _set: GIVEN) { affected_rows } }', 'product_odd_things_set_input'],
  ])('no unusual value causes a bug for %s', async (_about, text, type) => {
    await fc.assert(
      fc.asyncProperty(value, form, async (given, as) => expectWord(await requestWith('admin', text, type, given, as), given)),
      { ...seeded, numRuns: 40 },
    );
  });

  it.each(['_set', '_inc', '_append'])('no unusual value in a change by %s causes a bug', async (change) => {
    const text = `mutation HEAD { update_product_odd_things(where: { id: { _eq: 1 } }, ${change}: GIVEN) { affected_rows returning { id c_json } } }`;
    const pick = fc.nat().map((n) => columns[n % columns.length] ?? 'id');
    await fc.assert(
      fc.asyncProperty(pick, value, form, async (column, given, as) => {
        expectWord(await requestWith('admin', text, `product_odd_things${change}_input`, { [column]: given }, as), [column, given]);
      }),
      { ...seeded, numRuns: 150 },
    );
  });

  it('no unusual value in a new row causes a bug', async () => {
    const text = 'mutation HEAD { insert_product_odd_things_one(object: GIVEN) { id } }';
    const pick = fc.nat().map((n) => columns[n % columns.length] ?? 'id');
    await fc.assert(
      fc.asyncProperty(pick, value, form, async (column, given, as) => {
        expectWord(await requestWith('admin', text, 'product_odd_things_insert_input!', { [column]: given }, as), [column, given]);
      }),
      { ...seeded, numRuns: 150 },
    );
  });

  it.each(['toString', '__proto__', 'constructor'])('no unusual name of a fragment causes a bug: %s', async (name) => {
    expectWord(await shop.ask('visitor', `{ ...${name} }`), name);
  });

  it('a value that PostgreSQL would quote in its error causes no bug', async () => {
    const answer = await shop.ask('visitor', `{ product_plans(where: { id: { _eq: "${'9'.repeat(9_000)}" } }) { id } }`);
    expectWord(answer, 'long');
    expect(answer.errors?.[0]?.message.length).toBeLessThan(400);
  });

  it('no aggregate of any column causes a bug with an unusual value', async () => {
    const { schema } = await roleSchemas(shop.database, () => true)('public');
    const functions = ['max', 'min', 'sum', 'avg', 'stddev', 'stddev_pop', 'stddev_samp', 'var_pop', 'var_samp', 'variance'];
    for (const name of functions) {
      const type = schema.getType(`product_odd_things_${name}_fields`);
      for (const column of type && 'getFields' in type ? Object.keys(type.getFields()) : []) {
        expectWord(await shop.ask('visitor', `{ product_odd_things_aggregate { aggregate { ${name} { ${column} } } } }`), [name, column]);
      }
    }
  });
});

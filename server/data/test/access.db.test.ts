import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { allColumns, declaredTables, grantOf, type Verb } from '#db/test/access/declared.ts';
import { type ActorName, accessMatrix, actors, type Matrix, tableNames } from '#db/test/access/matrix.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { readConfig } from '#server/config.ts';
import { memberToken } from '#test/member-token.ts';
import { testApp, testFolder } from '#test/open.ts';

/** Checks the declared access of every table again, as data service clients see it: over HTTP, with tokens. */

const askers = ['visitor', 'shopper', 'yuna', 'artist', 'brand', 'admin'] as const satisfies readonly ActorName[];
type Asker = (typeof askers)[number];
type Reply = { data?: Record<string, Record<string, unknown>[] | null>; errors?: { message: string; extensions: { code: string } }[] };

let matrix: Matrix;
let app: FastifyInstance;
const tokens = new Map<Asker, string>();
let memberIds: string[];
beforeAll(async () => {
  matrix = await accessMatrix();
  memberIds = (await matrix.owner.query<{ id: string }>('select id from member.members')).rows.map(({ id }) => id);
  // The matrix's own row is not a validly sealed key.
  await matrix.owner.query('delete from identity.signing_keys');
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'data', LOG_LEVEL: 'silent' });
  const clock = () => new Date();
  const opened = await testApp({ config, database: matrix.database, clock });
  app = opened.app;
  for (const asker of askers.filter((name) => name !== 'visitor')) {
    const { role } = actors[asker];
    const roles: Role[] = role === 'user' ? ['user'] : [role, 'user'];
    tokens.set(asker, await memberToken(opened.shop, { userId: matrix.idOf(asker), roles, now: clock() }));
  }
});

async function request(asker: Asker, query: string, role: Role = actors[asker].role): Promise<Reply> {
  const token = tokens.get(asker);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/graphql',
    headers: { ...headers, 'x-hasura-role': role },
    payload: { query },
  });
  return reply.json();
}

const root = (table: string) => table.replace('.', '_');
const grant = (table: string, asker: Asker, verb: Verb) => grantOf(declaredTables[table] ?? { columns: '' }, actors[asker].role, verb);
const verbs = ['insert', 'update', 'delete'] as const;
/** A role that may not write anything has no mutations at all. */
const hasWrites = (asker: Asker) => tableNames.some((table) => verbs.some((verb) => grant(table, asker, verb) !== null));
/** The fields an error response does not know, in the requested order; other errors are returned unchanged. */
const unknownIn = ({ data, errors = [] }: Reply) =>
  data === undefined ? errors.map(({ message }) => /^Cannot query field "(\w+)"/.exec(message)?.[1] ?? message) : [];
/** Validation stops after five errors. */
const askedAtOnce = 4;

/** Every row a caller can read, page by page up to the row cap. */
async function readAll(asker: Asker, table: string, columns: string[]): Promise<Record<string, unknown>[]> {
  const keys = matrix.shapes.get(table)?.keys ?? [];
  const all: Record<string, unknown>[] = [];
  for (;;) {
    const order = keys.map((key) => `{ ${key}: asc }`).join(', ');
    const reply = await request(
      asker,
      `{ ${root(table)}(limit: 100, offset: ${all.length}, order_by: [${order}]) { ${columns.join(' ')} } }`,
    );
    const page = reply.data?.[root(table)];
    if (page === undefined || page === null) throw new Error(`${asker} ${table}: ${JSON.stringify(reply.errors)}`);
    all.push(...page);
    if (page.length < 100) return all;
  }
}

describe.each(tableNames)('access by %s', (table) => {
  const keyOf = (row: Record<string, unknown>) => (matrix.shapes.get(table)?.keys ?? []).map((key) => written(row[key])).join('|');

  test('every role reads the declared rows and columns, or its schema lacks the table', async () => {
    for (const asker of askers) {
      const declared = grant(table, asker, 'select');
      if (declared === null) {
        const key = matrix.shapes.get(table)?.keys[0];
        const fields = [root(table), `${root(table)}_by_pk`, `${root(table)}_aggregate`];
        const query = `{ ${fields.map((field) => `${field} { ${key} }`).join(' ')} }`;
        expect([asker, unknownIn(await request(asker, query))]).toEqual([asker, fields]);
        continue;
      }
      const rows = await readAll(asker, table, declared.columns);
      expect([asker, rows.map(keyOf).sort()]).toEqual([asker, await matrix.declaredKeys(table, asker, declared.rows)]);
      const text = JSON.stringify(rows);
      const strangers = memberIds.filter((id) => id !== matrix.idOf(asker) && text.includes(id));
      if (asker !== 'admin') expect([asker, strangers]).toEqual([asker, []]);
      const hidden = allColumns(declaredTables[table] ?? { columns: '' }).filter((column) => !declared.columns.includes(column));
      for (let first = 0; first < hidden.length; first += askedAtOnce) {
        const columns = hidden.slice(first, first + askedAtOnce);
        expect([asker, unknownIn(await request(asker, `{ ${root(table)} { ${columns.join(' ')} } }`))]).toEqual([asker, columns]);
      }
    }
  });

  test('a column that a viewer may not write is missing from their schema', async () => {
    const writes = { insert: '(objects: [])', update: '(where: {})', delete: '(where: {})' };
    const fields = verbs.map((verb) => `${verb}_${root(table)}${writes[verb]} { no_such_field }`);
    for (const asker of askers) {
      const reply = await request(asker, `mutation { __typename ${fields.join(' ')} }`);
      const expected = verbs.map((verb) => (grant(table, asker, verb) === null ? `${verb}_${root(table)}` : 'no_such_field'));
      expect([asker, unknownIn(reply)]).toEqual([asker, hasWrites(asker) ? expected : ['no mutations exist']]);
    }
  });
});

test('a token is refused for a role it does not contain', async () => {
  const who = '{ member_members { id } }';
  expect(await request('shopper', who)).toEqual({ data: { member_members: [{ id: matrix.idOf('shopper') }] } });
  for (const role of ['admin', 'artist', 'brand'] as const)
    expect([role, (await request('shopper', who, role)).errors?.[0]?.extensions.code]).toEqual([role, 'access-denied']);
  expect(await request('artist', who, 'user')).toEqual({ data: { member_members: [{ id: matrix.idOf('artist') }] } });
});

test('another member’s row cannot be read by its key', async () => {
  const owned = {
    sales_orders: 'sales.orders',
    sales_checkouts: 'sales.checkouts',
    member_wallets: 'member.wallets',
    sales_payments: 'sales.payments',
  };
  for (const [field, table] of Object.entries(owned)) {
    const [key] = matrix.shapes.get(table)?.keys ?? [];
    const declared = grant(table, 'yuna', 'select');
    for (const id of await matrix.declaredKeys(table, 'yuna', declared?.rows ?? 'false')) {
      const value = /^\d+$/.test(id) ? id : `"${id}"`;
      expect([table, await request('shopper', `{ ${field}_by_pk(${key}: ${value}) { ${key} } }`)]).toEqual([
        table,
        { data: { [`${field}_by_pk`]: null } },
      ]);
    }
  }
});

/** A key in PostgreSQL's text format. */
function written(value: unknown): string {
  return typeof value === 'boolean' ? String(value).charAt(0) : String(value);
}

import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { allColumns, declaredTables, grantOf, type Verb } from '#db/test/access/declared.ts';
import { type ActorName, accessMatrix, actors, type Matrix, tableNames } from '#db/test/access/matrix.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { readConfig } from '#server/config.ts';
import { memberToken } from '#test/member-token.ts';
import { testApp, testFolder } from '#test/open.ts';

/** The declared access of every table once more, as clients of the data service meet it: over HTTP, with tokens. */

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
  // The matrix's own row was sealed by nobody.
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

async function ask(asker: Asker, query: string, role: Role = actors[asker].role): Promise<Reply> {
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
const isUnknown = (reply: Reply) =>
  reply.data === undefined && /Cannot query field|no mutations exist/.test(reply.errors?.[0]?.message ?? '');

/** Every row an asker gets, page by page as far as the row cap goes. */
async function readAll(asker: Asker, table: string, columns: string[]): Promise<Record<string, unknown>[]> {
  const keys = matrix.shapes.get(table)?.keys ?? [];
  const all: Record<string, unknown>[] = [];
  for (;;) {
    const order = keys.map((key) => `{ ${key}: asc }`).join(', ');
    const reply = await ask(asker, `{ ${root(table)}(limit: 100, offset: ${all.length}, order_by: [${order}]) { ${columns.join(' ')} } }`);
    const page = reply.data?.[root(table)];
    if (page === undefined || page === null) throw new Error(`${asker} ${table}: ${JSON.stringify(reply.errors)}`);
    all.push(...page);
    if (page.length < 100) return all;
  }
}

describe.each(tableNames)('%s', (table) => {
  const keyOf = (row: Record<string, unknown>) => (matrix.shapes.get(table)?.keys ?? []).map((key) => written(row[key])).join('|');

  test('every asker reads the declared rows with the declared columns, or does not know the table', async () => {
    for (const asker of askers) {
      const declared = grant(table, asker, 'select');
      if (declared === null) {
        const key = matrix.shapes.get(table)?.keys[0];
        for (const field of [root(table), `${root(table)}_by_pk`, `${root(table)}_aggregate`]) {
          expect([asker, field, isUnknown(await ask(asker, `{ ${field} { ${key} } }`))]).toEqual([asker, field, true]);
        }
        continue;
      }
      const rows = await readAll(asker, table, declared.columns);
      expect([asker, rows.map(keyOf).sort()]).toEqual([asker, await matrix.declaredKeys(table, asker, declared.rows)]);
      const text = JSON.stringify(rows);
      const strangers = memberIds.filter((id) => id !== matrix.idOf(asker) && text.includes(id));
      if (asker !== 'admin') expect([asker, strangers]).toEqual([asker, []]);
      const hidden = allColumns(declaredTables[table] ?? { columns: '' }).filter((column) => !declared.columns.includes(column));
      for (const column of hidden) {
        expect([asker, column, isUnknown(await ask(asker, `{ ${root(table)} { ${column} } }`))]).toEqual([asker, column, true]);
      }
    }
  });

  test('what an asker may not write does not exist for it', async () => {
    const writes = { insert: '(objects: [])', update: '(where: {})', delete: '(where: {})' };
    for (const asker of askers) {
      for (const verb of ['insert', 'update', 'delete'] as const) {
        const field = `${verb}_${root(table)}`;
        const reply = await ask(asker, `mutation { __typename ${field}${writes[verb]} { no_such_field } }`);
        const isKnown = !(isUnknown(reply) && (reply.errors?.some(({ message }) => !message.includes('no_such_field')) ?? false));
        expect([asker, field, isKnown]).toEqual([asker, field, grant(table, asker, verb) !== null]);
      }
    }
  });
});

test('a token opens only its own roles', async () => {
  const who = '{ member_members { id } }';
  expect(await ask('shopper', who)).toEqual({ data: { member_members: [{ id: matrix.idOf('shopper') }] } });
  for (const role of ['admin', 'artist', 'brand'] as const)
    expect([role, (await ask('shopper', who, role)).errors?.[0]?.extensions.code]).toEqual([role, 'access-denied']);
  expect(await ask('artist', who, 'user')).toEqual({ data: { member_members: [{ id: matrix.idOf('artist') }] } });
});

test('what is another’s cannot be had by its key either', async () => {
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
      expect([table, await ask('shopper', `{ ${field}_by_pk(${key}: ${value}) { ${key} } }`)]).toEqual([
        table,
        { data: { [`${field}_by_pk`]: null } },
      ]);
    }
  }
});

/** A key as PostgreSQL writes it as text. */
function written(value: unknown): string {
  return typeof value === 'boolean' ? String(value).charAt(0) : String(value);
}

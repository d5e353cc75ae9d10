import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { atomically } from '../atomically.ts';
import { closeStatement } from '../batch.ts';
import { preparing } from '../prepared.ts';
import type { DB } from '../schema.generated.ts';

const database = await testDatabase();
const narrow = new pg.Pool({ connectionString: database.url, max: 1 });
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(narrow, 3) }) });
afterAll(() => db.destroy());

// With a semicolon it is sent as plain text and is not prepared.
const namesHeld = async () => (await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements;`.execute(db)).rows[0]?.n;

test('a repeated statement with other values is prepared once per connection and returns its own result', async () => {
  await database.service.connection().execute(async (connection) => {
    const answers: number[] = [];
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ answer: number }>`select ${value}::int * 2 as answer`.execute(connection);
      answers.push(rows[0]?.answer ?? 0);
    }
    expect(answers).toEqual([2, 4, 6]);
    const { rows } = await sql`select count(*)::int as count from pg_prepared_statements where statement like '%* 2 as answer'`.execute(
      connection,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('a connection keeps only a few prepared statements, however many texts come, and frees the rest in PostgreSQL', async () => {
  for (let text = 0; text < 20; text += 1) {
    await sql`select ${text}::int + ${sql.raw(String(text))} as answer`.execute(db);
    expect(await namesHeld()).toBeLessThanOrEqual(3);
  }
  const { rows } = await sql`select ${1}::int + 0 as answer`.execute(db);
  expect(rows).toEqual([{ answer: 1 }]);
});

test('rows of a statement that PostgreSQL no longer describes are read as the first time; a value that cannot be sent fails only its own statement', async () => {
  const read = (from: string) => sql`select (${from}::date + n)::text as day, n, null as nothing from generate_series(0, 1) n`.execute(db);
  const [first, second] = [await read('2026-11-20'), await read('2026-12-31')];
  expect(first.rows).toEqual([
    { day: '2026-11-20', n: 0, nothing: null },
    { day: '2026-11-21', n: 1, nothing: null },
  ]);
  expect(second.rows).toEqual([
    { day: '2026-12-31', n: 0, nothing: null },
    { day: '2027-01-01', n: 1, nothing: null },
  ]);
  const unsendable = {
    toPostgres() {
      throw new Error('not today');
    },
  };
  await expect(sql`select ${unsendable}::text as answer`.execute(db)).rejects.toThrow('not today');
  expect((await read('2026-11-20')).rows).toEqual(first.rows);
});

test('prepared statements of an aborted transaction are freed too', async () => {
  const broken = db.transaction().execute(async (trx) => {
    for (let text = 0; text < 10; text += 1) await sql`select ${text}::int * ${sql.raw(String(text))} as answer`.execute(trx);
    await sql`select ${1}::int / 0`.execute(trx);
  });
  await expect(broken).rejects.toMatchObject({ code: '22012' });
  expect(await namesHeld()).toBeLessThanOrEqual(3);
});

test('freeing a prepared statement that never existed does not break the running transaction', async () => {
  const client = await narrow.connect();
  try {
    await client.query('begin');
    await closeStatement(client, 'never_prepared');
    expect((await client.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
    await client.query('rollback');
  } finally {
    client.release();
  }
});

test('a statement on a table with a new column is planned again: at once outside, at the next try inside a transaction', async () => {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const read = (on: Kysely<DB>) => sql`select * from management.faqs where id > ${0}`.execute(on);
  await read(db);
  await owner.query('alter table management.faqs add column one integer');
  await read(db);
  await owner.query('alter table management.faqs add column two integer');
  let tries = 0;
  await atomically(
    db,
    async (trx) => {
      tries += 1;
      await read(trx);
    },
    { most: 2, pause: async () => {} },
  );
  expect(tries).toBe(2);
  await owner.end();
});

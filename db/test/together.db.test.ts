import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { atomically } from '../atomically.ts';
import { sendUnread, together } from '../together.ts';

const database = await testDatabase();
const { service: db, servicePool } = database;

/** The number of messages some work sends over all connections of the pool. */
async function messages(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const clients = await Promise.all(Array.from({ length: servicePool.options.max }, () => servicePool.connect()));
  const undo = clients.map((client) => {
    const stream = (client as unknown as pg.Client & { connection: { stream: { uncork(): void; write(...all: unknown[]): boolean } } })
      .connection.stream;
    const { uncork, write } = stream;
    let isCorked = 0;
    const cork = (stream as unknown as { cork(): void }).cork;
    Object.assign(stream, {
      cork() {
        isCorked += 1;
        cork.call(stream);
      },
      uncork() {
        isCorked -= 1;
        if (isCorked === 0) count += 1;
        uncork.call(stream);
      },
      write(...all: unknown[]) {
        if (isCorked === 0) count += 1;
        return write.apply(stream, all);
      },
    });
    return () => Object.assign(stream, { cork, uncork, write });
  });
  for (const client of clients) client.release();
  await work();
  for (const each of undo) each();
  return count;
}

const keyed = (key: string) => ({ actor: 'together', key: `together-${key}`, route: 'x', request_hash: 'x' });
const insert = (on: typeof db, key: string) => on.insertInto('sales.idempotency_keys').values(keyed(key));
const kept = async (key: string) =>
  (await db.selectFrom('sales.idempotency_keys').select('key').where('key', '=', `together-${key}`).execute()).length;

test('several queries sent in one message run in order and see the effects of those before', async () => {
  const sent = await messages(async () => {
    const [before, made, after] = await together(
      db,
      db.selectFrom('sales.idempotency_keys').select('key').where('key', '=', 'together-order'),
      insert(db, 'order').returning('key'),
      db.selectFrom('sales.idempotency_keys').select('key').where('key', '=', 'together-order'),
    );
    expect([before.length, made.length, after.length]).toEqual([0, 1, 1]);
  });
  expect(sent).toBe(1);
});

test('a transaction sends BEGIN with its first statement, and a write without a needed result with COMMIT', async () => {
  const sent = await messages(() =>
    atomically(db, async (trx) => {
      await trx.selectFrom('sales.idempotency_keys').select('key').where('key', '=', 'none').execute();
      await sendUnread(trx, insert(trx, 'one'));
      await sendUnread(trx, insert(trx, 'two'));
    }),
  );
  expect(sent).toBe(2);
  expect([await kept('one'), await kept('two')]).toEqual([1, 1]);
});

test('a transaction without a statement sends nothing to PostgreSQL', async () => {
  expect(await messages(() => atomically(db, async () => null))).toBe(0);
});

test('a failing write that was not waited for fails the statement sent with it, and the transaction is rolled back', async () => {
  await insert(db, 'taken').execute();
  const broken = atomically(db, async (trx) => {
    await insert(trx, 'undone').execute();
    await sendUnread(trx, insert(trx, 'taken'));
  });
  await expect(broken).rejects.toMatchObject({ code: '23505' });
  expect(await kept('undone')).toBe(0);
  const later = atomically(db, async (trx) => {
    await sendUnread(trx, insert(trx, 'taken'));
    await insert(trx, 'after').execute();
  });
  await expect(later).rejects.toMatchObject({ code: '23505' });
  expect(await kept('after')).toBe(0);
});

test('of queries sent together the first failure is reported, the earlier ones are rolled back, and the connection stays usable', async () => {
  const broken = together(db, insert(db, 'first'), insert(db, 'taken'), insert(db, 'last'));
  await expect(broken).rejects.toMatchObject({ code: '23505' });
  expect([await kept('first'), await kept('last')]).toEqual([0, 0]);
  const [[row]] = await together(db, insert(db, 'first').returning('key'), insert(db, 'last'));
  expect(row?.key).toBe('together-first');
});

test('an intended rollback leaves nothing of statements that were not sent yet', async () => {
  await expect(
    atomically(db, async (trx) => {
      await sendUnread(trx, insert(trx, 'never'));
      throw new Error('on purpose');
    }),
  ).rejects.toThrow('on purpose');
  expect(await kept('never')).toBe(0);
});

test('a plain text of several commands is sent after the statements that wait', async () => {
  await atomically(db, async (trx) => {
    await sendUnread(trx, insert(trx, 'plain'));
    await sql.raw("set local work_mem = '5MB'; set local enable_sort = on").execute(trx);
  });
  expect(await kept('plain')).toBe(1);
});

/** Each fails in its own way: PostgreSQL refuses it, it is cancelled, its value cannot be sent, or its connection is lost. */
const unsendable = {
  toPostgres() {
    throw new Error('not today');
  },
};
const failures = {
  'is refused': sql`1 / 0`,
  'is cancelled': sql`pg_cancel_backend(pg_backend_pid()) is null or pg_sleep(10) is null`,
  'has a value that cannot be sent': sql`${unsendable}::text`,
  'loses its connection': sql`pg_terminate_backend(pg_backend_pid()) is null or pg_sleep(10) is null`,
};

test.each(Object.entries(failures))(
  'when one of several queries %s, none takes effect, inside a transaction or not, and the connection stays usable',
  async (_how, failing) => {
    const fails = db.selectNoFrom(failing.as('never'));
    await expect(together(db, insert(db, 'before'), fails, insert(db, 'behind'))).rejects.toThrow();
    const inside = atomically(db, async (trx) => {
      await insert(trx, 'begun').execute();
      await sendUnread(trx, insert(trx, 'before'));
      await sendUnread(trx, fails);
      await sendUnread(trx, insert(trx, 'behind'));
    });
    await expect(inside).rejects.toThrow();
    expect(await Promise.all(['begun', 'before', 'behind'].map(kept))).toEqual([0, 0, 0]);
    const [, rows] = await together(
      db,
      insert(db, 'going on'),
      db.deleteFrom('sales.idempotency_keys').where('key', '=', 'together-going on').returning('key'),
    );
    expect(rows).toEqual([{ key: 'together-going on' }]);
  },
);

test('node-postgres pipelining would commit the statements around a value that cannot be sent, so db/batch.ts does not use it', async () => {
  const client = new pg.Client({ connectionString: database.url, pipeline: true });
  await client.connect();
  await client.query('create temporary table kept (n int)');
  const put = (value: unknown) => client.query({ name: 'put', text: 'insert into kept values ($1)', values: [value] });
  await put(0);
  const sent = ['begin', 1, unsendable, 'commit'].map((each) => (typeof each === 'string' ? client.query(each) : put(each)));
  expect((await Promise.allSettled(sent)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await client.query('select n from kept')).rows).toEqual([{ n: 0 }, { n: 1 }]);
  // The name is closed in PostgreSQL, while node-postgres goes on using it.
  await expect(put(2)).rejects.toMatchObject({ code: '26000' });
  await client.end();
});

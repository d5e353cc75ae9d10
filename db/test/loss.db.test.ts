import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { connect } from '../open.ts';
import { connectionWaitMs, openPool, startWaitMs } from '../pool.ts';

const database = await testDatabase();
const owner = new pg.Client({ connectionString: database.url });
await owner.connect();
afterAll(() => owner.end());

/** Terminates all connections of this database except the caller's. */
async function terminateAll(): Promise<number> {
  const { rowCount } = await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rowCount ?? 0;
}

const suicide = 'select pg_terminate_backend(pg_backend_pid())';

test('a connection lost while in use fails its statement and never returns to the pool', async () => {
  const pool = openPool({ connectionString: database.url, max: 1 });
  for (let round = 0; round < 5; round += 1) {
    const client = await pool.connect();
    await expect(client.query(suicide)).rejects.toMatchObject({ code: '57P01' });
    // Released normally, with the next caller already waiting.
    const next = pool.query<{ one: number }>('select 1 as one');
    client.release();
    expect((await next).rows).toEqual([{ one: 1 }]);
  }
  await pool.end();
});

test('lost statements and transactions of Kysely fail too, and free their place in the pool', async () => {
  for (let round = 0; round < 12; round += 1) {
    await lost(() => sleeping.execute(database.service));
    await sql`select 1`.execute(database.service);
    await lost(() => database.identity.transaction().execute((trx) => sleeping.execute(trx)));
    await sql`select 1`.execute(database.identity);
  }
});

const sleeping = sql`select pg_sleep(30)`;

/** Terminates a connection during a statement that sleeps. */
async function lost(work: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const refused = expect(work().finally(() => (isOver = true))).rejects.toThrow();
  while (!isOver && (await sleepers()) === 0) await new Promise(setImmediate);
  await terminateAll();
  await refused;
}

async function sleepers(): Promise<number> {
  const { rowCount } = await owner.query(
    "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(30)%' and wait_event = 'PgSleep'",
  );
  return rowCount ?? 0;
}

test('queries of every kind work after all connections were ended repeatedly', async () => {
  let isOver = false;
  const outcomes = { answered: 0, refused: 0 };
  const loop = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work().then(
        () => (outcomes.answered += 1),
        () => (outcomes.refused += 1),
      );
    }
  };
  const asMember = async () => {
    const client = await database.pool('members').connect();
    try {
      await client.query('begin read only');
      await client.query('select pg_sleep(0.002)');
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const loops = [
    loop(asMember),
    loop(asMember),
    loop(() => database.pool('public').query('select pg_sleep(0.002)')),
    loop(() => sql`select pg_sleep(0.002)`.execute(database.service)),
    loop(() => database.identity.transaction().execute((trx) => sql`select pg_sleep(0.002)`.execute(trx))),
  ];
  for (let round = 0; round < 20; round += 1) {
    const before = outcomes.answered;
    await terminateAll();
    while (outcomes.answered < before + 10) await new Promise(setImmediate);
  }
  isOver = true;
  await Promise.all(loops);
  expect(outcomes.refused).toBeGreaterThan(0);
});

test('a transaction that waits too long for a connection is refused, and the next one gets a connection', async () => {
  const pool = openPool({ connectionString: database.url, max: 1, options: '-c idle_in_transaction_session_timeout=20' });
  const client = await pool.connect();
  const ended = new Promise<void>((done) => client.once('end', done));
  await client.query('begin');
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a statement to a database that stops answering fails, and its connection is closed', async () => {
  const pool = openPool({ connectionString: database.url, max: 1, silenceMs: 50 });
  await expect(pool.query('select pg_sleep(20)')).rejects.toThrow('silent');
  // A busy machine may be silent for this long, too.
  expect((await eventually(() => pool.query('select 1 as one'))).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a statement to a database that answers nobody fails within seconds; a statement to a slow database is waited for', async () => {
  const lock = 'select pg_advisory_lock(4711), pg_backend_pid() as pid';
  await owner.query(lock);
  let isSilent = false;
  const answers = vi.fn(async () => {
    await owner.query('select pg_advisory_unlock(4711)');
    return true;
  });
  const watch = { answers, isSilent: () => isSilent, isAway: () => isSilent, hear() {}, askOver() {} };
  const pool = openPool({ connectionString: database.url, max: 1, silenceMs: 20_000, watch });
  const [slow] = (await pool.query<{ pid: number }>(lock)).rows;
  expect(answers).toHaveBeenCalledTimes(1);
  answers.mockResolvedValue(false);
  await expect(pool.query('select pg_sleep(20)')).rejects.toThrow('silent');
  const [next] = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
  expect(next?.pid).not.toBe(slow?.pid);
  isSilent = true;
  await expect(pool.query('select 1')).rejects.toThrow('silent');
  await expect(pool.connect()).rejects.toThrow('silent');
  isSilent = false;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('an idle connection without a running statement is kept', async () => {
  const pool = openPool({
    connectionString: database.url,
    max: 1,
    silenceMs: 60_000,
    watch: { answers: async () => false, isSilent: () => false, isAway: () => false, hear() {}, askOver() {} },
  });
  const client = await pool.connect();
  (client as pg.PoolClient & { connection: pg.Connection }).connection.stream.emit('timeout');
  await new Promise(setImmediate);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
  await pool.end();
});

test('a statement that takes over a second on a healthy server ends before the shop closes', async () => {
  const closing = connect(database.url);
  const slow = closing.pool('members').query<{ one: number }>('select pg_sleep(2.3), 1 as one');
  const isSent = async () =>
    (await owner.query("select from pg_stat_activity where query like '%pg_sleep(2.3)%' and pid <> pg_backend_pid()")).rowCount;
  await eventually(async () => expect(await isSent()).toBe(1));
  await closing.close();
  expect((await slow).rows[0]?.one).toBe(1);
});

test('the shop waits long for connections while it starts, and as long as a request waits once it is open', async () => {
  const starting = connect(database.url, { isStarting: true });
  const waits = () => [starting.servicePool, starting.pool('pages')].map(({ options }) => options.connectionTimeoutMillis);
  expect(waits()).toEqual([startWaitMs, startWaitMs]);
  starting.startIsOver();
  expect([...waits(), starting.pool('members').options.connectionTimeoutMillis]).toEqual([
    connectionWaitMs,
    connectionWaitMs,
    connectionWaitMs,
  ]);
  await starting.close();
});

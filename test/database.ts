import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database, type DataRole } from '#db/open.ts';
import { openClient, openPool } from '#db/pool.ts';
import { atFileEnd } from './at-file-end.ts';

/**
 * Tests run in parallel on machines of any speed, so timeouts after which a shop responds 503 are this many times longer here. Faults are
 * injected, not waited for.
 */
export const patience = 20;

/**
 * A separate database for this test file, copied from the migrated template or the named one in a few hundredths of a second: copying files
 * takes a third of the time of WAL-logged pages. Its connections are closed at the end of the file; the database is removed with the
 * server, because dropping it takes longer than creating it.
 */
export async function testDatabase(template = 'seam_template'): Promise<Database> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const database = openTest(addressOf(server, name));
  atFileEnd(() => database.close());
  return database;
}

/**
 * Another template: a copy of the migrated one filled by `fill`, created by the first test file that asks for it while others wait. It has
 * this name only once it is complete and has no connections, so it can be copied.
 */
export async function templateOf(name: string, fill: (database: Database) => Promise<void>): Promise<string> {
  const server = inject('databaseServer');
  const client = openClient(server);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const half = `${name}_half_${randomUUID().replaceAll('-', '')}`;
      await client.query(`create database ${half} template seam_template strategy file_copy`);
      // A pooler's connections would outlive it.
      const database = openTest(addressOf(server, half), null);
      await fill(database).finally(() => database.close());
      await client.query(`alter database ${half} rename to ${name}`);
    }
    return name;
  } finally {
    await client.end();
  }
}

/** Through a pooler with as few connections as a process works with (vitest.pooler.config.ts). */
function openTest(url: string, pooler: string | null = inject('databasePooler') ?? null): Database {
  if (pooler !== null) return connect(url, { poolUrl: addressOf(pooler, new URL(url).pathname.slice(1)), connections: 12, patience });
  return connect(url, { poolSizes: { public: 4, pages: 6, members: 6, service: 10, identity: 4 }, patience });
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The URL of a separate empty database for this test file, without migrations; owned by `owner` if given. */
export async function emptyDatabase(owner = 'postgres'): Promise<string> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} owner ${owner}`);
  return addressOf(server, name);
}

const rolePools = new WeakMap<Database, Map<string, pg.Pool>>();

/** Connections that run as a role of the shop, for statements of a test itself; closed at the end of this test file. */
export function rolePool(database: Database, role: DataRole): pg.Pool {
  const pools = rolePools.get(database) ?? new Map<string, pg.Pool>();
  rolePools.set(database, pools);
  const known = pools.get(role);
  if (known !== undefined) return known;
  const { types = pg.types } = database.servicePool.options;
  const pool = openPool({ connectionString: database.url, max: 2, options: `-c role=shop_${role} -c timezone=UTC -c jit=off`, types });
  atFileEnd(() => pool.end());
  pools.set(role, pool);
  return pool;
}

/** A superuser connection to the test server, open until the end of this test file. */
export async function ownerConnection(database: Pick<Database, 'url'>): Promise<pg.Client> {
  const owner = openClient(database.url);
  await owner.connect();
  atFileEnd(() => owner.end());
  return owner;
}

/** Runs statements as superuser of the test server, in the database at this URL. */
export async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Resolves as soon as a connection of this database waits for a lock. Other test files share the server; their waits are ignored. */
export async function lockAwaited({ url }: Pick<Database, 'url'>): Promise<void> {
  const owner = openClient(url);
  await owner.connect();
  try {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await owner.query(waiting)).rowCount === 0);
  } finally {
    await owner.end();
  }
}

import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedServer } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { connect, type Database, ensureDatabase } from '#db/open.ts';
import { readFrom } from '#db/replica.ts';
import { listenToAnnouncements } from '#server/announcements.ts';
import { readConfig } from '#server/config.ts';
import { eventually } from '#test/eventually.ts';
import { testApp, testFolder } from '#test/open.ts';
import { type PrimaryAndReplica, primaryAndReplica } from '#test/replica/primary-and-replica.ts';
import { throwawayFolder } from '#test/throwaway-folder.ts';
import { patience } from '../../test/database.ts';

const folders = [throwawayFolder(), throwawayFolder()] as const;
let servers: EmbeddedServer[] = [];
let database: Database;
let app: FastifyInstance;
let primary: pg.Client;
let replica: pg.Client;

const connected = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
};
let both: PrimaryAndReplica;
const openReplica = async () => {
  const server = await both.startReplica();
  servers = [both.primary, server];
  return server.url.replace(/postgres$/, 'seam');
};

beforeAll(async () => {
  both = await primaryAndReplica(folders, async (made) => {
    const url = await ensureDatabase(made.url, 'seam');
    const client = await connected(url);
    await migrate(client, { url });
    await client.query(
      "insert into management.shop_info (company_name) select 'before' where not exists (select from management.shop_info)",
    );
    await client.end();
  });
  servers = [both.primary];
  const readUrl = await openReplica();
  const ownUrl = both.primary.url.replace(/postgres$/, 'seam');
  primary = await connected(ownUrl);
  replica = await connected(readUrl);
  database = connect(ownUrl, { readUrl, patience });
  const config = readConfig({ DATA_DIR: testFolder(), SERVICES: 'data', LOG_LEVEL: 'silent' });
  ({ app } = await testApp({ config, database, clock: () => new Date() }));
});

afterAll(async () => {
  await primary?.end();
  await replica?.end().catch(() => undefined);
  await database?.close();
  for (const server of servers.reverse()) await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Which server answers a reader. */
const sourceOf = (reader?: string) =>
  readFrom(
    database,
    async ({ pool }) =>
      (await pool('public').query('select pg_is_in_recovery() as is_replica')).rows[0].is_replica ? 'replica' : 'primary',
    reader,
  );
const bothReadReplica = () => eventually(async () => expect([await sourceOf(), await sourceOf('reader')]).toEqual(['replica', 'replica']));
const rename = (name: string) => primary.query('update management.shop_info set company_name = $1', [name]);
const nameFor = (from: Parameters<Parameters<typeof readFrom>[1]>[0]) =>
  from
    .pool('pages')
    .query('select company_name from management.shop_info')
    .then(({ rows }) => rows[0].company_name);
const askedName = async () => {
  const reply = await app.inject({ method: 'POST', url: '/v1/graphql', payload: { query: '{ management_shop_info { company_name } }' } });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.management_shop_info[0].company_name;
};

test('visitors read from the replica with a visitor’s rights; requests with a token read from the primary', async () => {
  await bothReadReplica();
  await readFrom(database, async ({ pool, service }) => {
    expect((await pool('pages').query('select current_user as name')).rows).toEqual([{ name: 'shop_public' }]);
    await expect(pool('pages').query('select from sales.orders')).rejects.toThrow('permission denied');
    expect(await service.selectFrom('management.shop_info').select('company_name').execute()).toHaveLength(1);
  });
  expect((await database.pool('members').query('select pg_is_in_recovery() as is_replica')).rows).toEqual([{ is_replica: false }]);
});

test('an announced change is visible at once from the primary, and from the replica as soon as it has replayed the change', async () => {
  await bothReadReplica();
  await replica.query('select pg_wal_replay_pause()');
  const heard = new Promise<void>((done) => {
    let isOpen = false;
    const announcements = listenToAnnouncements({
      url: database.url,
      channel: 'shop_changed',
      onAnnouncement() {
        if (!isOpen) return;
        database.replica?.changed();
        done();
        void announcements.close();
      },
      report: () => undefined,
    });
    void announcements.opened.then(() => {
      isOpen = true;
      return rename('announced');
    });
  });
  await heard;
  expect(await readFrom(database, nameFor)).toBe('announced');
  expect((await replica.query('select company_name from management.shop_info')).rows[0].company_name).not.toBe('announced');
  await replica.query('select pg_wal_replay_resume()');
  await bothReadReplica();
  expect(await readFrom(database, nameFor)).toBe('announced');
});

test('a browser that has written reads from the primary until the replica has caught up; others use the replica unless it lags', async () => {
  await bothReadReplica();
  await replica.query('select pg_wal_replay_pause()');
  await rename('own');
  database.replica?.changed('reader');
  expect(await sourceOf('reader')).toBe('primary');
  expect(await readFrom(database, nameFor, 'reader')).toBe('own');
  // Nobody told this process of the change that another made: a second later the replica is behind for all.
  await eventually(async () => expect(await sourceOf('stranger')).toBe('primary'));
  await replica.query('select pg_wal_replay_resume()');
  await bothReadReplica();
});

test('while the replica is away every visitor is answered by the primary', async () => {
  await bothReadReplica();
  let isOver = false;
  const answered = { replies: 0 };
  const asking = (async () => {
    while (!isOver) {
      await askedName();
      answered.replies += 1;
    }
  })();
  await servers[1]?.stop();
  const before = answered.replies;
  await eventually(() => expect(answered.replies).toBeGreaterThan(before + 5));
  expect(await sourceOf()).toBe('primary');
  isOver = true;
  await asking;
  await rename('while it was away');
  expect(await askedName()).toBe('while it was away');
});

test('a replica that was promoted to primary is no longer used as a replica', async () => {
  // At another port than before: the address of the first is gone, as after a failover.
  const readUrl = await openReplica();
  const own = connect(database.url, { readUrl, patience });
  const isReplica = () => readFrom(own, async ({ pool }) => (await pool('public').query('select pg_is_in_recovery() as yes')).rows[0].yes);
  await eventually(async () => expect(await isReplica()).toBe(true));
  const promoted = await connected(readUrl);
  await promoted.query('select pg_promote()');
  await eventually(() => expect(own.replica?.isCurrent()).toBe(false));
  await rename('after the failover');
  expect(await readFrom(own, nameFor)).toBe('after the failover');
  await promoted.end();
  await own.close();
});

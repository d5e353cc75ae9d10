import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { addDraining } from './draining.ts';
import { addReadiness } from './readiness.ts';

const database = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'seam-ready-'));
const config = readConfig({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const shopOf = (url: string) => ({ config, database: { ...database, url }, clock: () => new Date() });

async function ready(url: string) {
  const app = fastify();
  addDraining(app);
  addReadiness(app, shopOf(url));
  await app.ready();
  return { app, ask: () => app.inject({ url: '/readyz' }) };
}

test('the shop is ready while the database answers and has everything this code needs', async () => {
  const { app, ask } = await ready(database.url);
  // The database may take a second, and on a busy machine sometimes longer.
  const isReady = () => eventually(async () => expect((await ask()).json()).toEqual({ status: 'ready', services: config.services }));
  await isReady();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query("insert into migration.applied (name, hash) values ('9998-of-a-newer-shop.sql', '')");
  await isReady();
  await owner.query("insert into migration.applied (name, hash, since) values ('9999-of-a-newer-shop.sql', '', '99.0.0')");
  await eventually(async () => {
    const newer = await ask();
    expect([newer.statusCode, newer.json(), newer.headers['retry-after']]).toEqual([
      503,
      { status: 'unavailable', part: 'migrations' },
      '1',
    ]);
  });
  await owner.query("delete from migration.applied where name like '999%'");
  await isReady();
  // Locks the table the check reads, so that it times out.
  await owner.query('begin; lock table migration.applied');
  expect((await ask()).json()).toEqual({ status: 'unavailable', part: 'database' });
  await owner.query('rollback');
  await isReady();
  await owner.end();
  await app.close();
});

test('a shop is not ready without a database, nor while it stops', async () => {
  const { app, ask } = await ready('postgres://nobody@127.0.0.1:1/none');
  expect((await ask()).json()).toEqual({ status: 'unavailable', part: 'database' });
  await app.close();
  const stopping = fastify();
  const abort = AbortSignal.abort();
  stopping.decorate('stopping', abort);
  addReadiness(stopping, shopOf(database.url));
  expect((await stopping.inject({ url: '/readyz' })).json()).toEqual({ status: 'unavailable', part: 'stopping' });
  await stopping.close();
});

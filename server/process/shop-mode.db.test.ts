import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '#db/free-port.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { openClient } from '#db/pool.ts';
import { seedReference } from '#db/reference/seed-reference.ts';
import { ownDayOffSource } from '#rules/order/working-days.ts';
import { readConfig } from '#server/config.ts';
import { fillShop } from '#server/fill-shop.ts';
import { makeSigningKey, storeKey } from '#server/keys/stored-keys.ts';
import { openShop } from '#server/shop.ts';
import { emptyDatabase, onServer, ownerConnection, testDatabase } from '#test/database.ts';
import { closedAtEnd, testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { compiled } from '#test/two-processes/compiled.ts';
import { requireMode, requireSameShop, saveMode } from './shop-mode.ts';

const live = { SEAM_MODE: 'live', PUBLIC_URL: 'https://shop.example', SECRET: 's'.repeat(32), CLIENT_SECRET: 'c'.repeat(16) };

function shopOn(database: Awaited<ReturnType<typeof testDatabase>>, env: Record<string, string>) {
  return openShop({ database, config: readConfig({ DATA_DIR: testFolder(), ...env }), clock: () => new Date() });
}

const countIn = async (database: Awaited<ReturnType<typeof testDatabase>>, table: string) =>
  (await database.servicePool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;

test('a start that forgot SEAM_MODE=live adds no demonstration to a live shop', async () => {
  const database = await testDatabase();
  await fillShop(shopOn(database, live), () => undefined);
  await expect(fillShop(shopOn(database, { SECRET: live.SECRET }), () => undefined)).rejects.toThrow(
    'This is a live shop: set SEAM_MODE=live',
  );
  expect(await countIn(database, 'member.members')).toBe(0);
  await fillShop(shopOn(database, live), () => undefined);
});

test('a start with another SECRET is refused before anything is written', async () => {
  const database = await testDatabase();
  await storeKey(database.identity, live.SECRET, { jwk: await makeSigningKey(), signsFrom: new Date() });
  await expect(fillShop(shopOn(database, { SECRET: 'another secret of the same length' }), () => undefined)).rejects.toThrow(
    'SECRET does not open',
  );
  for (const table of ['member.members', 'management.terms', 'management.shop_mode'])
    expect([table, await countIn(database, table)]).toEqual([table, 0]);
});

test('a year whose public holidays operators entered is left unchanged, whatever their source; own days off do not count', async () => {
  const database = await testDatabase();
  const add = (day: string, source: string) =>
    database.servicePool.query(
      `insert into management.holidays (day, name, source) values ('${day}', '{"ko": "휴일", "en": "Holiday"}', '${source}')`,
    );
  await add('2027-01-01', '관보');
  await add('2028-08-01', ownDayOffSource);
  await seedReference(database.service);
  const inYear = async (year: number) => countIn(database, `management.holidays where extract(year from day) = ${year}`);
  expect([await inYear(2027), (await inYear(2028)) ?? 0]).toEqual([1, expect.toSatisfy((count: number) => count > 10)]);
});

test('a shop keeps the mode of its first start', async () => {
  const { service } = await testDatabase();
  await saveMode(service, 'demo');
  await saveMode(service, 'live');
  await requireMode(service, 'demo');
  await expect(requireMode(service, 'live')).rejects.toThrow('its own DATA_DIR');
});

test('a live shop loads no stand-in, and a demonstration does', async () => {
  // What main.ts does, and how many files of stand-ins/ Node has read for it.
  const script = `
    const loaded = [];
    (await import('node:module')).registerHooks({
      load(url, context, next) {
        if (url.includes('/stand-ins/')) loaded.push(url);
        return next(url, context);
      },
    });
    const config = (await import('#server/config.ts')).readConfig();
    const database = await (await import('#db/open.ts')).openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
    const shop = (await import('#server/shop.ts')).openShop({ config, database, clock: () => new Date() });
    await (await import('#server/fill-shop.ts')).fillShop(shop, () => undefined);
    const app = await (await import('#server/app.ts')).buildApp(shop);
    await app.ready();
    console.log(loaded.length);
    process.exit();`;
  const loadedBy = (url: string, env: Record<string, string>) => {
    const all = { ...compiled, DATABASE_URL: url, DATA_DIR: testFolder(), SERVICES: 'identity,data,images,rest,jobs', ...env };
    const root = join(import.meta.dirname, '..', '..');
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      cwd: root,
      env: all,
      encoding: 'utf8',
    });
    return stdout === '' ? stderr : Number(stdout);
  };
  expect(loadedBy((await testDatabase()).url, live)).toBe(0);
  expect(loadedBy((await demoDatabase()).url, {})).toBeGreaterThan(20);
});

describe('a newer version started with another shop’s settings does not migrate the database', () => {
  const root = join(import.meta.dirname, '..', '..');
  const all = readdirSync(join(root, 'db', 'migrations')).filter((name) => name.endsWith('.sql'));
  const newest = all.sort().at(-1) ?? '';

  /** The URL of a database with the migrations before this one. */
  async function migratedBefore(end: string): Promise<string> {
    const url = await emptyDatabase();
    const client = openClient(url);
    await client.connect();
    await migrate(client, { only: new Set(all.filter((name) => name < end)) }).finally(() => client.end());
    return url;
  }

  const countMigrations = async (url: string) => (await (await ownerConnection({ url })).query('select from migration.applied')).rowCount;
  const openAs = (url: string, env: Record<string, string>) =>
    openDatabase({
      databaseUrl: url,
      dataDir: '.',
      beforeMigrating: (opened) => requireSameShop(opened, readConfig({ DATA_DIR: testFolder(), ...env })),
    });

  test('a start in the other mode is refused', async () => {
    const url = await migratedBefore(newest);
    await onServer(url, 'insert into management.shop_mode (is_live) values (true)');
    const env = { PATH: '/usr/bin:/bin', ...compiled, DATABASE_URL: url, DATA_DIR: testFolder(), PORT: String(await freePort()) };
    const start = spawnSync(process.execPath, ['main.ts'], { cwd: root, env, encoding: 'utf8' });
    expect([start.status, start.stdout + start.stderr]).toEqual([1, expect.stringContaining('This is a live shop: set SEAM_MODE=live')]);
    expect(await countMigrations(url)).toBe(all.length - 1);
  });

  test('a start with another SECRET is refused; with the right one the database is migrated', async () => {
    const url = await migratedBefore(newest);
    const earlier = await testDatabase();
    await storeKey(earlier.identity, live.SECRET, { jwk: await makeSigningKey(), signsFrom: new Date() });
    const key = await earlier.identity.selectFrom('identity.signing_keys').selectAll().executeTakeFirstOrThrow();
    await (await ownerConnection({ url })).query(
      'insert into identity.signing_keys select * from json_populate_record(null::identity.signing_keys, $1)',
      [key],
    );
    await expect(openAs(url, { ...live, SECRET: 'another secret of the same length' })).rejects.toThrow('SECRET does not open');
    expect(await countMigrations(url)).toBe(all.length - 1);
    closedAtEnd(await openAs(url, live));
    expect(await countMigrations(url)).toBe(all.length);
  });

  test('an older database that lacks tables is not refused at the start', async () => {
    const url = await migratedBefore('002');
    closedAtEnd(await openAs(url, live));
    expect(await countMigrations(url)).toBe(all.length);
  });
});

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
import { keepMode, requireMode, requireSameShop } from './shop-mode.ts';

const live = { SEAM_MODE: 'live', PUBLIC_URL: 'https://shop.example', SECRET: 's'.repeat(32), CLIENT_SECRET: 'c'.repeat(16) };

function shopOn(database: Awaited<ReturnType<typeof testDatabase>>, env: Record<string, string>) {
  return openShop({ database, config: readConfig({ DATA_DIR: testFolder(), ...env }), clock: () => new Date() });
}

const countIn = async (database: Awaited<ReturnType<typeof testDatabase>>, table: string) =>
  (await database.servicePool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count;

test('a live shop is not filled by a start that forgot SEAM_MODE=live', async () => {
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

test('a year whose public holidays operators entered, under whatever source, stays theirs; days the shop takes off do not make it so', async () => {
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

test('a shop from before shows by its rows what it is', async () => {
  const before = await testDatabase();
  await before.servicePool.query("insert into member.members (email, name, nickname) values ('admin@seam.example', 'A', 'a')");
  await requireMode(before.service, 'live');
  await expect(requireMode(before.service, 'demo')).rejects.toThrow('SEAM_MODE=live');

  const quiet = await testDatabase();
  await seedReference(quiet.service);
  await expect(requireMode(quiet.service, 'demo')).rejects.toThrow('SEAM_MODE=live');
  await requireMode(quiet.service, 'live');

  const demonstration = await demoDatabase();
  await requireMode(demonstration.service, 'demo');
  await expect(requireMode(demonstration.service, 'live')).rejects.toThrow('This is a demonstration shop');
});

test('the first mode stays', async () => {
  const { service } = await testDatabase();
  await keepMode(service, 'demo');
  await keepMode(service, 'live');
  await requireMode(service, 'demo');
  await expect(requireMode(service, 'live')).rejects.toThrow('its own DATA_DIR');
});

test('a live shop loads no file of stand-ins/, a demonstration does', async () => {
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

describe('a start of newer code with the settings of another shop leaves the database at its migration', () => {
  const root = join(import.meta.dirname, '..', '..');
  const all = readdirSync(join(root, 'db', 'migrations')).filter((name) => name.endsWith('.sql'));

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

  test('the mode, as main.ts asks for it: a live shop that shows what it is by its rows', async () => {
    const url = await migratedBefore('0077');
    await onServer(url, "insert into member.members (email, name, nickname) values ('a@shop.example', 'A', 'a')");
    const before = await countMigrations(url);
    const env = { PATH: '/usr/bin:/bin', ...compiled, DATABASE_URL: url, DATA_DIR: testFolder(), PORT: String(await freePort()) };
    const start = spawnSync(process.execPath, ['main.ts'], { cwd: root, env, encoding: 'utf8' });
    expect([start.status, start.stdout + start.stderr]).toEqual([1, expect.stringContaining('This is a live shop: set SEAM_MODE=live')]);
    expect(await countMigrations(url)).toBe(before);
  });

  test('the SECRET; with the right one it is migrated', async () => {
    const url = await migratedBefore('0077');
    const earlier = await testDatabase();
    await storeKey(earlier.identity, live.SECRET, { jwk: await makeSigningKey(), signsFrom: new Date() });
    const key = await earlier.identity.selectFrom('identity.signing_keys').selectAll().executeTakeFirstOrThrow();
    await (await ownerConnection({ url })).query(
      'insert into identity.signing_keys select * from json_populate_record(null::identity.signing_keys, $1)',
      [key],
    );
    const before = await countMigrations(url);
    await expect(openAs(url, { ...live, SECRET: 'another secret of the same length' })).rejects.toThrow('SECRET does not open');
    expect(await countMigrations(url)).toBe(before);
    closedAtEnd(await openAs(url, live));
    expect(await countMigrations(url)).toBe(all.length);
  });

  test('tables that do not exist yet are no reason to refuse', async () => {
    const url = await migratedBefore('0002');
    closedAtEnd(await openAs(url, live));
    expect(await countMigrations(url)).toBe(all.length);
  });

  const invented = { number: '000-00-00000', name: '주식회사 심', inForce: 1 };
  const modeIs = (isLive: boolean) => `insert into management.shop_mode (is_live) values (${isLive})`;
  const demoAdministrator = `with member as (
      insert into member.members (email, name, nickname) values ('admin@seam.example', 'A', 'a') returning id)
    insert into member.member_roles (user_id, role) select id, 'admin' from member`;
  const consent = `with member as (insert into member.members (email, name, nickname) values ('a@shop.example', 'A', 'a') returning id)
    insert into member.consents (user_id, type, is_given, terms_id) select member.id, 'TERMS', true, terms.id from member, management.terms`;
  const order = `with member as (insert into member.members (email, name, nickname) values ('a@shop.example', 'A', 'a') returning id)
    insert into sales.orders (user_id, order_number, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, zip_code, address,
      payment_method, product_amount, delivery_amount, payment_amount)
    select id, '1', 'A', '01000000000', 'a@shop.example', 'A', '01000000000', '04524', 'Seoul', 'CARD', 1, 0, 1 from member`;

  test.each([
    ['a live shop that nobody touched loses its invented company and its terms', modeIs(true), { number: '', name: '', inForce: 0 }],
    ['a live shop older than the table of modes loses them too', '', { number: '', name: '', inForce: 0 }],
    ['a demonstration keeps them', modeIs(false), invented],
    ['a demonstration older than the table of modes keeps them too', demoAdministrator, invented],
    ['a live shop with an order loses its number alone', `${modeIs(true)}; ${order}`, { ...invented, number: '' }],
    ['a live shop with a consent loses its number alone', `${modeIs(true)}; ${consent}`, { ...invented, number: '' }],
  ])('%s', async (_, before, after) => {
    const url = await migratedBefore('0090');
    await onServer(
      url,
      `insert into management.shop_info (company_name, ceo, registration_number, business_type, business_category, phone, telecommunication_number,
        email, personal_information_admin, zip_code, address, detail_address)
      values ('주식회사 심', '한이음', '000-00-00000', '통신판매업', '의류, 디자인 상품', '02-0000-0000', '제0000-서울성동-0000호', 'help@seam.example',
        '문서윤', '04780', '서울 성동구 연무장길 00', '2층');
      insert into management.terms (type, name, content) values ('use', '{"ko": "이용약관", "en": "Terms"}', '<p>1</p>');
      ${before}`,
    );
    const owner = await ownerConnection({ url });
    await migrate(owner);
    const { rows } = await owner.query(`select registration_number as number, company_name as name,
      (select count(*)::int from management.terms where deleted_at is null) as "inForce" from management.shop_info`);
    expect(rows).toEqual([after]);
  });
});

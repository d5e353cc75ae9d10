import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { fillShop } from '#server/fill-shop.ts';
import { makeSigningKey, storeKey } from '#server/keys/stored-keys.ts';
import { openShop } from '#server/shop.ts';
import { testDatabase } from '#test/database.ts';
import { testFolder } from '#test/open.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { keepMode, requireMode } from './shop-mode.ts';

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

test('a shop from before shows by its rows what it is', async () => {
  const before = await testDatabase();
  await before.servicePool.query("insert into member.members (email, name, nickname) values ('admin@seam.example', 'A', 'a')");
  await requireMode(before.service, 'live');
  await expect(requireMode(before.service, 'demo')).rejects.toThrow('SEAM_MODE=live');

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

import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { alone } from '#db/alone.ts';
import { seedReference } from '#db/reference/seed-reference.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { seedDemo } from './seed-demo.ts';

test('of processes that start together one fills the shop; the others wait for it', async () => {
  const database = await testDatabase();
  const first = new pg.Client({ connectionString: database.url });
  await first.connect();
  await first.query('select pg_advisory_lock(7326)');
  const storePictures = vi.fn();
  const unused = () => Promise.reject(new Error('not needed'));
  const parts = {
    database,
    storePictures,
    hashPassword: unused,
    freezeDesign: unused,
    settle: unused,
    countListNews: async () => 0,
    sealReceipt: () => ({ sealed_identity: '', receipt_key: '' }),
    now: new Date(),
    say: () => undefined,
  };
  const second = alone(database.url, async () => {
    await seedReference(database.service);
    await seedDemo(parts);
  });
  await eventually(async () => {
    const { rowCount } = await first.query(
      "select 1 from pg_locks where locktype = 'advisory' and objid = 7326 and not granted and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rowCount).toBe(1);
  });
  await first.query(
    `insert into product.artists (name, path_name, description) values ('{"ko": "가", "en": "A"}', 'a', '{"ko": "가", "en": "A"}')`,
  );
  await first.end();
  await second;
  expect(storePictures).not.toHaveBeenCalled();
});

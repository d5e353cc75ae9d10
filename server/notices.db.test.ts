import pg from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#db/open.ts';
import { testDatabase } from '#test/database.ts';
import { listenToNotices } from './notices.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

async function listening(url: string) {
  const onNotice = vi.fn();
  const report = vi.fn();
  const notices = listenToNotices({ url, channel: 'shop_changed', onNotice, report });
  onTestFinished(() => notices.close());
  await notices.opened;
  return { onNotice, report };
}

const listeners = 'select pid from pg_stat_activity where datname = current_database() and query = \'listen "shop_changed"\'';

test('a new connection counts as a notice, and an announcement is one', async () => {
  const { onNotice } = await listening(database.url);
  expect(onNotice).toHaveBeenCalledTimes(1);
  await database.servicePool.query("notify shop_changed, 'product.products'");
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2), { timeout: 5_000 });
});

test('a flood of a hundred thousand notices, which any role may send, is two calls, and the last one is heard', async () => {
  const { onNotice } = await listening(database.url);
  await database.pool('user').query("select pg_notify('shop_changed', number::text) from generate_series(1, 100000) as number");
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  for (let round = 0; round < 100; round++) await database.servicePool.query(`notify shop_changed, '${round}'`);
  expect(onNotice.mock.calls.length).toBeLessThanOrEqual(4);
});

test('a lost connection is opened again, which counts as a notice', async () => {
  const { onNotice, report } = await listening(database.url);
  onNotice.mockClear();
  const { rowCount } = await asOwner(`select pg_terminate_backend(pid) from (${listeners}) as own`);
  expect(rowCount).toBe(1);
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalled(), { timeout: 5_000 });
  expect(report).toHaveBeenCalledTimes(1);
});

test('a database that is away ends nothing', async () => {
  const { onNotice, report } = await listening('postgresql://localhost:1/none');
  expect([onNotice.mock.calls.length, report.mock.calls.length]).toEqual([0, 1]);
});

async function asOwner(sql: string): Promise<{ rowCount: number | null }> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

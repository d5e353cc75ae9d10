import pg from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#db/open.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { listenToNotices } from './notices.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

/** Each test uses its own channel: the server knows a closed connection for a moment longer. */
async function listening(channel: string, url = database.url) {
  const onNotice = vi.fn();
  const report = vi.fn();
  const notices = listenToNotices({ url, channel, onNotice, report });
  onTestFinished(() => notices.close());
  await notices.opened;
  return { onNotice, report };
}

test('a new connection counts as a notice, and an announcement is one', async () => {
  const { onNotice } = await listening('shop_changed');
  expect(onNotice).toHaveBeenCalledTimes(1);
  await database.servicePool.query("notify shop_changed, 'product.products'");
  await eventually(() => expect(onNotice).toHaveBeenCalledTimes(2));
});

test('a flood of a hundred thousand notices, which any role may send, is two calls, and the last one is heard', async () => {
  const { onNotice } = await listening('hundred');
  await database.pool('user').query("select pg_notify('hundred', number::text) from generate_series(1, 100000) as number");
  await eventually(() => expect(onNotice.mock.calls.length).toBeGreaterThan(1));
  expect(onNotice.mock.calls.length).toBeLessThanOrEqual(3);
  for (let round = 0; round < 100; round++) await database.servicePool.query(`notify hundred, '${round}'`);
  expect(onNotice.mock.calls.length).toBeLessThanOrEqual(5);
});

test('a lost connection is opened again, which counts as a notice', async () => {
  const { onNotice, report } = await listening('lost');
  onNotice.mockClear();
  const { rowCount } = await asOwner(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = \'listen "lost"\'',
  );
  expect(rowCount).toBe(1);
  await eventually(() => expect(onNotice).toHaveBeenCalled());
  expect(report).toHaveBeenCalledTimes(1);
});

test('a database that is away ends nothing', async () => {
  const { onNotice, report } = await listening('away', 'postgresql://localhost:1/none');
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

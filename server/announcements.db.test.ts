import pg from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#db/open.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { listenToAnnouncements } from './announcements.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

/** Each test uses its own channel: the server knows a closed connection for a moment longer. */
async function listening(channel: string, url = database.url) {
  const onAnnouncement = vi.fn();
  const report = vi.fn();
  const announcements = listenToAnnouncements({ url, channel, onAnnouncement, report });
  onTestFinished(() => announcements.close());
  await announcements.opened;
  return { onAnnouncement, report };
}

test('a new connection calls the listener as an announcement does', async () => {
  const { onAnnouncement } = await listening('shop_changed');
  expect(onAnnouncement).toHaveBeenCalledTimes(1);
  await database.servicePool.query("notify shop_changed, 'product.products'");
  await eventually(() => expect(onAnnouncement).toHaveBeenCalledTimes(2));
});

test('a hundred thousand announcements, which any role may send, cause a few calls, and the last one is received', async () => {
  const { onAnnouncement } = await listening('hundred');
  await database.pool('public').query("select pg_notify('hundred', number::text) from generate_series(1, 100000) as number");
  await eventually(() => expect(onAnnouncement.mock.calls.length).toBeGreaterThan(1));
  expect(onAnnouncement.mock.calls.length).toBeLessThanOrEqual(3);
  for (let round = 0; round < 100; round++) await database.servicePool.query(`notify hundred, '${round}'`);
  expect(onAnnouncement.mock.calls.length).toBeLessThanOrEqual(5);
});

test('a lost connection is opened again, which calls the listener as an announcement does', async () => {
  const { onAnnouncement, report } = await listening('lost');
  onAnnouncement.mockClear();
  const { rowCount } = await asOwner(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = \'listen "lost"\'',
  );
  expect(rowCount).toBe(1);
  await eventually(() => expect(onAnnouncement).toHaveBeenCalled());
  expect(report).toHaveBeenCalledTimes(1);
});

test('the listener for announcements keeps running while the database is away', async () => {
  const { onAnnouncement, report } = await listening('away', 'postgresql://localhost:1/none');
  expect([onAnnouncement.mock.calls.length, report.mock.calls.length]).toEqual([0, 1]);
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

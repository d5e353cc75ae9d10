import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { quickAddJob, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openPool } from '#db/pool.ts';
import { readConfig } from '#server/config.ts';
import { openShop } from '#server/shop.ts';
import { testDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { queueMessage } from '../nouns/message/queue-message.ts';
import { purgeFailedJobs } from './failed-jobs.ts';
import { jobs } from './job-list.ts';
import { jobsService } from './service.ts';

test('the queue has every job, runs a due one, and ends with the app', async () => {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'seam-jobs-'));
  const shop = openShop({ config: readConfig({ DATA_DIR: dataDir }), database, clock: () => new Date('2026-11-20T03:00:00Z') });
  const { service } = database;
  await service
    .insertInto('sales.carts')
    .values({ guest_hash: 'long gone', last_visited_at: new Date('2026-10-01T00:00:00Z') })
    .execute();
  const app = fastify();
  await app.register(jobsService, { shop });
  await app.ready();
  try {
    await quickAddJob({ connectionString: database.url }, 'purge-carts', {});
    const carts = () => service.selectFrom('sales.carts').select('id').execute();
    await eventually(async () => expect(await carts()).toHaveLength(0));
    expect(await knownCrontabs(database.url)).toEqual(jobs.map((job) => job.name).sort());
    // Queueing a message also queues its job.
    const about = { channel: 'MAIL', recipient: 'a@seam.example', userId: null, expiresAt: null } as const;
    await queueMessage(shop, service, { ...about, event: 'sign-up-welcome', locale: 'ko', values: { nickname: '이음' } });
    const states = () => service.selectFrom('member.messages').select(['state', 'tries']).execute();
    await eventually(async () => expect(await states()).toEqual([{ state: 'SENT', tries: 1 }]));
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  // The shop's roles have no access to the queue.
  await expect(sql`select 1 from graphile_worker.jobs`.execute(service)).rejects.toThrow('permission denied');
});

/** Whether the worker listens for new jobs, has polled, and is idle. */
const atWork = `select bool_or(query like 'LISTEN%') as listens, bool_or(query like '%_private_jobs%') as has_asked, bool_and(state = 'idle') as is_quiet
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

test('jobs continue after every connection was lost', async () => {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'seam-jobs-'));
  const shop = openShop({ config: readConfig({ DATA_DIR: dataDir }), database, clock: () => new Date('2026-11-20T03:00:00Z') });
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const app = fastify();
  await app.register(jobsService, { shop });
  await app.ready();
  try {
    // A worker that loses its connection while starting is a separate case (supervise-jobs.test.ts).
    await eventually(async () => expect((await owner.query(atWork)).rows).toEqual([{ listens: true, has_asked: true, is_quiet: true }]));
    await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const { service } = database;
    await service
      .insertInto('sales.carts')
      .values({ guest_hash: 'long gone', last_visited_at: new Date('2026-10-01T00:00:00Z') })
      .execute();
    const carts = () => service.selectFrom('sales.carts').select('id').execute();
    // The notification of one job may arrive before the worker listens again.
    await eventually(async () => {
      await quickAddJob({ connectionString: database.url }, 'purge-carts', {});
      expect(await carts()).toHaveLength(0);
    });
  } finally {
    await app.close();
    await owner.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a job whose end cannot be stored stops neither the process nor the job runner', async () => {
  const database = await testDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'seam-jobs-'));
  const shop = openShop({ config: readConfig({ DATA_DIR: dataDir }), database, clock: () => new Date('2026-11-20T03:00:00Z') });
  const owner = openPool({ connectionString: database.url, max: 2, onLost: () => {} });
  const holder = await owner.connect();
  const app = fastify();
  await app.register(jobsService, { shop });
  await app.ready();
  const carts = async () => (await database.service.selectFrom('sales.carts').select('id').execute()).length;
  try {
    await holder.query('begin; lock table sales.carts in access exclusive mode');
    await quickAddJob({ connectionString: database.url }, 'purge-carts', {});
    await vi.waitFor(
      async () => expect((await owner.query('select from graphile_worker.jobs where locked_at is not null')).rowCount).toBe(1),
      {
        timeout: 120_000,
      },
    );
    await owner.query('alter table graphile_worker._private_jobs rename to lost_jobs');
    const warned = vi.spyOn(app.log, 'warn');
    await holder.query('commit');
    await vi.waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 120_000 });
    await owner.query('alter table graphile_worker.lost_jobs rename to _private_jobs');
    await database.service
      .insertInto('sales.carts')
      .values({ guest_hash: 'gone', last_visited_at: new Date('2026-10-01T00:00:00Z') })
      .execute();
    await quickAddJob({ connectionString: database.url }, 'purge-carts', {});
    await vi.waitFor(async () => expect(await carts()).toBe(0), { timeout: 120_000 });
  } finally {
    holder.release();
    await app.close();
    await owner.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a job that failed for good is deleted a month later; one that will be retried or failed lately is not', async () => {
  const database = await testDatabase();
  const pool = openPool({ connectionString: database.url, max: 1, onLost: () => {} });
  const now = new Date();
  const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const left = async () =>
    (await pool.query('select task_identifier as task from graphile_worker.jobs order by 1')).rows.map(({ task }) => task);
  try {
    await runMigrations({ connectionString: database.url });
    for (const [task, attempts] of Object.entries({ failed: 3, waiting: 2 })) {
      const { id } = await quickAddJob({ connectionString: database.url }, task, {}, { maxAttempts: 3 });
      await pool.query('update graphile_worker._private_jobs set attempts = $2 where id = $1', [id, attempts]);
    }
    expect(await purgeFailedJobs(pool, daysLater(29))).toBe(0);
    expect(await purgeFailedJobs(pool, daysLater(31))).toBe(1);
    expect(await left()).toEqual(['waiting']);
  } finally {
    await pool.end();
  }
});

async function knownCrontabs(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ identifier: string }>(
      'select identifier from graphile_worker._private_known_crontabs order by 1',
    );
    return rows.map((row) => row.identifier);
  } finally {
    await client.end();
  }
}

import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/open.ts';
import { sharedHitsStore } from '#server/limits/shared-hits.ts';
import { atFileEnd } from '#test/at-file-end.ts';
import { testDatabase } from '#test/database.ts';
import { closedAtEnd } from '#test/open.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

test('a limit of few tries is exact over two processes, and names the time to come back', async () => {
  const processes = [await process(database.identityPool), await process(database.identityPool)];
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await request(processes[count % 2], '/few', '198.51.100.1')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
  const refused = await request(processes[0], '/few', '198.51.100.1');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await request(processes[0], '/few', '198.51.100.2')).statusCode).toBe(200);
});

test('a high limit is counted in memory, shared from time to time, and exceeded by at most a thirtieth per process', async () => {
  const told = countQueries(database.identityPool);
  const processes = [await process(told.pool), await process(told.pool)];
  let served = 0;
  for (let count = 0; count < 900; count += 1) {
    const reply = await request(processes[count % 2], '/many', '198.51.100.3');
    if (reply.statusCode === 200) served += 1;
    await told.answered();
  }
  expect(served).toBeGreaterThanOrEqual(600);
  expect(served).toBeLessThanOrEqual(640);
  expect(told.queries()).toBeLessThanOrEqual(34);
});

test('without the database every process counts alone: reads stay possible, and the limit applies', async () => {
  const away = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none', connectionTimeoutMillis: 500 });
  atFileEnd(() => away.end());
  const alone = await process(away);
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) statuses.push((await request(alone, '/few', '198.51.100.4')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

async function process(pool: pg.Pool): Promise<FastifyInstance> {
  const app = closedAtEnd(fastify());
  await app.register(rateLimit, { max: 600, timeWindow: 3_600_000, store: sharedHitsStore(pool) });
  app.get('/many', async () => 'served');
  app.get('/few', { config: { rateLimit: { max: 10, timeWindow: 3_600_000 } } }, async () => 'served');
  return app;
}

function request(app: FastifyInstance | undefined, url: string, remoteAddress: string) {
  if (!app) throw new Error('no such process');
  return app.inject({ url, remoteAddress });
}

function countQueries(pool: pg.Pool) {
  let queries = 0;
  const pending = new Set<Promise<unknown>>();
  const counting = new Proxy(pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target);
      return (query: pg.QueryConfig) => {
        queries += 1;
        const answer = target.query(query);
        pending.add(answer);
        return answer;
      };
    },
  });
  return { pool: counting, queries: () => queries, answered: () => Promise.all(pending) };
}

import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { createTokenTransactions } from './token-transactions.ts';

test('a token request that loses its connection frees its place in the pool, whether committed or rolled back', async () => {
  const database = await testDatabase();
  const transactions = createTokenTransactions(database.identity);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const places = database.identityPool.options.max;
  for (let round = 0; round < 2 * places; round += 1) {
    const request = transactions.run(async () => {
      const { rows } = await transactions.write((db) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db));
      await owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      return round % 2 === 0;
    });
    if (round % 2 === 0) await expect(request).rejects.toThrow();
    else await request;
  }
  await owner.end();
  await transactions.run(async () => {
    await transactions.write((db) => sql`select 1`.execute(db));
    return true;
  });
});

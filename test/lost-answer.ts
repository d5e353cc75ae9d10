import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '#db/open.ts';

/**
 * Loses one answer of the database: the first use of a connection after which `query` finds a row, seen from another connection, fails as if
 * its connection had been cut. Call the result at the end.
 */
export async function loseAnswer(database: Database, query: string, values: unknown[]): Promise<() => Promise<void>> {
  const onlooker = new pg.Client({ connectionString: database.url });
  await onlooker.connect();
  const executor = database.service.getExecutor();
  const whole = executor.provideConnection.bind(executor);
  const provide = vi.spyOn(executor, 'provideConnection').mockImplementation(async (use) => {
    const result = await whole(use);
    const { rowCount } = await onlooker.query(query, values);
    if (rowCount === 0) return result;
    provide.mockRestore();
    throw new Error('Connection terminated unexpectedly');
  });
  return () => onlooker.end();
}

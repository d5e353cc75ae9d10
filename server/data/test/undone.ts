import type { PoolClient } from 'pg';
import type { Database } from '#db/open.ts';
import { atFileEnd } from '#test/at-file-end.ts';

/**
 * A database where all writes as `role` run on one connection inside an outer transaction, so the service's own transactions become
 * savepoints. `undo` restores the rows, so that cases sharing a database do not affect each other.
 */
export async function undoneDatabase(
  database: Database,
  role: 'admin' | 'user',
): Promise<{ database: Database; undo: () => Promise<void> }> {
  const pool = database.pool(role);
  const client = await pool.connect();
  await client.query('begin');
  atFileEnd(() => client.release(true));
  const nested = {
    query: (command: unknown, values?: unknown[]) => client.query(nestedCommand(command) as string, values),
    release: () => {},
  } as unknown as PoolClient;
  // Catalog queries are plain text and may use another connection; compiled queries must see what was written.
  const query = (command: unknown, values: unknown[]) =>
    typeof command === 'string' ? pool.query(command, values) : client.query(command as string);
  const wrapped = Object.assign(Object.create(pool), { connect: async () => nested, query });
  return {
    database: { ...database, pool: (asked) => (asked === role ? wrapped : database.pool(asked)) },
    async undo() {
      await client.query('rollback; begin');
    },
  };
}

function nestedCommand(command: unknown): unknown {
  if (typeof command !== 'string') return command;
  if (command === 'commit') return 'release savepoint service';
  if (command === 'rollback') return 'rollback to savepoint service';
  return command.replace(/^begin;/, 'savepoint service;');
}

import type { PoolClient } from 'pg';
import type { Database } from '#db/open.ts';
import { atFileEnd } from '#test/at-file-end.ts';

/**
 * A database whose writes as `role` all happen on one connection inside an outer transaction: the service's own transactions become
 * savepoints. `undo` brings the rows back as they were, so that cases on one database do not see each other.
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
  // The catalog is asked by a plain text and may use a connection of its own; compiled queries must see what was written.
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

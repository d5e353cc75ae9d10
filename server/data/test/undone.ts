import type { PoolClient } from 'pg';
import type { Sent } from '#db/batch.ts';
import type { Database } from '#db/open.ts';
import { atFileEnd } from '#test/at-file-end.ts';

/**
 * A database where all that members and staff do runs on one connection inside an outer transaction, so the service's own transactions
 * become savepoints. `undo` restores the rows, so that cases sharing a database do not affect each other.
 */
export async function undoneDatabase(database: Database): Promise<{ database: Database; undo: () => Promise<void> }> {
  const pool = database.pool('members');
  const client = await pool.connect();
  await client.query('begin');
  atFileEnd(() => client.release(true));
  const nested = {
    query: (command: unknown, values?: unknown[]) => client.query(nestedCommand(command) as string, values),
    getTypeParser: client.getTypeParser.bind(client),
    release: () => {},
  } as unknown as PoolClient;
  const wrapped = Object.assign(Object.create(pool), { connect: async () => nested });
  return {
    database: { ...database, pool: (asked) => (asked === 'members' ? wrapped : database.pool(asked)) },
    async undo() {
      await client.query('rollback; begin');
    },
  };
}

function nestedCommand(command: unknown): unknown {
  if (command === 'commit') return 'release savepoint service';
  if (command === 'rollback') return 'rollback to savepoint service';
  // A batch begins with it (db/batch.ts).
  const [first] = typeof command === 'object' && command !== null && 'statements' in command ? (command.statements as Sent[]) : [];
  if (first?.text === 'begin') Object.assign(first, { text: 'savepoint service' });
  return command;
}

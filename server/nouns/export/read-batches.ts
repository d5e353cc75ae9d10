import type { RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import type { FileCell, RowBatches } from '#server/sheets/table-stream.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Rows read at a time and kept in memory. */
const BATCH = 500;

/**
 * The rows of a statement at one moment, in batches: a cursor in its own transaction. When `signal` aborts, the connection is closed,
 * which stops the server's work.
 */
export async function* readBatches(
  { db, pool, signal }: { db: Db; pool: Pool; signal: AbortSignal },
  statement: RawBuilder<unknown>,
  cellsOf: (row: readonly unknown[]) => FileCell[],
): RowBatches & AsyncGenerator<readonly FileCell[][]> {
  const { sql: text, parameters } = statement.compile(db);
  const client = await pool.connect();
  let isReleased = false;
  const release = (isBroken: boolean) => {
    if (!isReleased) client.release(isBroken);
    isReleased = true;
  };
  const leave = () => release(true);
  signal.addEventListener('abort', leave, { once: true });
  try {
    signal.throwIfAborted();
    await client.query(
      "begin read only; set local client_connection_check_interval = '300ms'; set local idle_in_transaction_session_timeout = '2min'",
    );
    await client.query({ text: `declare file no scroll cursor for ${text}`, values: [...parameters] });
    for (;;) {
      const { rows } = await client.query<unknown[]>({ text: `fetch ${BATCH} from file`, rowMode: 'array' });
      if (rows.length > 0) yield rows.map(cellsOf);
      if (rows.length < BATCH) break;
    }
    await client.query('commit');
    release(false);
  } finally {
    signal.removeEventListener('abort', leave);
    release(true);
  }
}

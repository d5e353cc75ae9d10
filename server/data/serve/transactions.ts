import type { Pool, PoolClient } from 'pg';
import { type SQL, sql } from 'pg-sql2';
import type { WrittenRows } from '../write/writing.ts';
import type { Share } from './plan-cache.ts';
import { bookName } from './prepared.ts';

/** A compiled query, with a name when PostgreSQL should keep its plan. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly prepared: { readonly share: Share; readonly name: string } | null;
}

/** What a compiled query gives back; `data` is null when the answer is larger than the role may ask for. */
export interface Reply {
  readonly data: string | null;
  readonly cut?: string | null;
}

/** Runs one query: a single statement, so its own snapshot and its own transaction. */
export async function readOnce(pool: Pool, { text, values, prepared }: Statement): Promise<Reply> {
  if (!prepared) return onlyRow((await pool.query<Reply>({ text, values })).rows);
  const client = await pool.connect();
  try {
    bookName(client, prepared.share, prepared.name);
    return onlyRow((await client.query<Reply>({ name: prepared.name, text, values })).rows);
  } finally {
    client.release();
  }
}

/** Runs a mutation in one transaction: all of it, or nothing. */
export async function writeAsMember<T>(
  pool: Pool,
  userId: string | null,
  work: (run: (statement: SQL) => Promise<WrittenRows>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${settingText(userId)}`);
    const result = await work(async (statement) => {
      const { text, values } = sql.compile(statement);
      const { rowCount, rows } = await client.query<Record<string, unknown>>({ text, values });
      return { count: rowCount ?? 0, rows };
    });
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await finish(client, 'rollback');
    throw error;
  }
}

/** Ends the transaction and gives the connection back; one that cannot even do that is thrown away. */
async function finish(client: PoolClient, command: 'commit' | 'rollback'): Promise<void> {
  try {
    await client.query(command);
    client.release();
  } catch {
    client.release(true);
  }
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// Part of a simple query, which takes no parameters; only the exact form of a UUID gets in.
function settingText(userId: string | null): string {
  if (userId !== null && !uuidForm.test(userId)) throw new Error('the user id is no UUID');
  return `select set_config('app.user_id', '${userId ?? ''}', true)`;
}

function onlyRow(rows: readonly Reply[]): Reply {
  const [row] = rows;
  if (!row) throw new Error('the statement gave no row');
  return row;
}

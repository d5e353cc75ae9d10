import type { Pool, PoolClient } from 'pg';
import { type SQL, sql } from 'pg-sql2';
import { type Tries, withTries } from '#db/atomically.ts';
import type { WrittenRows } from '../write/writing.ts';

/** A compiled statement, with a name when PostgreSQL should keep its plan. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** One query as a visitor: nothing to set, so no transaction; the single statement is its own snapshot. */
export async function readAsVisitor(pool: Pool, statement: Statement): Promise<string> {
  const { rows } = await pool.query<{ data: string }>(statement);
  return onlyText(rows);
}

/**
 * One query as a member. The setting is local to its transaction, so it comes after `begin`; before, it would be lost without a word
 * (and row-level security would show nothing). The answer does not wait for the commit of what only read.
 */
export async function readAsMember(pool: Pool, userId: string | null, statement: Statement): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query(`begin read only; ${settingText(userId)}`);
    const { rows } = await client.query<{ data: string }>(statement);
    void finish(client, 'commit');
    return onlyText(rows);
  } catch (error) {
    await finish(client, 'rollback');
    throw error;
  }
}

type Work<T> = (run: (statement: SQL) => Promise<WrittenRows>) => Promise<T>;

/** Runs a mutation in one transaction: all of it, or nothing. After a deadlock it is tried again from the start (db/atomically.ts). */
export function writeAsMember<T>(pool: Pool, userId: string | null, work: Work<T>, tries?: Tries): Promise<T> {
  return withTries(() => writeOnce(pool, userId, work), tries);
}

async function writeOnce<T>(pool: Pool, userId: string | null, work: Work<T>): Promise<T> {
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

function onlyText(rows: readonly { data: string }[]): string {
  const [row] = rows;
  if (!row) throw new Error('the statement gave no row');
  return row.data;
}

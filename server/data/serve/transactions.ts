import type { Pool, PoolClient, QueryResult } from 'pg';
import { type SQL, sql } from 'pg-sql2';
import { type Tries, withTries } from '#db/atomically.ts';
import { isTokenGood, type Standing } from '#rules/standing.ts';
import type { WrittenRows } from '../write/writing.ts';
import { invalidToken } from './errors.ts';

/** A compiled statement, with a name when PostgreSQL should keep its plan. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** Whose rows are meant, and when the token that says so was issued (seconds since 1970; null without one). */
export interface Member {
  readonly userId: string;
  readonly issuedAt: number | null;
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
export async function readAsMember(pool: Pool, member: Member, statement: Statement): Promise<string> {
  const client = await pool.connect();
  try {
    await enter(client, 'begin read only', member);
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
export function writeAsMember<T>(pool: Pool, member: Member | null, work: Work<T>, tries?: Tries): Promise<T> {
  return withTries(() => writeOnce(pool, member, work), tries);
}

async function writeOnce<T>(pool: Pool, member: Member | null, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await enter(client, 'begin', member);
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

/**
 * Begins a transaction as the member, whose standing comes back in the same round trip: a token outlives a block, a withdrawal or
 * "sign out everywhere". Errors: `invalid-jwt` when it must not count any more.
 */
async function enter(client: PoolClient, begin: string, member: Member | null): Promise<void> {
  if (member === null) {
    await client.query(begin);
    return;
  }
  // A simple query of several statements takes no parameters; only the exact form of a UUID gets in.
  if (!uuidForm.test(member.userId)) throw new Error('the user id is no UUID');
  if (!prepared.has(client)) await client.query(entering);
  prepared.add(client);
  const text = `${begin}; execute seam_enter('${member.userId}'); execute seam_standing`;
  const [, , standing] = (await client.query(text)) as unknown as QueryResult<Standing>[];
  if (!isTokenGood(standing?.rows[0], member.issuedAt)) throw invalidToken();
}

// Prepared once for each connection: planned for every request they would cost a fifth of a member's throughput.
const prepared = new WeakSet<PoolClient>();
const entering = `prepare seam_enter (text) as select set_config('app.user_id', $1, true);
  prepare seam_standing as
    select blocked_at as "blockedAt", withdrawn_at as "withdrawnAt", tokens_valid_from as "tokensValidFrom" from app.my_standing()`;

function onlyText(rows: readonly { data: string }[]): string {
  const [row] = rows;
  if (!row) throw new Error('the statement gave no row');
  return row.data;
}

import type { Pool, PoolClient, QueryResult } from 'pg';
import { type SQL, sql } from 'pg-sql2';
import { type Tries, withTries } from '#db/atomically.ts';
import { runBatch } from '#db/batch.ts';
import type { Role } from '#rules/member/rights/role.ts';
import { isTokenGood, type Standing, type TokenOrigin } from '#rules/member/sign-in/standing.ts';
import type { WrittenRows } from '../write/writing.ts';
import { invalidToken } from './errors.ts';
import type { Share } from './plan-cache.ts';
import { bookName } from './prepared.ts';

/** A compiled query, with a name if PostgreSQL should cache its plan. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly prepared: { readonly share: Share; readonly name: string } | null;
}

/** The member to run as, and the token that identifies them; null without one. */
export interface Member {
  readonly userId: string;
  readonly token: TokenOrigin | null;
  /** True for staff with a role of their own in the database, whose writes the audit log takes by this name. */
  readonly isStaff?: boolean;
}

/** The result of a compiled query; `data` is null when the response is larger than the role allows. */
export interface Reply {
  readonly data: string | null;
  readonly cut?: string | null;
  /** For a statement run as a member: whether the member exists, and what decides on the token. */
  readonly standing?: Standing | null;
}

interface Asked {
  readonly pool: Pool;
  readonly schema: { readonly role: Role };
  readonly member: Member | null;
}

/**
 * Runs one query as a single statement with its own snapshot and transaction. A member's statement also returns the member's standing; for
 * a token with the visitor role it is queried first. Errors: `invalid-jwt` when the token is no longer valid.
 */
export async function readOnce({ pool, schema, member }: Asked, statement: Statement): Promise<Reply> {
  if (member === null) return readRow(pool, statement);
  if (schema.role === 'public') return readAfterEntering(pool, member, statement);
  const reply = await readRow(pool, statement);
  if (!isTokenGood(reply.standing ?? undefined, member.token)) throw invalidToken();
  return reply;
}

async function readRow(pool: Pool, statement: Statement): Promise<Reply> {
  const { text, values, prepared } = statement;
  if (!prepared) return onlyRow((await pool.query<Row>({ text, values })).rows);
  const client = await pool.connect();
  try {
    return await readOn(client, statement);
  } finally {
    client.release();
  }
}

async function readOn(client: PoolClient, { text, values, prepared }: Statement): Promise<Reply> {
  if (!prepared) return onlyRow((await client.query<Row>({ text, values })).rows);
  bookName(client, prepared.share, prepared.name);
  const [result] = await runBatch(client, [{ name: prepared.name, text, values }]);
  return onlyRow((result?.rows ?? []) as Row[]);
}

async function readAfterEntering(pool: Pool, member: Member, statement: Statement): Promise<Reply> {
  const client = await pool.connect();
  try {
    await enter(client, 'begin read only', member);
    const reply = await readOn(client, statement);
    void finish(client, 'commit');
    return reply;
  } catch (error) {
    await finish(client, 'rollback');
    throw error;
  }
}

type Work<T> = (run: (statement: SQL) => Promise<WrittenRows>) => Promise<T>;

/** Runs a mutation in one transaction, all or nothing. After a deadlock it is retried from the start (db/atomically.ts). */
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

/** Ends the transaction and releases the connection; if that fails, the connection is discarded. */
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
 * Begins a transaction as the member and reads their standing in the same round trip, because a token outlives a block, a withdrawal or
 * "sign out everywhere". Errors: `invalid-jwt` when it is no longer valid.
 */
async function enter(client: PoolClient, begin: string, member: Member | null): Promise<void> {
  if (member === null) {
    await client.query(begin);
    return;
  }
  // A simple query with several statements takes no parameters, so only an exact UUID is inserted.
  if (!uuidForm.test(member.userId)) throw new Error('the user id is no UUID');
  if (!prepared.has(client)) await client.query(entering);
  prepared.add(client);
  const asStaff = member.isStaff ? `; set local app.staff_id = '${member.userId}'` : '';
  const text = `${begin}; execute seam_enter('${member.userId}'); execute seam_standing${asStaff}`;
  const [, , standing] = (await client.query(text)) as unknown as QueryResult<Standing>[];
  if (!isTokenGood(standing?.rows[0], member.token)) throw invalidToken();
}

// Prepared once per connection: planning them for every request would cost a fifth of the members' throughput.
const prepared = new WeakSet<PoolClient>();
const entering = `prepare seam_enter (text) as select set_config('app.user_id', $1, true);
  prepare seam_standing as
    select blocked_at as "blockedAt", withdrawn_at as "withdrawnAt", tokens_valid_from as "tokensValidFrom", ended_sign_ins as "endedSignIns" from app.my_standing()`;

type Row = Omit<Reply, 'standing'> & Partial<Standing> & { readonly isKnown?: boolean | null };

function onlyRow(rows: readonly Row[]): Reply {
  const [row] = rows;
  if (!row) throw new Error('the statement gave no row');
  const { blockedAt = null, withdrawnAt = null, tokensValidFrom = null, endedSignIns = [] } = row;
  return { ...row, standing: row.isKnown ? { blockedAt, withdrawnAt, tokensValidFrom, endedSignIns } : null };
}

import type { Pool, PoolClient } from 'pg';
import { type SQL, sql } from 'pg-sql2';
import { type Tries, withTries } from '#db/atomically.ts';
import { runBatch, type Sent } from '#db/batch.ts';
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
  /** What a transaction of this caller sends first (Database.actAs). */
  readonly acting: Sent;
  readonly member: Member | null;
}

/**
 * Runs one query as a single statement with its own snapshot, in one message, which is one transaction. A member's statement also returns the
 * member's standing; for a token with the visitor role it is queried first. Errors: `invalid-jwt` when the token is no longer valid.
 */
export async function readOnce({ pool, schema, acting, member }: Asked, statement: Statement): Promise<Reply> {
  if (schema.role === 'public') return member === null ? readRow(pool, [], statement) : readAfterEntering(pool, acting, member, statement);
  const reply = await readRow(pool, [acting], statement);
  if (member !== null && !isTokenGood(reply.standing ?? undefined, member.token)) throw invalidToken();
  return reply;
}

async function readRow(pool: Pool, before: readonly Sent[], statement: Statement): Promise<Reply> {
  const { text, values, prepared } = statement;
  if (!prepared && before.length === 0) return onlyRow((await pool.query<Row>({ text, values })).rows);
  const client = await pool.connect();
  try {
    return await readOn(client, before, statement);
  } finally {
    client.release();
  }
}

/** All of it is one message, and so one transaction. */
async function readOn(client: PoolClient, before: readonly Sent[], { text, values, prepared }: Statement): Promise<Reply> {
  // Where roles share connections, each has its own plan of a text: PostgreSQL would make another at each change of the role.
  const name = prepared === null ? undefined : [prepared.name, ...before.map((acting) => acting.values[0])].join('_');
  if (prepared !== null && name !== undefined) bookName(client, prepared.share, name);
  const results = await runBatch(client, [...before, { name, text, values }]);
  return onlyRow((results.at(-1)?.rows ?? []) as Row[]);
}

async function readAfterEntering(pool: Pool, acting: Sent, member: Member, statement: Statement): Promise<Reply> {
  const client = await pool.connect();
  try {
    await enter(client, 'begin read only', acting, member);
    const reply = await readOn(client, [], statement);
    void finish(client, 'commit');
    return reply;
  } catch (error) {
    await finish(client, 'rollback');
    throw error;
  }
}

type Work<T> = (run: (statement: SQL) => Promise<WrittenRows>) => Promise<T>;

/** Runs a mutation in one transaction, all or nothing. After a deadlock it is retried from the start (db/atomically.ts). */
export function writeAsMember<T>(asked: Omit<Asked, 'schema'>, work: Work<T>, tries?: Tries): Promise<T> {
  return withTries(() => writeOnce(asked, work), tries);
}

async function writeOnce<T>({ pool, acting, member }: Omit<Asked, 'schema'>, work: Work<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await enter(client, 'begin', acting, member);
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

/**
 * Begins a transaction as the caller and reads the member's standing in the same round trip, because a token outlives a block, a withdrawal
 * or "sign out everywhere". Errors: `invalid-jwt` when it is no longer valid.
 */
async function enter(client: PoolClient, begin: string, acting: Sent, member: Member | null): Promise<void> {
  const [, , standing] = await runBatch(client, [{ text: begin, values: [] }, acting, ...(member === null ? [] : [standingOf])]);
  if (member !== null && !isTokenGood(standing?.rows[0] as Standing | undefined, member.token)) throw invalidToken();
}

const standingOf: Sent = {
  name: 'standing',
  text: `select blocked_at as "blockedAt", withdrawn_at as "withdrawnAt", tokens_valid_from as "tokensValidFrom", ended_sign_ins as "endedSignIns" from app.my_standing()`,
  values: [],
};

type Row = Omit<Reply, 'standing'> & Partial<Standing> & { readonly isKnown?: boolean | null };

function onlyRow(rows: readonly Row[]): Reply {
  const [row] = rows;
  if (!row) throw new Error('the statement gave no row');
  const { blockedAt = null, withdrawnAt = null, tokensValidFrom = null, endedSignIns = [] } = row;
  return { ...row, standing: row.isKnown ? { blockedAt, withdrawnAt, tokensValidFrom, endedSignIns } : null };
}

import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type PoolName, poolNames } from './connections.ts';
import { openClient, startWaitMs } from './pool.ts';

/** The same address with a pool's login instead of the owner's (db/roles.sql), and the owner's password. */
export function asLogin(url: string, pool: PoolName): string {
  const { user } = new pg.Client({ connectionString: url });
  // Of several the last holds, before the name in front of the host.
  return `${url}${url.includes('?') ? '&' : '?'}user=${encodeURIComponent(`${user}_${pool === 'pages' ? 'public' : pool}`)}`;
}

/**
 * Creates the roles and logins (db/roles.sql), or changes nothing; with a password the logins get it.
 * Errors: throws with what to do when they are missing and the owner cannot create them.
 */
export async function ensureRoles(client: pg.Client, password = ''): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string }>(
    "select current_user as owner, current_database() as name, set_config('seam.password', $1, false)",
    [password],
  );
  try {
    await client.query(readFileSync(join(import.meta.dirname, 'roles.sql'), 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    const { owner = '', name = '' } = rows[0] ?? {};
    throw new Error(
      `The roles of the shop are not ready, and "${owner}" may not make them (${error.message}). A superuser runs once: PGOPTIONS="-c seam.owner=${owner}" psql --dbname=${name} --file=db/roles.sql (docs/operating.md).`,
      { cause: error },
    );
  }
}

/**
 * Ensures that the pools' logins are accepted with this address's password, which may be outdated after a rotation. Errors: throws like
 * `ensureRoles`, or the server's message if it still refuses them.
 */
export async function ensureLogins(owner: pg.Client, url: string): Promise<void> {
  const refusal = await refusalOf(asLogin(url, 'members'));
  if (refusal === null) return;
  await ensureRoles(owner, owner.password ?? '');
  const still = await refusalOf(asLogin(url, 'members'));
  if (still !== null) throw still;
}

async function refusalOf(url: string): Promise<Error | null> {
  const client = openClient(url, { connectionTimeoutMillis: startWaitMs });
  try {
    await client.connect();
    return null;
  } catch (error) {
    // Class 28: the login is not let in.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('28')) return error;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** An error of DATABASE_POOL_URL, as one sentence for the operator; its cause is the pooler's own error. */
export class PoolerFault extends Error {}

/**
 * Checks that a pooler accepts the pools' logins and leads to the database of this connection, because settings copied for a drill could
 * make a shop write into another database. Errors: throws a PoolerFault.
 */
export async function requirePooler(direct: pg.Client, poolUrl: string): Promise<void> {
  // Locks belong to one database of one server, and anybody may ask for one.
  const key = randomInt(2 ** 47);
  await direct.query('select pg_advisory_lock($1)', [key]);
  try {
    for (const pool of poolNames) if (pool !== 'pages') await requireLogin(poolUrl, pool, key);
  } finally {
    await direct.query('select pg_advisory_unlock($1)', [key]);
  }
}

async function requireLogin(poolUrl: string, pool: PoolName, key: number): Promise<void> {
  const client = openClient(asLogin(poolUrl, pool), { connectionTimeoutMillis: startWaitMs });
  let isOther: boolean | undefined;
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key]);
    isOther = rows[0]?.free;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new PoolerFault(
      `DATABASE_POOL_URL does not let ${client.user} in (${why}). Is the pooler running, and does its auth_file have the four logins?`,
      { cause },
    );
  } finally {
    await client.end().catch(() => {});
  }
  if (isOther) throw new PoolerFault('DATABASE_POOL_URL leads to another database than DATABASE_URL.');
}

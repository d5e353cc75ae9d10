import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { ensureLogins, ensureRoles } from './logins.ts';
import { applyStaffRights } from './staff-rights.ts';

const folder = join(import.meta.dirname, 'migrations');

/** A migration recorded in `migration.applied`: its file and the SHA-256 of its text. */
export interface AppliedMigration {
  name: string;
  hash: string;
}

/** The first migration of every shop up to 0.2.0, whose migrations became the schema that 0.3.0 starts from (docs/decisions/023). */
const beginningOfOlderShops = '0001-ground.sql';

export interface MigrateOptions {
  /** Only these files: a restore migrates exactly as far as its backup. */
  only?: ReadonlySet<string>;
  /** True when the caller has opened a transaction for everything. Otherwise each migration has its own. */
  isInTransaction?: boolean;
  /** The address of the database, to make sure that the logins of the pools are let in. */
  url?: string;
  /** Called under the lock for a database that was migrated before: what it throws leaves the database as it is, its roles excepted. */
  beforeMigrating?: (() => Promise<void>) | undefined;
}

/**
 * Creates the roles (db/roles.sql) and applies the SQL files of db/migrations in order, each once: the schema by area, then upgrades.
 * Returns the names of those applied now. Errors: throws when the roles are missing and the owner cannot create them, when an applied file
 * has changed since (migrations are immutable), when the database belongs to another version of Seam, or when a file fails.
 */
export async function migrate(client: pg.Client, options: MigrateOptions = {}): Promise<string[]> {
  await client.query('select pg_advisory_lock(7325)');
  try {
    const earlier = await appliedMigrations(client);
    refuseForeign(earlier, 'database');
    await ensureRoles(client);
    if (options.url !== undefined) await ensureLogins(client, options.url);
    if (earlier.length > 0) await options.beforeMigrating?.();
    await client.query(
      'create schema if not exists migration; create table if not exists migration.applied (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = new Set(earlier.map(({ name }) => name));
    const due = migrations().filter(({ name }) => !applied.has(name) && (options.only?.has(name) ?? true));
    for (const migration of due) await apply(client, migration, options.isInTransaction ?? false);
    await applyStaffRights(client, [...applied, ...due.map(({ name }) => name)].sort());
    return due.map(({ name }) => name);
  } finally {
    // A failed transaction accepts no more statements; the lock is released when the session ends.
    await client.query('select pg_advisory_unlock(7325)').catch(() => {});
  }
}

/** The migrations of this database in order; none when it is empty. */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: known } = await client.query<{ known: string | null }>("select to_regclass('migration.applied')::text as known");
  if (known[0]?.known == null) return [];
  const { rows } = await client.query<AppliedMigration>('select name, hash from migration.applied order by name');
  return rows;
}

/** Throws when one of these migrations of a database, or of a backup, is unknown to this code or has a different text. */
export function refuseForeign(applied: readonly AppliedMigration[], what: 'database' | 'backup'): void {
  if (applied.some(({ name }) => name === beginningOfOlderShops)) {
    throw new Error(
      what === 'database'
        ? 'This database belongs to Seam 0.2.0 or older, whose tables later versions do not take over: start it with its own version, or give this one an empty DATA_DIR and, if you use it, DATABASE_URL.'
        : 'This backup belongs to Seam 0.2.0 or older, whose tables later versions do not take over: restore it with its own version.',
    );
  }
  const known = new Map(migrations().map(({ name, hash }) => [name, hash]));
  const unknown = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new Error(
      `This ${what} belongs to a newer Seam: it has ${unknown.join(', ')}, which this version does not know. Start the newer version, or restore a backup made before the upgrade.`,
    );
  }
  const changed = applied.find(({ name, hash }) => known.get(name) !== hash);
  if (changed) throw new Error(`${changed.name} was changed after it was applied; write a new migration instead`);
}

/**
 * True when the tables match this code: all our migrations are applied, and no unknown ones. Startup ensures this, but later another
 * process may apply newer ones, or an operator restore an older copy. Needs the owner's rights.
 */
export async function isMigratedAsCode(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ name: string }>('select name from migration.applied');
  const applied = new Set(rows.map(({ name }) => name));
  const ours = migrationNames();
  return applied.size === ours.length && ours.every((name) => applied.has(name));
}

interface Migration extends AppliedMigration {
  sql: string;
}

/** Every migration with its text and SHA-256, in order. */
function migrations(): Migration[] {
  return migrationNames().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

async function apply(client: pg.Client, { name, sql, hash }: Migration, isInTransaction: boolean): Promise<void> {
  const boundary = async (word: string) => (isInTransaction ? undefined : client.query(word));
  await boundary('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration.applied (name, hash) values ($1, $2)', [name, hash]);
    await boundary('commit');
  } catch (error) {
    await boundary('rollback');
    throw new Error(`migration ${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { ensureLogins, ensureRoles, requirePooler } from './logins.ts';
import { applyStaffRights } from './staff-rights.ts';
import { servesWithout, sinceOf } from './upgrade/migration-marks.ts';

const folder = join(import.meta.dirname, 'migrations');

/** A migration recorded in `migration.applied`: its file and the SHA-256 of its text. */
export interface AppliedMigration {
  name: string;
  hash: string;
  /** The first version that does without what it took away; null when it only added (db/upgrade/migration-marks.ts). */
  since?: string | null | undefined;
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
  /** The pooler in front of this server; it must lead to the same database and accept the same logins. */
  poolUrl?: string | undefined;
  /** Called under the lock for a database that was migrated before: what it throws leaves the database as it is, its roles excepted. */
  beforeMigrating?: (() => Promise<void>) | undefined;
  /** Leaves migrating to `npm run migrate`: waits until nothing is due. */
  waits?: boolean | undefined;
  /** Hears what is waited for, and each migration of a database that had some before. */
  say?: ((line: string) => void) | undefined;
}

/** How long, in ms, a migration waits for a table in use, while later users wait behind it; then it starts again. */
const lockMs = 3_000;
const lockTries = 40;
const pauseMs = 1_000;

/**
 * Creates the roles (db/roles.sql) and applies the SQL files of db/migrations in order, each once: the schema by area, then upgrades.
 * Returns the names of those applied now; none on a database of a newer version that this one may serve too. Errors: throws when the roles
 * are missing and the owner cannot create them, when an applied file has changed since (migrations are immutable), when the database belongs
 * to another version of Seam, or when a file fails.
 */
export async function migrate(client: pg.Client, options: MigrateOptions = {}): Promise<string[]> {
  const { only, isInTransaction = false, url, poolUrl, say } = options;
  if (options.waits) await untilMigrated(client, say);
  await lock(client, say);
  try {
    const earlier = await appliedMigrations(client);
    refuseForeign(earlier, 'database');
    const isNewer = earlier.some(isUnknown);
    if (!isNewer) await ensureRoles(client);
    if (url !== undefined) await ensureLogins(client, url);
    if (poolUrl !== undefined) await requirePooler(client, poolUrl);
    if (earlier.length > 0) await options.beforeMigrating?.();
    // Its roles and rights are those of the newer version.
    if (isNewer) return [];
    const due = dueOf(earlier).filter(({ name }) => only?.has(name) ?? true);
    if (due.length > 0) {
      await client.query(
        `create schema if not exists migration;
        create table if not exists migration.applied (name text primary key, hash text not null, applied_at timestamptz not null default now());
        alter table migration.applied add column if not exists since text`,
      );
    }
    for (const migration of due) {
      await apply(client, migration, isInTransaction, say);
      if (earlier.length > 0) say?.(`the database was migrated: ${migration.name}`);
    }
    await applyStaffRights(client, [...earlier, ...due].map(({ name }) => name).sort());
    return due.map(({ name }) => name);
  } finally {
    // A failed transaction accepts no more statements; the lock is released when the session ends.
    await client.query('select pg_advisory_unlock(7325)').catch(() => {});
  }
}

async function untilMigrated(client: pg.Client, say?: (line: string) => void): Promise<void> {
  let isSaid = false;
  for (;;) {
    const due = dueOf(await appliedMigrations(client));
    if (due.length === 0) return;
    if (!isSaid) say?.(`waits for npm run migrate: ${due.map(({ name }) => name).join(', ')}`);
    isSaid = true;
    await wait(pauseMs);
  }
}

async function lock(client: pg.Client, say?: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ is_taken: boolean }>('select pg_try_advisory_lock(7325) as is_taken');
  if (rows[0]?.is_taken) return;
  say?.('waits while another process migrates the database');
  await client.query('select pg_advisory_lock(7325)');
}

/** The migrations of this database in order; none when it is empty. */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: known } = await client.query<{ known: string | null }>("select to_regclass('migration.applied')::text as known");
  return known[0]?.known == null ? [] : readApplied(client);
}

/** The column was added with the first marks. */
async function readApplied(client: Pick<pg.ClientBase, 'query'>): Promise<AppliedMigration[]> {
  const text = "select name, hash, to_jsonb(applied) ->> 'since' as since from migration.applied order by name";
  return (await client.query<AppliedMigration>(text)).rows;
}

/**
 * Throws when one of these migrations of a database, or of a backup, has a different text or is unknown to this code. A database may be newer
 * as long as nothing was taken away that this version needs; a backup may not, because nobody could make its tables.
 */
export function refuseForeign(applied: readonly AppliedMigration[], what: 'database' | 'backup'): void {
  if (applied.some(({ name }) => name === beginningOfOlderShops)) {
    throw new Error(
      what === 'database'
        ? 'This database belongs to Seam 0.2.0 or older, whose tables later versions do not take over: start it with its own version, or give this one an empty DATA_DIR and, if you use it, DATABASE_URL.'
        : 'This backup belongs to Seam 0.2.0 or older, whose tables later versions do not take over: restore it with its own version.',
    );
  }
  const unknown = applied.filter(isUnknown);
  const isServed =
    what === 'database' && unknown.every((each) => servesWithout(each)) && (unknown.length === 0 || dueOf(applied).length === 0);
  if (!isServed && unknown.length > 0) {
    throw new Error(
      `This ${what} belongs to a newer Seam: it has ${unknown.map(({ name }) => name).join(', ')}, which this version does not know. Start the newer version, or restore a backup made before the upgrade.`,
    );
  }
  const known = new Map(migrations().map(({ name, hash }) => [name, hash]));
  const changed = applied.find(({ name, hash }) => known.has(name) && known.get(name) !== hash);
  if (changed) throw new Error(`${changed.name} was changed after it was applied; write a new migration instead`);
}

/**
 * True when this code may serve these tables: all our migrations are applied, and none that takes away what this version needs. Startup
 * ensures this, but later another process may apply newer ones, or an operator restore an older copy. Needs the owner's rights.
 */
export async function isMigratedForCode(owner: pg.Pool): Promise<boolean> {
  const applied = await readApplied(owner);
  return dueOf(applied).length === 0 && applied.filter(isUnknown).every((each) => servesWithout(each));
}

function dueOf(applied: readonly AppliedMigration[]): Migration[] {
  const names = new Set(applied.map(({ name }) => name));
  return migrations().filter(({ name }) => !names.has(name));
}

function isUnknown({ name }: AppliedMigration): boolean {
  return !migrations().some((own) => own.name === name);
}

interface Migration extends AppliedMigration {
  sql: string;
}

let own: readonly Migration[] | undefined;

/** Every migration with its text and SHA-256, in order. They are this code's: the folder of a process that runs may become another version's. */
function migrations(): readonly Migration[] {
  own ??= readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), since: sinceOf(sql) };
    });
  return own;
}

/** SQLSTATE lock_not_available and deadlock_detected. */
const isBusy = (error: unknown) => error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code));

async function apply(client: pg.Client, migration: Migration, isInTransaction: boolean, say?: (line: string) => void): Promise<void> {
  const { name, sql, hash, since } = migration;
  const boundary = async (word: string) => (isInTransaction ? undefined : client.query(word));
  for (let left = lockTries; ; left -= 1) {
    await boundary(`begin; set local lock_timeout = ${lockMs}`);
    try {
      await client.query(sql);
      await client.query('insert into migration.applied (name, hash, since) values ($1, $2, $3)', [name, hash, since]);
      await boundary('commit');
      return;
    } catch (error) {
      await boundary('rollback');
      if (isInTransaction || left === 1 || !isBusy(error))
        throw new Error(`migration ${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
      if (left === lockTries) say?.(`${name} waits for tables in use, and begins again`);
      await wait(pauseMs);
    }
  }
}

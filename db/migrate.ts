import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Applies the SQL files of db/migrations in order, each in its own transaction, once.
 * Errors: throws when a file that was applied has changed since (migrations are immutable) or when one fails.
 */
export async function migrate(client: pg.Client): Promise<string[]> {
  await client.query('select pg_advisory_lock(7325)');
  try {
    await client.query(
      'create schema if not exists migration; create table if not exists migration.applied (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration.applied');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const done: string[] = [];
    for (const { name, sql, hash } of migrations()) {
      const known = applied.get(name);
      if (known && known !== hash) throw new Error(`${name} was changed after it was applied; write a new migration instead`);
      if (known) continue;
      await apply(client, name, sql, hash);
      done.push(name);
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock(7325)');
  }
}

/** Every migration with its text and SHA-256, in order. */
function migrations(): { name: string; sql: string; hash: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

async function apply(client: pg.Client, name: string, sql: string, hash: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration.applied (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

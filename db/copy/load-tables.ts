import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, refuseForeign } from '../migrate.ts';
import type { DumpedTable, DumpedTables } from './dump-tables.ts';
import { type ShopSequence, settleFormats, shopSchemas, shopSequences, shopTables } from './shop-tables.ts';

export interface LoadOptions {
  /** The rows of a table in COPY text format. */
  read: (table: DumpedTable) => Readable;
  /** Overwrites an existing shop. */
  isForced: boolean;
  /** Runs after all rows are loaded and before the commit; throwing rolls everything back. */
  beforeCommit: () => Promise<void>;
}

/**
 * Restores the database from `dumped` in one transaction: migrates it to the same version, loads and counts the rows, then migrates it to
 * this code. Only needs the owner's rights: foreign keys are deferred until all rows are loaded, and our triggers are disabled meanwhile.
 * Errors: throws, without changing anything, when the database contains a shop, is in use, or rejects a row.
 */
export async function loadTables(client: pg.Client, dumped: DumpedTables, options: LoadOptions): Promise<void> {
  refuseForeign(dumped.migrations, 'backup');
  await refuseInUse(client);
  await settleFormats(client);
  await client.query("set lock_timeout = '10s'");
  await client.query('begin');
  try {
    await clear(client, options.isForced);
    await migrate(client, { only: new Set(dumped.migrations.map(({ name }) => name)), isInTransaction: true });
    await refuseUnknown(client, dumped);
    await fill(client, dumped, options.read);
    await migrate(client, { isInTransaction: true });
    await options.beforeCommit();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query(`analyze ${dumped.tables.map(({ name }) => name).join(', ')}`);
}

/** A closed connection stays visible to the server for a moment, so a shop that was just stopped gets two seconds. */
async function refuseInUse(client: pg.Client): Promise<void> {
  let others = await otherConnections(client);
  for (let tries = 0; others > 0 && tries < 20; tries += 1) {
    await client.query('select pg_sleep(0.1)');
    others = await otherConnections(client);
  }
  if (others > 0) throw new Error(`The database is in use (${others} connections). Stop the shop first.`);
}

async function otherConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  return rows[0]?.others ?? 0;
}

async function clear(client: pg.Client, isForced: boolean): Promise<void> {
  const schemas = await shopSchemas(client);
  if (schemas.length === 0) return;
  if (!isForced) throw new Error('The database holds a shop already. --force throws it away and restores over it.');
  await client.query(`drop schema ${schemas.join(', ')} cascade`);
}

/** Objects added by hand do not fit the migrated schema. This also ensures that no unknown name ends up in a statement. */
async function refuseUnknown(client: pg.Client, dumped: DumpedTables): Promise<void> {
  const made = new Map((await shopTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  const counters = new Set((await shopSequences(client)).map(({ name }) => name));
  const strange = dumped.sequences.find(({ name }) => !counters.has(name));
  if (strange) throw new Error(`The migrations make no counter ${strange.name}, which the backup holds.`);
  for (const { name, columns } of dumped.tables) {
    const lost = columns.filter((column) => !made.get(name)?.has(column));
    if (lost.length > 0 || !made.has(name))
      throw new Error(`The migrations make no place for ${name} (${lost.join(', ')}), which the backup holds.`);
  }
}

async function fill(client: pg.Client, { tables, sequences }: DumpedTables, read: LoadOptions['read']): Promise<void> {
  const names = tables.map(({ name }) => name);
  const foreignKeys = await foreignKeysThatWait(client);
  const each = <T>(items: readonly T[], statement: (item: T) => string) => client.query(items.map(statement).join(';\n'));
  await each(foreignKeys, ({ table, constraint }) => `alter table ${table} alter constraint ${constraint} deferrable initially deferred`);
  await client.query('set constraints all deferred');
  await each(names, (name) => `alter table ${name} disable trigger user`);
  // Some migrations insert rows.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) await loadTable(client, table, read(table));
  await client.query('set constraints all immediate');
  await each(names, (name) => `alter table ${name} enable trigger user`);
  await each(foreignKeys, ({ table, constraint }) => `alter table ${table} alter constraint ${constraint} not deferrable`);
  for (const sequence of sequences) await setSequence(client, sequence);
}

async function foreignKeysThatWait(client: pg.Client): Promise<{ table: string; constraint: string }[]> {
  const { rows } = await client.query<{ table: string; constraint: string }>(`
    select c.conrelid::regclass::text as table, quote_ident(c.conname) as constraint
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and not c.condeferrable and c.conparentid = 0 and n.nspname !~ '^pg_'`);
  return rows;
}

async function loadTable(client: pg.Client, table: DumpedTable, rows: Readable): Promise<void> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const target = client.query(copyFrom(`copy ${table.name} (${columns}) from stdin`));
  await pipeline(rows, target);
  if (target.rowCount !== table.rows) throw new Error(`${table.name}: ${target.rowCount} rows arrived, the backup counts ${table.rows}.`);
}

async function setSequence(client: pg.Client, { name, lastValue }: ShopSequence): Promise<void> {
  if (lastValue === null) await client.query(`alter sequence ${name} restart`);
  else await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue]);
}

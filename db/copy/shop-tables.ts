import type pg from 'pg';

/** A table of a backup: its quoted name, and its stored (not computed) columns. */
export interface ShopTable {
  name: string;
  columns: readonly string[];
}

/** The value of an id sequence; null when it was never used. */
export interface ShopSequence {
  name: string;
  lastValue: string | null;
}

// `migration` is written by migrating, the job queue is refilled by the scheduler, and `public` is not used by the shop.
const ourSchemas = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'migration', 'graphile_worker')`;

/**
 * Every table of the shop with its stored columns. Partitions belong to their parent table. Unlogged tables are caches, which a crash
 * empties too.
 */
export async function shopTables(client: pg.Client): Promise<ShopTable[]> {
  const { rows } = await client.query<ShopTable>(`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where ${ourSchemas} and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    group by n.nspname, c.relname order by 1`);
  return rows;
}

/** The current values of all id sequences. Sequences ignore snapshots: read after the rows, they are never behind them. */
export async function shopSequences(client: pg.Client): Promise<ShopSequence[]> {
  const { rows } = await client.query<ShopSequence>(`
    select format('%I.%I', n.nspname, c.relname) as name, pg_sequence_last_value(c.oid)::text as "lastValue"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ourSchemas} and c.relkind = 'S' order by 1`);
  return rows;
}

/** The non-empty schemas of the shop in this database, including the list of migrations and the job queue. */
export async function shopSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(n.nspname) as name from pg_namespace n
    where (${ourSchemas} or n.nspname in ('migration', 'graphile_worker')) order by 1`);
  return rows.map(({ name }) => name);
}

/** Makes the text format of rows independent of server settings. Removes the timeout, because a large table takes long. */
export async function settleFormats(client: pg.Client): Promise<void> {
  await client.query(`
    set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex';
    set client_encoding = 'UTF8'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set row_security = off`);
}

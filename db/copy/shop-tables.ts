import type pg from 'pg';

/** A table as a backup holds it: its name as SQL writes it, and the columns that are stored rather than computed. */
export interface ShopTable {
  name: string;
  columns: readonly string[];
}

/** Where a counter of ids stands; null when it was never used. */
export interface ShopSequence {
  name: string;
  lastValue: string | null;
}

// `migration` is written by migrating, the job queue is filled again by the clock, and `public` is nobody's.
const ourSchemas = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'migration', 'graphile_worker')`;

/** Every table of the shop with its stored columns. Partitions come with their table; unlogged tables are caches, which a crash empties too. */
export async function shopTables(client: pg.Client): Promise<ShopTable[]> {
  const { rows } = await client.query<ShopTable>(`
    select format('%I.%I', n.nspname, c.relname) as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where ${ourSchemas} and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    group by n.nspname, c.relname order by 1`);
  return rows;
}

/** Where every counter of ids stands now. Counters know no snapshot: read after the rows, they are never behind them. */
export async function shopSequences(client: pg.Client): Promise<ShopSequence[]> {
  const { rows } = await client.query<ShopSequence>(`
    select format('%I.%I', n.nspname, c.relname) as name, pg_sequence_last_value(c.oid)::text as "lastValue"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ourSchemas} and c.relkind = 'S' order by 1`);
  return rows;
}

/** The schemas of the shop that hold something in this database, the list of migrations and the job queue included. */
export async function shopSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(n.nspname) as name from pg_namespace n
    where (${ourSchemas} or n.nspname in ('migration', 'graphile_worker')) order by 1`);
  return rows.map(({ name }) => name);
}

/** Text in which every PostgreSQL reads the same rows, whatever the server's own settings are. No time limit: a large table takes long. */
export async function settleFormats(client: pg.Client): Promise<void> {
  await client.query(`
    set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex';
    set client_encoding = 'UTF8'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set row_security = off`);
}

import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { AppliedMigration } from '../migrate.ts';
import { type ShopSequence, type ShopTable, settleFormats, shopSequences, shopTables } from './shop-tables.ts';

export interface DumpedTable extends ShopTable {
  rows: number;
}

export interface DumpedTables {
  /** Version of the server, as a number: 180004. */
  postgres: number;
  migrations: AppliedMigration[];
  tables: DumpedTable[];
  sequences: ShopSequence[];
}

/**
 * Reads every table of the shop as of one moment while the shop goes on: one transaction, read only, repeatable read. `store` gets each
 * table in PostgreSQL's own COPY text. `snapshot` names that moment when somebody else holds it (pg_export_snapshot).
 * Errors: throws when the database is not migrated, or is migrated while it is read.
 */
export async function dumpTables(
  client: pg.Client,
  store: (table: ShopTable, rows: Readable) => Promise<void>,
  snapshot?: string,
): Promise<DumpedTables> {
  await settleFormats(client);
  await client.query('begin transaction isolation level repeatable read, read only');
  if (snapshot !== undefined) await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
  const migrations = await appliedMigrations(client);
  const tables: DumpedTable[] = [];
  for (const table of await shopTables(client)) {
    const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const rows = client.query(copyTo(`copy (select ${columns} from ${table.name}) to stdout`));
    await store(table, rows);
    tables.push({ ...table, rows: rows.rowCount });
  }
  const sequences = await shopSequences(client);
  await client.query('commit');
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version");
  if (JSON.stringify(await appliedMigrations(client)) !== JSON.stringify(migrations)) {
    throw new Error('The database was migrated while it was read. Take the backup again.');
  }
  return { postgres: rows[0]?.version ?? 0, migrations, tables, sequences };
}

async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ known: string | null }>("select to_regclass('migration.applied')::text as known");
  if (rows[0]?.known == null) throw new Error('This database holds no shop yet.');
  return (await client.query<AppliedMigration>('select name, hash from migration.applied order by name')).rows;
}

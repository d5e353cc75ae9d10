import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type AppliedMigration, appliedMigrations } from '../migrate.ts';
import { type ShopSequence, type ShopTable, settleFormats, shopSequences, shopTables } from './shop-tables.ts';

export interface DumpedTable extends ShopTable {
  rows: number;
}

export interface DumpedTables {
  /** Server version as a number: 180004. */
  postgres: number;
  migrations: AppliedMigration[];
  tables: DumpedTable[];
  sequences: ShopSequence[];
}

/**
 * Reads every table of the shop from one snapshot while the shop keeps running: one read-only, repeatable read transaction. `store` gets
 * each table in PostgreSQL's COPY text format. `snapshot` is an exported snapshot to use (pg_export_snapshot).
 * Errors: throws when the database is not fully migrated, or is migrated meanwhile.
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
  if (migrations.length === 0) throw new Error('This database holds no shop yet.');
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

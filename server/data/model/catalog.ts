import { runBatch } from '#db/batch.ts';
import type { Database, DataRole } from '#db/open.ts';

/** The schemas the data service exposes; `app` has functions, `identity` has secrets. */
const servedSchemas = ['member', 'product', 'sales', 'management'];

export interface CatalogColumn {
  name: string;
  typeSchema: string;
  typeName: string;
  category: string;
  domain: string | null;
  isNullable: boolean;
  isWritable: boolean;
  description: string | null;
  mayselect: boolean;
  mayinsert: boolean;
  mayupdate: boolean;
}

export interface CatalogKey {
  name: string;
  isPrimary: boolean;
  columns: string[];
}

export interface CatalogForeignKey {
  name: string;
  comment: string | null;
  columns: string[];
  toSchema: string;
  toTable: string;
  toColumns: string[];
}

export interface CatalogTable {
  schema: string;
  table: string;
  comment: string | null;
  maydelete: boolean;
  columns: CatalogColumn[];
  keys: CatalogKey[] | null;
  foreignKeys: CatalogForeignKey[] | null;
  /** The conditions of the table's partial indexes, as SQL. */
  predicates?: string | null;
}

/**
 * Reads tables, keys and the privileges of a role. Reads all tables, even those the role has no access to, because relationship names must
 * not depend on the role. A domain is reported as its base type, the name clients know.
 */
export async function readCatalog(database: Pick<Database, 'pool' | 'actAs'>, role: DataRole): Promise<CatalogTable[]> {
  const client = await database.pool('members').connect();
  try {
    const [, , found] = await runBatch(client, [
      database.actAs(role),
      // This is the shop's own query, so the short statement timeout does not apply: on a busy machine a slow start is better than none.
      { text: "select set_config('statement_timeout', $1, true)", values: [String(readingMs)] },
      { text: catalogQuery, values: [servedSchemas] },
    ]);
    return (found?.rows ?? []) as CatalogTable[];
  } finally {
    client.release();
  }
}

/** Timeout of reading the catalog in ms; it takes about 100 ms on an idle machine. */
const readingMs = 60_000;

const catalogQuery = `
select n.nspname as schema, c.relname as table, obj_description(c.oid, 'pg_class') as comment,
  has_table_privilege(c.oid, 'delete') as maydelete,
  (select json_agg(json_build_object(
      'name', a.attname, 'typeSchema', tn.nspname, 'typeName', t.typname, 'category', t.typcategory,
      'domain', case when d.typtype = 'd' then d.typname end,
      'isNullable', not (a.attnotnull or d.typnotnull), 'isWritable', a.attidentity <> 'a' and a.attgenerated = '',
      'description', col_description(c.oid, a.attnum),
      'mayselect', has_column_privilege(c.oid, a.attnum, 'select'),
      'mayinsert', has_column_privilege(c.oid, a.attnum, 'insert'),
      'mayupdate', has_column_privilege(c.oid, a.attnum, 'update')) order by a.attnum)
    from pg_attribute a
    join pg_type d on d.oid = a.atttypid
    join pg_type t on t.oid = case when d.typtype = 'd' then d.typbasetype else d.oid end
    join pg_namespace tn on tn.oid = t.typnamespace
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  (select string_agg(pg_get_expr(i.indpred, i.indrelid), ' ') from pg_index i where i.indrelid = c.oid and i.indpred is not null) as predicates,
  (select json_agg(json_build_object('name', k.conname, 'isPrimary', k.contype = 'p', 'columns', (
      select json_agg(a.attname order by u.position) from unnest(k.conkey) with ordinality u (attnum, position)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum)) order by k.contype, k.conname)
    from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u')) as keys,
  (select json_agg(json_build_object('name', k.conname, 'comment', obj_description(k.oid, 'pg_constraint'),
      'columns', (select json_agg(a.attname order by u.position) from unnest(k.conkey) with ordinality u (attnum, position)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum),
      'toSchema', rn.nspname, 'toTable', r.relname,
      'toColumns', (select json_agg(a.attname order by u.position) from unnest(k.confkey) with ordinality u (attnum, position)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum)) order by k.conname)
    from pg_constraint k
    join pg_class r on r.oid = k.confrelid
    join pg_namespace rn on rn.oid = r.relnamespace
    where k.conrelid = c.oid and k.contype = 'f' and k.conparentid = 0) as "foreignKeys"
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v') and not c.relispartition
order by n.nspname, c.relname`;

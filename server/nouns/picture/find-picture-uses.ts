import { sql } from 'kysely';
import { librarySrc } from '#contract/images.ts';
import type { PictureUse } from '#contract/rest/admin/pictures.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Catalogue columns that can refer to a picture: URLs, HTML and documents. */
interface Place {
  table: string;
  column: string;
  kind: 'address' | 'text';
}

/** Tables that are not shown in the shop: logs, the library itself, and members' own uploads. */
const unshown = [
  'management.audit_entries',
  'management.pictures',
  'management.uploads',
  'management.logs',
  'management.brand_requests',
  'management.brand_request_images',
  'product.product_custom_layers',
  'product.product_custom_mockups',
  'product.product_custom_versions',
  'product.reviews',
  'product.review_images',
  'product.review_revisions',
];
/** Maximum rows listed; a picture used by more is in use all the same. */
const mostNamed = 100;

/**
 * Rows of the shop that show a picture of the library, by its URL or that of its current file. The columns to search come from the database
 * catalogue, so that future tables are included. Deleted rows do not count.
 */
export async function findPictureUses(db: Db, picture: { id: number; src: string }): Promise<PictureUse[]> {
  const places = await readPlaces(db);
  if (places.length === 0) return [];
  const whole = librarySrc({ id: picture.id, ratio: null });
  const written = `${whole}(?![0-9])|${picture.src.replaceAll('.', '\\.')}`;
  const parts = places.map(({ table, column, kind }) => {
    const own = sql.ref('shown');
    const holds =
      kind === 'address'
        ? sql`(${sql.ref(`shown.${column}`)} in (${whole}, ${picture.src}) or ${sql.ref(`shown.${column}`)} like ${`${whole}-%`})`
        : sql`${sql.ref(`shown.${column}`)}::text ~ ${written}`;
    return sql`select ${table}::text as "table", ${column}::text as "column",
      coalesce(to_jsonb(${own}) ->> 'id', '') as row_id,
      coalesce(to_jsonb(${own}) #>> '{name,ko}', to_jsonb(${own}) #>> '{title,ko}', to_jsonb(${own}) ->> 'name', to_jsonb(${own}) ->> 'title') as name
      from ${sql.table(table)} as shown where ${holds} and coalesce(to_jsonb(${own}) ->> 'deleted_at', '') = ''`;
  });
  const { rows } = await sql<PictureUse>`${sql.join(parts, sql` union all `)} order by 1, 3, 2 limit ${mostNamed}`.execute(db);
  return rows;
}

async function readPlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select format('%s.%s', n.nspname, c.relname) as "table", a.attname as "column",
      case when a.atttypid = 'text'::regtype and a.attname like '%src' then 'address' else 'text' end as kind
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('management', 'product') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not format('%s.%s', n.nspname, c.relname) = any (${unshown})
      and (a.atttypid = 'text'::regtype and (a.attname like '%src' or a.attname in ('content', 'add_content', 'description'))
        or a.atttypid = 'jsonb'::regtype and (a.attname like '%doc' or a.attname in ('blocks', 'content')))
    order by 1, 2`.execute(db);
  return rows;
}

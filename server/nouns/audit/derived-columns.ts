import { sql } from 'kysely';
import type { Db } from '#server/transaction/transaction.ts';

/** Columns that the shop derives when writing others, by table; the database catalogue does not know them. */
const reckoned: Readonly<Record<string, readonly string[]>> = {
  'member.inquiries': ['waiting_since', 'answer_by'],
  'member.profiles': ['nickname'],
  'product.colors': ['family'],
  'product.graphics': ['published_at', 'sale_rate'],
  'product.product_customs': ['revision'],
  'product.products': ['is_sale', 'published_at', 'sale_price', 'sale_rate'],
  'product.reviews': ['photo_count'],
  'sales.coupons': ['issued_count', 'number_count'],
};

/**
 * The derived columns of these tables, which nobody writes directly: generated columns, those counted at commit (app.count_at_commit, named
 * by its triggers), and those above. `table.column`.
 */
export async function derivedColumns(db: Db, tables: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    with asked as (select name, to_regclass(name) as id from unnest(${[...new Set(tables)]}::text[]) name),
    counters as (
      select string_to_array(encode(tgargs, 'escape'), '\\000') as args from pg_trigger
      where tgname = 'note_inserts' and tgfoid = 'app.note_counts'::regproc)
    select asked.name || '.' || attname as name from asked join pg_attribute on attrelid = asked.id and attgenerated <> ''
    union all
    select asked.name || '.' || args[place] from asked join counters on args[1]::regclass = asked.id, generate_series(3, array_length(args, 1) - 1, 2) place`.execute(
    db,
  );
  const listed = tables.flatMap((table) => (reckoned[table] ?? []).map((column) => `${table}.${column}`));
  return new Set([...rows.map(({ name }) => name), ...listed]);
}

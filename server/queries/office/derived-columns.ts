import { sql } from 'kysely';
import type { Db } from '#server/transaction/transaction.ts';

/** Columns that the shop reckons as it writes others, by table: the catalogue of the database does not say so of them. */
const reckoned: Readonly<Record<string, readonly string[]>> = {
  'member.inquiries': ['waiting_since'],
  'member.profiles': ['nickname'],
  'product.graphics': ['published_at', 'sale_rate'],
  'product.product_customs': ['revision'],
  'product.products': ['is_sale', 'published_at', 'sale_price', 'sale_rate'],
  'product.reviews': ['photo_count'],
  'sales.coupons': ['issued_count', 'number_count'],
};

/**
 * Columns that nobody writes, of these tables: those the database generates from others, those it counts at the commit (app.count_at_commit, whose
 * triggers name them), and those above. `table.column`.
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

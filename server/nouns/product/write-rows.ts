import type { Generated, Transaction } from 'kysely';
import type { ListChanges } from '#rules/office/list-changes.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** The rows of a product that a form does not name by key. */
interface RowsOf {
  'product.size_measures': { frame_id: number | null; size: string; measure: string; value_mm: number };
  'product.product_images': { src: string; color_id: number | null; position: number };
  'product.promotions': { price: number; starts_at: Date | null; ends_at: Date | null };
}

/** The columns shared by all tables of product parts. */
interface PartTable extends Record<string, unknown> {
  id: Generated<number>;
  product_id: number;
}

/** The transaction, typed for writing to any table of product parts; the caller's types check the columns. */
export function partsOf(trx: Trx): Transaction<Record<string, PartTable>> {
  return trx as unknown as Transaction<Record<string, PartTable>>;
}

/** Writes only the changes of such a list; remaining rows keep their ids. */
export async function writeRows<Table extends keyof RowsOf>(
  trx: Trx,
  name: Table,
  product_id: number,
  { gone, added, changed }: ListChanges<{ id: number }, RowsOf[Table]>,
): Promise<void> {
  const parts = partsOf(trx);
  const table: string = name;
  const dropped = gone.map(({ id }) => id);
  if (dropped.length > 0) await parts.deleteFrom(table).where('id', 'in', dropped).execute();
  for (const { known, wanted } of changed) await parts.updateTable(table).set(wanted).where('id', '=', known.id).execute();
  const rows = added.map((row) => ({ ...(row as object), product_id }));
  if (rows.length > 0) await parts.insertInto(table).values(rows).execute();
}

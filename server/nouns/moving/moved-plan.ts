import { cellOf, type MovedColumn, type MovedSource, type MovedTable } from '#rules/office/moving/moved-headings.ts';
import { type Blamed, isBlamed } from '#rules/office/moving/moved-rows.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** The plan of an import: the number of new rows, the rows with an error, and how new rows are written. */
export interface MovedPlan {
  added: number;
  unchanged: number;
  problems: readonly (Blamed & { row: number })[];
  left_out?: readonly MovedColumn[];
  points?: number;
  write: (trx: Trx, about: { source: MovedSource; now: Date }) => Promise<unknown>;
}

export type Numbered<Row> = Row & { row: number };

/** Reads the rows and names those with an error; of rows with the same key the first counts. */
export function readRows<Row extends object>(
  table: MovedTable,
  make: (read: (column: MovedColumn) => string) => Row | Blamed,
  { keyOf, column }: { keyOf: (row: Row) => string; column: MovedColumn },
): { rows: Numbered<Row>[]; problems: (Blamed & { row: number })[] } {
  const rows: Numbered<Row>[] = [];
  const problems: (Blamed & { row: number })[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of table.rows) {
    const read = make((of) => cellOf(table, cells, of));
    if (isBlamed(read)) problems.push({ row, ...read });
    else if (seen.has(keyOf(read))) problems.push({ row, column, fault: 'TWICE' });
    else {
      seen.add(keyOf(read));
      rows.push({ ...read, row });
    }
  }
  return { rows, problems };
}

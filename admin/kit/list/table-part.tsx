import { Section } from '../detail-page.tsx';
import { columnsOf, type DeclaredColumn } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Props<Row> {
  title: string;
  columns: readonly DeclaredColumn<NoInfer<Row>>[];
  rows: readonly Row[];
  /** A row's key; its id, if there is one. */
  rowId?: (row: NoInfer<Row>) => string;
  rowHref?: (row: NoInfer<Row>) => string;
  /** Said when there are no rows. */
  empty: string;
}

/** A card with a table, for the rows of a detail. */
export function TablePart<Row>({ title, columns, rows, rowId = idOf, empty, ...table }: Props<Row>) {
  return (
    <Section title={title} isFlush>
      {rows.length === 0 ? (
        <p className="px-4 py-3 text-ink-2">{empty}</p>
      ) : (
        <DataTable label={title} columns={columnsOf(columns)} rows={rows} rowId={rowId} {...table} />
      )}
    </Section>
  );
}

function idOf(row: unknown): string {
  return String((row as { id: string | number }).id);
}

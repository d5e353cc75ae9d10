import { columnVisibilityFeature, createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import { cx } from '#ui/class-names.ts';
import { kitTexts } from '../texts.ts';
import { choiceAfter } from './choice-after.ts';
import type { Chosen, Column } from './column.ts';
import { HeaderCell } from './header-cell.tsx';
import { RowCells, RowChoice } from './table-row.tsx';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The URL of a row's screen, under /admin. */
  rowHref?: ((row: Row) => string) | undefined;
  /** A selected row's name for screen readers. */
  rowName?: ((row: Row) => string) | undefined;
  sort?: string;
  onSort?: (sort: string) => void;
  hidden?: readonly string[];
  chosen?: Chosen | undefined;
  onChoose?: ((chosen: Chosen) => void) | undefined;
  isStale?: boolean;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const noRows: Chosen = {};

/**
 * The table of every list: TanStack's model, our markup. The first cell links to the row's screen, as does a click anywhere on the row; ↑
 * and ↓ move between rows. Headings sort, checkboxes select, with Shift a range. In narrow windows each row is a card with the first cell,
 * then the others under their headings, so nothing scrolls sideways.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, rowId, rowHref, hidden, chosen = noRows, onChoose, sort = '', onSort, isStale = false } = props;
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row & object>();
    return helper.columns(columns.map((column) => helper.display({ id: column.id, meta: column as object })));
  }, [columns]);
  const data = useMemo(() => [...rows] as (Row & object)[], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { rowSelection: { ...chosen }, columnVisibility: Object.fromEntries((hidden ?? []).map((id) => [id, false])) },
    onRowSelectionChange: (next) => onChoose?.(typeof next === 'function' ? next({ ...chosen }) : next),
  });
  const pressed = useRef<string | null>(null);
  const choose = (id: string, isChosen: boolean, isRange: boolean) => {
    onChoose?.(choiceAfter(chosen, { ids: rows.map(rowId), from: isRange ? pressed.current : null, to: id, isChosen }));
    pressed.current = id;
  };
  const columnOf = (id: string) => columns.find((column) => column.id === id) as Column<Row>;
  return (
    <table
      aria-label={props.label}
      aria-busy={isStale || undefined}
      className={cx('w-full border-collapse text-13 max-md:block', isStale && 'opacity-60')}
    >
      <thead className="max-md:block">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} className="no-scrollbar border-b border-line max-md:flex max-md:items-center max-md:overflow-x-auto">
            {onChoose ? (
              <th className="w-10 pl-3 text-left">
                <RowChoice
                  label={kitTexts.selectAll}
                  isChosen={table.getIsAllRowsSelected()}
                  isPartly={table.getIsSomeRowsSelected()}
                  onChange={(next) => table.toggleAllRowsSelected(next)}
                />
              </th>
            ) : null}
            {group.headers.map(({ id }) => (
              <HeaderCell key={id} column={columnOf(id)} sort={sort} onSort={onSort} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="max-md:block">
        {table.getRowModel().rows.map((row) => (
          <RowCells
            key={row.id}
            row={row.original}
            columns={row.getVisibleCells().map((cell) => columnOf(cell.column.id))}
            href={rowHref?.(row.original)}
            choice={
              onChoose
                ? {
                    label: `${props.rowName?.(row.original) ?? row.id} ${kitTexts.selectRow}`,
                    isChosen: row.getIsSelected(),
                    onChange: (next, isRange) => choose(row.id, next, isRange),
                  }
                : null
            }
          />
        ))}
      </tbody>
    </table>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '#ui/class-names.ts';
import { type Column, hidingOf, isOnCard } from './column.ts';

interface Props<Row> {
  column: Column<Row>;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
}

/** A column's heading; pressing it sorts, pressing again reverses. */
export function HeaderCell<Row>({ column, sort, onSort }: Props<Row>) {
  const isSorted = column.sort === true && sort.replace(/^-/, '') === column.id;
  const isDescending = sort.startsWith('-');
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={cx(
        'h-9 px-3 text-12 font-semibold whitespace-nowrap text-ink-2',
        column.align === 'right' ? 'text-right' : 'text-left',
        // Cards label their own cells: only the sort buttons remain of the headings.
        hidingOf(column),
        isOnCard(column) && (!column.sort || !onSort) && 'max-md:hidden',
      )}
    >
      {column.sort && onSort ? (
        <button
          type="button"
          className="inline-flex min-h-9 items-center gap-1 hover:text-ink"
          onClick={() => onSort(isSorted && isDescending ? column.id : `-${column.id}`)}
        >
          {column.header}
          {isSorted ? <Arrow aria-hidden="true" size={13} /> : null}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

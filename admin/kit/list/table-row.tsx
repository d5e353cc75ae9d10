import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { type Column, hidingOf, isOnCard } from './column.ts';

interface Choice {
  label: string;
  isChosen: boolean;
  isPartly?: boolean;
  /** `isRange`: with Shift, from the previous box. */
  onChange: (isChosen: boolean, isRange: boolean) => void;
}

/** The checkbox of a row, or of all rows. */
export function RowChoice({ label, isChosen, isPartly = false, onChange }: Choice) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isChosen;
  }, [isPartly, isChosen]);
  return (
    <label className="flex min-h-9 cursor-pointer items-center select-none">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked, (event.nativeEvent as globalThis.MouseEvent).shiftKey === true)}
        className="size-4 accent-ink"
      />
    </label>
  );
}

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  choice: Choice | null;
}

/** Card layout in narrow windows: the first cell next to the checkbox, the others on their own lines with their headings. */
const cardHead = 'max-md:block max-md:h-auto max-md:min-w-0! max-md:flex-1';
const cardCell =
  'max-md:flex max-md:h-auto max-md:w-full max-md:max-w-none! max-md:min-w-0! max-md:items-start max-md:justify-between max-md:gap-4 max-md:py-1 max-md:text-right max-md:before:shrink-0 max-md:before:text-12 max-md:before:text-ink-2 max-md:before:content-[attr(data-label)]';

/** A row. Its first cell is the link; clicking anywhere else on it, except on a control, follows it too. */
export function RowCells<Row>({ row, columns, href, choice }: Props<Row>) {
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    const isControl = (event.target as Element).closest('a, button, input, label, select, textarea') !== null;
    const isReading = (window.getSelection()?.toString() ?? '') !== '';
    if (href === undefined || isControl || isReading) return;
    if (event.ctrlKey || event.metaKey) window.open(`/admin${href}`, '_blank', 'noopener');
    else void navigate(href);
  };
  return (
    <tr
      onClick={open}
      onKeyDown={moveBetweenRows}
      className={cx(
        'border-b border-line transition-colors last:border-b-0 hover:bg-hover max-md:flex max-md:flex-wrap max-md:items-center max-md:py-2',
        href !== undefined && 'cursor-pointer',
        choice?.isChosen && 'bg-chosen hover:bg-chosen',
      )}
    >
      {choice ? (
        <td className="w-10 pl-3">
          <RowChoice {...choice} />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-label={column.header}
          className={cx(
            'h-10 px-3 py-1.5',
            column.align === 'right' && 'text-right whitespace-nowrap tabular-nums',
            hidingOf(column),
            isOnCard(column) && (index === 0 ? cardHead : cardCell),
            column.className,
          )}
        >
          <div className="max-md:min-w-0 md:contents">
            {index === 0 && href !== undefined ? (
              <Link to={href} data-row-link className="font-semibold hover:underline max-md:wrap-anywhere">
                {column.cell(row)}
              </Link>
            ) : (
              column.cell(row)
            )}
          </div>
        </td>
      ))}
    </tr>
  );
}

/** ↑ and ↓ move focus between the rows' links. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const link = (event.target as Element).closest('[data-row-link]');
  if (!link) return;
  const row = event.currentTarget;
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('[data-row-link]');
  if (!target) return;
  event.preventDefault();
  target.focus();
}

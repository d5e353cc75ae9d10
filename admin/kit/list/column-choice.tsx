import { Columns3 } from 'lucide-react';
import { kitTexts } from '../texts.ts';
import type { Column } from './column.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Chooses the visible columns; the first, which links to the row, is always visible. */
export function ColumnChoice<Row>({ columns, hidden, onChange }: Props<Row>) {
  return (
    <details className="group relative">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-control px-2.5 text-ink-2 hover:bg-tile hover:text-ink [&::-webkit-details-marker]:hidden">
        <Columns3 aria-hidden="true" size={15} />
        {kitTexts.columns}
      </summary>
      <div className="absolute right-0 z-20 mt-1 max-h-90 min-w-45 overflow-y-auto rounded-control border border-line bg-raised p-1.5 shadow-overlay">
        {columns.slice(1).map(({ id, header }) => (
          <label key={id} className="flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-hover">
            <input
              type="checkbox"
              className="size-4 accent-ink"
              checked={!hidden.includes(id)}
              onChange={(event) => onChange(event.target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])}
            />
            {header}
          </label>
        ))}
      </div>
    </details>
  );
}

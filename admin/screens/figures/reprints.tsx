import { useQuery } from '@tanstack/react-query';
import { Section } from '#admin/kit/detail-page.tsx';
import { count, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import type { Span } from '#admin/nouns/figure/period-choice.tsx';
import { call } from '#admin/session/wire.ts';
import { reprintCauseNames } from '#contract/office/office-names.ts';
import type { ReprintFigures } from '#contract/rest/admin/figures.ts';
import { figureTexts as texts } from './texts.ts';

type Row = ReprintFigures['rows'][number];

const columns: readonly Column<Row>[] = [
  { id: 'month', header: texts.month, cell: ({ month }) => month.replace('-', '.') },
  { id: 'cause', header: texts.cause, cell: ({ cause }) => reprintCauseNames[cause] },
  { id: 'orders', header: texts.orders, cell: ({ orders }) => count(orders), align: 'right', from: 'md' },
  { id: 'pieces', header: texts.pieces, cell: ({ pieces }) => count(pieces), align: 'right' },
  { id: 'cost', header: texts.cost, cell: ({ cost }) => won(cost), align: 'right' },
];

/** What was made again, by month and cause, with what it cost. */
export function Reprints({ span }: { span: Span }) {
  const query = useQuery({
    queryKey: ['reprints', span],
    queryFn: ({ signal }) => call<ReprintFigures>('GET', `/admin/reprints?${new URLSearchParams({ ...span })}`, { signal }),
    placeholderData: (before) => before,
  });
  return <Loaded query={query}>{({ rows }) => <Shown rows={rows} />}</Loaded>;
}

function Shown({ rows }: { rows: readonly Row[] }) {
  const sum = (of: 'pieces' | 'cost') => rows.reduce((total, row) => total + row[of], 0);
  const cards = [
    [texts.pieces, count(sum('pieces'))],
    [texts.cost, won(sum('cost'))],
  ] as const;
  return (
    <div className="grid gap-4">
      <Section title={texts.total}>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-5">
          {cards.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-20 font-extrabold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <section aria-label={texts.reprints} className="overflow-x-auto rounded-control border border-line bg-raised">
        {rows.length === 0 ? (
          <p className="px-4 py-6 text-ink-2">{texts.noReprints}</p>
        ) : (
          <DataTable label={texts.reprints} columns={columns} rows={rows} rowId={({ month, cause }) => `${month} ${cause}`} />
        )}
      </section>
    </div>
  );
}

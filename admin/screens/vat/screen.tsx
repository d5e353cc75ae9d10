import { useQuery } from '@tanstack/react-query';
import { FileMenu } from '#admin/kit/files/file-menu.tsx';
import { nothing, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { PeriodChoice, useSpan } from '#admin/nouns/figure/period-choice.tsx';
import { call } from '#admin/session/wire.ts';
import type { VatReport } from '#contract/rest/admin/figures.ts';
import { vatTexts as texts } from './texts.ts';

type Row = VatReport['rows'][number];

const money = (id: Exclude<keyof Row, 'method' | 'name'>, from?: 'md' | 'lg' | 'xl'): Column<Row> => ({
  id,
  header: texts[id],
  cell: (row) => (row[id] === 0 ? nothing : won(row[id])),
  align: 'right',
  ...(from ? { from } : {}),
});

const columns: readonly Column<Row>[] = [
  { id: 'name', header: texts.method, cell: ({ method, name }) => (method === '' ? <strong>{name}</strong> : name) },
  money('goods', 'xl'),
  money('discounts', 'xl'),
  money('points', 'xl'),
  money('fees', 'xl'),
  money('ordered', 'lg'),
  money('others', 'xl'),
  money('received', 'md'),
  money('refunded', 'md'),
  money('net'),
  money('supply'),
  money('vat'),
  money('receipts', 'lg'),
];

/** The VAT report of a period by payment method. */
export function VatScreen() {
  const span = useSpan();
  const query = useQuery({
    queryKey: ['vat', span],
    queryFn: ({ signal }) => call<VatReport>('GET', `/admin/vat?${new URLSearchParams({ ...span })}`, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        actions={<FileMenu files={[{ name: 'vat', label: texts.title }]} filter={{ ...span }} />}
      />
      <div className="mb-4">
        <PeriodChoice />
      </div>
      <Loaded query={query}>
        {({ rows, brokered: { sold, commission } }) => (
          <>
            <section aria-label={texts.title} className="overflow-x-auto rounded-control border border-line bg-raised">
              <DataTable label={texts.title} columns={columns} rows={rows} rowId={({ method }) => method} />
            </section>
            {sold === 0 ? null : <p className="mt-3 max-w-reading font-semibold">{texts.brokered(won(sold), won(commission))}</p>}
          </>
        )}
      </Loaded>
      <p className="mt-3 max-w-reading text-12 text-ink-2">{texts.note}</p>
    </>
  );
}

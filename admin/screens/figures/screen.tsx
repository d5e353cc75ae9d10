import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DayChart } from '#admin/kit/chart/day-chart.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { FileMenu } from '#admin/kit/files/file-menu.tsx';
import { count, nothing, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import { ListTabs } from '#admin/kit/list/list-page.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { PeriodChoice, useSpan } from '#admin/nouns/figure/period-choice.tsx';
import { call } from '#admin/session/wire.ts';
import type { FigureRow, Figures } from '#contract/rest/admin/figures.ts';
import { type FigureKind, type FigurePeriod, figureKeysOf, figureKinds, isFigurePeriod, isOfOrders } from '#rules/office/figures.ts';
import { CohortTable } from './cohort-table.tsx';
import { Reprints } from './reprints.tsx';
import { figureTexts as texts } from './texts.ts';

/** The tabs that are no sums of sales: who bought again, and what was made again. */
const AGAIN = 'again';
const REPRINTS = 'reprints';

/** What was sold, by time or by what it was, beside a year before; and who bought again, what was made again. */
export function FigureScreen() {
  const [params, setParams] = useSearchParams();
  const by = figureKinds.find((each) => each === params.get('by')) ?? 'day';
  const other = [AGAIN, REPRINTS].find((each) => each === params.get('by')) ?? null;
  const span = useSpan();
  const asked = { by, ...span };
  const query = useQuery({
    queryKey: ['figures', asked],
    queryFn: ({ signal }) => call<Figures>('GET', `/admin/figures?${new URLSearchParams(asked)}`, { signal }),
    placeholderData: (before) => before,
    enabled: other === null,
  });
  const tabs: { value: string; label: string }[] = [
    ...figureKinds.map((value) => ({ value, label: texts.by[value] })),
    { value: AGAIN, label: texts.again },
    { value: REPRINTS, label: texts.reprints },
  ];
  const choose = (value: string) =>
    setParams(
      (now) => {
        now.set('by', value);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeading
        title={texts.title}
        lead={leadOf(other ?? by)}
        actions={
          other === null ? (
            <FileMenu files={[{ name: 'figures', label: texts.title }]} filter={asked} />
          ) : other === REPRINTS ? (
            <FileMenu files={[{ name: 'reprints', label: texts.reprints }]} filter={{ ...span }} />
          ) : null
        }
      />
      <ListTabs tabs={tabs} current={other ?? by} onChoose={choose} />
      {other === AGAIN ? (
        <CohortTable />
      ) : (
        <>
          <div className="mb-4">
            <PeriodChoice />
          </div>
          {other === REPRINTS ? (
            <Reprints span={span} />
          ) : (
            <Loaded query={query}>{(figures) => <Shown by={by} span={span} figures={figures} />}</Loaded>
          )}
        </>
      )}
    </>
  );
}

function leadOf(tab: string): string {
  if (tab === AGAIN) return texts.againLead;
  if (tab === REPRINTS) return texts.reprintsLead;
  return figureKinds.some((kind) => kind === tab && isOfOrders(kind)) ? texts.lead : texts.goodsLead;
}

type Shown = { by: FigureKind; span: ReturnType<typeof useSpan>; figures: Figures };

function Shown({ by, span, figures: { rows, total, is_more } }: Shown) {
  const isTime = isFigurePeriod(by);
  const cards = [
    [texts.net, won(total.net), total.net_before > 0 ? texts.against(changeText(total)) : null],
    [texts.paid, won(total.paid), null],
    [texts.refunded, won(total.refunded), null],
    // An order with two brands is in the row of each: only whole orders add up to it.
    ...(isOfOrders(by) ? [[texts.orders, count(total.orders), null] as const] : []),
    [texts.pieces, count(total.pieces), null],
  ] as const;
  return (
    <div className="grid gap-4">
      <Section title={texts.total}>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-5">
          {cards.map(([name, value, note]) => (
            <div key={name}>
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-20 font-extrabold tabular-nums">{value}</dd>
              {note === null ? null : <dd className="text-12 text-ink-2">{note}</dd>}
            </div>
          ))}
        </dl>
        {isTime && rows.length > 1 ? <TimeChart by={by} span={span} rows={rows} /> : null}
      </Section>
      <section aria-label={texts.by[by]} className="overflow-x-auto rounded-control border border-line bg-raised">
        {rows.length === 0 ? (
          <p className="px-4 py-6 text-ink-2">{texts.none}</p>
        ) : (
          <DataTable label={texts.by[by]} columns={columnsFor(by, rows)} rows={rows} rowId={({ key }) => key} />
        )}
      </section>
      {is_more ? <p className="text-12 text-ink-2">{texts.more(rows.length)}</p> : null}
    </div>
  );
}

function TimeChart({ by, span, rows }: { by: FigurePeriod; span: Shown['span']; rows: readonly FigureRow[] }) {
  const { from, until } = span;
  const chart = useMemo(() => {
    const keys = figureKeysOf(by, { from, until });
    const found = new Map(rows.map((row) => [row.key, row]));
    return {
      days: keys.map((key) => shortKey(by, key)),
      series: [
        { name: texts.now, values: keys.map((key) => found.get(key)?.net ?? 0), color: '--color-ink', isBar: true },
        { name: texts.before, values: keys.map((key) => found.get(key)?.net_before ?? 0), color: '--color-info' },
      ],
    };
  }, [by, from, until, rows]);
  return (
    <div className="mt-4">
      <DayChart label={texts.chart} {...chart} />
    </div>
  );
}

function columnsFor(by: FigureKind, rows: readonly FigureRow[]): readonly Column<FigureRow>[] {
  const isTime = isFigurePeriod(by);
  const most = Math.max(1, ...rows.map(({ net }) => net));
  const money = (id: 'goods' | 'discounts' | 'points' | 'fees' | 'paid' | 'refunded', from?: 'md' | 'lg' | 'xl'): Column<FigureRow> => ({
    id,
    header: texts[id],
    cell: (row) => (row[id] === 0 ? nothing : won(row[id])),
    align: 'right',
    ...(from ? { from } : {}),
  });
  return [
    {
      id: 'name',
      header: texts.by[by],
      cell: (row) => (isTime ? longKey(by, row.key) : <Name row={row} most={most} />),
      className: 'min-w-36',
    },
    { id: 'orders', header: texts.orders, cell: ({ orders }) => count(orders), align: 'right' },
    { id: 'pieces', header: texts.pieces, cell: ({ pieces }) => count(pieces), align: 'right', from: 'md' },
    money('goods', 'xl'),
    money('discounts', 'xl'),
    money('points', 'xl'),
    ...(isOfOrders(by) ? [money('fees', 'xl')] : []),
    money('paid', 'md'),
    money('refunded', 'md'),
    { id: 'net', header: texts.net, cell: ({ net }) => won(net), align: 'right' },
    { id: 'net_before', header: texts.before, cell: ({ net_before }) => won(net_before), align: 'right', from: 'lg' },
    { id: 'change', header: texts.change, cell: changeText, align: 'right', from: 'lg' },
  ];
}

/** What a row is about, and how much of the most it is. */
function Name({ row, most }: { row: FigureRow; most: number }) {
  return (
    <span className="block">
      {row.name}
      <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-tile">
        <span className="block h-full rounded-full bg-ink" style={{ width: `${Math.max(0, (row.net / most) * 100)}%` }} />
      </span>
    </span>
  );
}

/** `+12.5%` against a year before; nothing where there was none. */
function changeText({ net, net_before }: Pick<FigureRow, 'net' | 'net_before'>): string {
  if (net_before <= 0) return nothing;
  const percent = Math.round(((net - net_before) / net_before) * 1000) / 10;
  return `${percent > 0 ? '+' : ''}${percent.toLocaleString('ko')}%`;
}

function shortKey(by: FigureKind, key: string): string {
  if (by === 'year') return key.slice(0, 4);
  if (by === 'month') return key.slice(2, 7).replace('-', '.');
  return `${Number(key.slice(5, 7))}.${Number(key.slice(8, 10))}`;
}

function longKey(by: FigureKind, key: string): string {
  if (by === 'week') return texts.week(key);
  return by === 'day' ? key.replaceAll('-', '.') : shortKey(by, key);
}

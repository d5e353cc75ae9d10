import { useMemo } from 'react';
import { DayChart } from '#admin/kit/chart/day-chart.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { count, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import { portionsOf } from '#rules/shop/list-parts.ts';
import { dashboardTexts as texts } from './texts.ts';

type Day = Dashboard['sales'][number];

function chartOf(sales: readonly Day[]) {
  return {
    days: sales.map(({ day }) => shortDay(day)),
    series: [
      { name: texts.paid, values: sales.map((day) => day.paid), color: '--color-ink', isBar: true },
      { name: texts.refunded, values: sales.map((day) => day.refunded), color: '--color-danger' },
    ],
  };
}

type Stretch = Omit<Day, 'day'> & { name: string };

const columns: readonly Column<Stretch>[] = [
  { id: 'day', header: texts.day, cell: ({ name }) => name },
  { id: 'orders', header: texts.orders, cell: ({ orders }) => count(orders), align: 'right' },
  { id: 'paid', header: texts.paid, cell: ({ paid }) => won(paid), align: 'right' },
  { id: 'refunded', header: texts.refunded, cell: ({ refunded }) => won(refunded), align: 'right' },
];

/** Payments and refunds by day, as a chart and as an accessible table. */
export function Sales({ sales }: { sales: Dashboard['sales'] }) {
  const total = (of: 'orders' | 'paid' | 'refunded') => sales.reduce((sum, day) => sum + day[of], 0);
  const [orders, paid, refunded] = [total('orders'), total('paid'), total('refunded')];
  const chart = useMemo(() => chartOf(sales), [sales]);
  const figures = [
    [texts.paid, won(paid)],
    [texts.refunded, won(refunded)],
    [texts.net, won(paid - refunded)],
    [texts.orders, count(orders)],
    [texts.average, orders === 0 ? won(0) : won(Math.round(paid / orders))],
  ] as const;
  return (
    <Section title={texts.sales}>
      <dl className="mb-4 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-5">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-20 font-extrabold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
        <DayChart label={texts.salesChart} {...chart} />
        <div className="self-start overflow-x-auto rounded-control border border-line">
          <DataTable label={texts.sales} columns={columns} rows={stretchesOf(sales)} rowId={({ name }) => name} />
        </div>
      </div>
      <p className="mt-2 text-12 text-ink-2">
        {texts.salesNote} {isByWeek(sales) ? texts.weeksNote : null}
      </p>
    </Section>
  );
}

/** Rows of a short table, newest first: days for a week, weeks for longer periods. */
function stretchesOf(sales: readonly Day[]): Stretch[] {
  const size = isByWeek(sales) ? 7 : 1;
  const sum = (part: readonly Day[], of: 'orders' | 'paid' | 'refunded') => part.reduce((total, day) => total + day[of], 0);
  return portionsOf(sales.toReversed(), size).map((part) => {
    const [last, first] = [shortDay(part[0]?.day ?? ''), shortDay(part.at(-1)?.day ?? '')];
    const name = first === last ? last : `${first}–${last}`;
    return { name, orders: sum(part, 'orders'), paid: sum(part, 'paid'), refunded: sum(part, 'refunded') };
  });
}

function isByWeek(sales: readonly Day[]): boolean {
  return sales.length > 10;
}

/** `11.20` */
function shortDay(day: string): string {
  return `${Number(day.slice(5, 7))}.${Number(day.slice(8, 10))}`;
}

import { Link } from 'react-router';
import type { DiscrepancyListQuery } from '#admin/graphql/admin.generated.ts';
import { moment, nothing, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { type DiscrepancyAction, type DiscrepancyKind, discrepancyKinds } from '#rules/money/discrepancy.ts';
import { CaseActions } from './case-actions.tsx';
import { discrepancyList } from './queries.ts';
import { discrepancyTexts as texts } from './texts.ts';

type Row = DiscrepancyListQuery['sales_discrepancies'][number];

const columns: readonly Column<Row>[] = [
  { id: 'kind', header: texts.columns.kind, cell: (row) => <Kind row={row} />, className: 'md:min-w-60' },
  { id: 'amount', header: texts.columns.amount, cell: (row) => won(row.amount), sort: 'amount', align: 'right' },
  {
    id: 'order',
    header: texts.columns.order,
    cell: (row) => (row.order ? <OrderLink order={row.order} /> : nothing),
    from: 'lg',
    isOnCard: true,
  },
  { id: 'since', header: texts.columns.since, cell: (row) => moment(row.since), sort: 'since', align: 'right', from: 'md', isOnCard: true },
  { id: 'act', header: texts.columns.act, cell: (row) => <Outcome row={row} />, from: 'md' },
];
const filters = [
  {
    name: 'kind',
    label: texts.columns.kind,
    options: Object.keys(discrepancyKinds).map((value) => ({ value, label: texts.kinds[value as DiscrepancyKind].name })),
  },
];

/** Every case in which the money of shop and provider differ, with what can be done about each. */
export function DiscrepancyList() {
  const list = useQueryList<Row>({
    name: 'discrepancies',
    sort: '-since',
    load: async (state, signal) => {
      const where = {
        state: { _eq: state.filters.state === 'RESOLVED' ? 'RESOLVED' : 'OPEN' },
        ...(state.filters.kind !== undefined && state.filters.kind in discrepancyKinds ? { kind: { _eq: state.filters.kind } } : {}),
        ...(state.search === '' ? {} : { order: { order_number: { _ilike: containing(state.search) } } }),
      };
      const data = await ask(discrepancyList, { where, order_by: orderOf(state, ['since', 'amount']), ...pageOf(state) }, signal);
      return { rows: data.sales_discrepancies, total: data.sales_discrepancies_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      search={texts.search}
      filters={filters}
      tabs={{ name: 'state', tabs: Object.entries(texts.tabs).map(([value, label]) => ({ value, label })) }}
      empty={texts.empty}
    />
  );
}

function Kind({ row }: { row: Row }) {
  const { name, note } = texts.kinds[row.kind as DiscrepancyKind];
  return (
    // The cells of a phone do not break; here the sentence does, or it would push everything else beyond the edge.
    <div className="min-w-44 whitespace-normal">
      <span className="font-semibold">{name}</span>
      <span className="block text-12 text-ink-2">{note}</span>
      {/* A phone has no room for a column of buttons: they stand below what they are about. */}
      <div className="mt-2 mb-1 md:hidden">
        <Outcome row={row} />
      </div>
    </div>
  );
}

function OrderLink({ order }: { order: NonNullable<Row['order']> }) {
  return (
    <Link to={`/orders/${order.id}`} className="font-semibold underline underline-offset-4">
      {order.order_number}
    </Link>
  );
}

/** What can be done, or what was. */
function Outcome({ row }: { row: Row }) {
  return row.state === 'OPEN' ? <CaseActions found={row} /> : <Resolution row={row} />;
}

function Resolution({ row }: { row: Row }) {
  // What healed by itself has a word for the log alone.
  const how = row.action === null ? [texts.healed] : [texts.actions[row.action as DiscrepancyAction], row.resolution];
  return <span className="text-ink-2">{[...how, row.resolved_at && moment(row.resolved_at)].filter(Boolean).join(' · ')}</span>;
}

import { Link } from 'react-router';
import type { DiscrepancyListQuery } from '#admin/graphql/admin.generated.ts';
import { moment, nothing, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { type DiscrepancyAction, type DiscrepancyKind, discrepancyKinds, isCaseOpen } from '#rules/money/discrepancy.ts';
import { CaseActions } from './case-actions.tsx';
import { discrepancyList } from './queries.ts';
import { discrepancyTexts as texts } from './texts.ts';

type Row = DiscrepancyListQuery['rows'][number];

/** All cases where the shop's and the provider's amounts differ, with the actions for each. */
export const DiscrepancyList = listScreen({
  name: 'discrepancies',
  query: discrepancyList,
  texts,
  opens: null,
  sort: '-since',
  tabs: { name: 'state', options: optionsOf(texts.tabs) },
  filters: [
    {
      name: 'kind',
      label: texts.columns.kind,
      options: optionsOf(Object.keys(discrepancyKinds) as DiscrepancyKind[], (kind) => texts.kinds[kind].name),
    },
  ],
  search: ({ order_number }) => [{ order: { order_number } }],
  columns: [
    { id: 'kind', header: texts.columns.kind, cell: (row) => <Kind row={row} />, className: 'md:min-w-60' },
    { id: 'amount', header: texts.columns.amount, as: won, sort: true },
    {
      id: 'order',
      header: texts.columns.order,
      cell: (row) => (row.order ? <OrderLink order={row.order} /> : nothing),
      from: 'lg',
      isOnCard: true,
    },
    { id: 'since', header: texts.columns.since, as: moment, sort: true, align: 'right', from: 'md', isOnCard: true },
    { id: 'act', header: texts.columns.act, cell: (row) => <Outcome row={row} />, from: 'md' },
  ],
});

function Kind({ row }: { row: Row }) {
  const { name, note } = texts.kinds[row.kind as DiscrepancyKind];
  return (
    // Phone cells do not wrap, but this sentence must.
    <div className="min-w-44 whitespace-normal">
      <span className="font-semibold">{name}</span>
      <span className="block text-12 text-ink-2">{note}</span>
      {/* Phones have no room for a column of buttons, so they are below the text. */}
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

/** The possible actions, or the action taken. */
function Outcome({ row }: { row: Row }) {
  return isCaseOpen(row.state) ? <CaseActions found={row} /> : <Resolution row={row} />;
}

function Resolution({ row }: { row: Row }) {
  // A case that resolved itself only has a generated note in the log.
  const how = row.action === null ? [texts.healed] : [texts.actions[row.action as DiscrepancyAction], row.resolution];
  return <span className="text-ink-2">{[...how, row.resolved_at && moment(row.resolved_at)].filter(Boolean).join(' · ')}</span>;
}

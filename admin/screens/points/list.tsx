import type { PointsByHandQuery } from '#admin/graphql/admin.generated.ts';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, moment } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask } from '#admin/session/wire.ts';
import { pointsByHand } from './queries.ts';
import { pointTexts as texts } from './texts.ts';

type Row = PointsByHandQuery['sales_point_entries'][number];

const columns: readonly Column<Row>[] = [
  { id: 'member', header: texts.member, cell: (row) => row.member?.nickname ?? '' },
  { id: 'amount', header: texts.amount, cell: (row) => `${row.type === 'EARNED' ? '+' : '-'}${count(row.amount)}P`, align: 'right' },
  { id: 'reason', header: texts.reason, cell: (row) => row.note, className: 'min-w-40 whitespace-normal' },
  { id: 'when', header: texts.when, cell: (row) => moment(row.created_at), align: 'right', from: 'md', isOnCard: true },
];
const kinds = ['EARNED', 'USED'] as const;
const filters = [{ name: 'type', label: texts.kind, options: kinds.map((value) => ({ value, label: texts.kinds[value] })) }];

/** Points granted or deducted by staff, with the reason. */
export function PointList() {
  const list = useQueryList<Row>({
    name: 'points',
    load: async (state, signal) => {
      const type = kinds.find((each) => each === state.filters.type);
      const where = { reason: { _eq: 'ADMIN' }, ...(type === undefined ? {} : { type: { _eq: type } }) };
      const data = await ask(pointsByHand, { where, ...pageOf(state) }, signal);
      return { rows: data.sales_point_entries, total: data.sales_point_entries_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/members/${row.member?.id ?? ''}`}
      filters={filters}
      actions={<LinkButton to="/members">{texts.toMembers}</LinkButton>}
      empty={texts.empty}
    />
  );
}

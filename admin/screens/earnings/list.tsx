import { useQuery } from '@tanstack/react-query';
import type { OwnSharesQuery } from '#admin/graphql/artist.generated.ts';
import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, day, nothing, won } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { orderOf, pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { ask } from '#admin/session/wire.ts';
import { sumWon } from '#rules/money/money.ts';
import { expectedShareStates, type ShareState, shareStates } from '#rules/money/royalty.ts';
import { ownShareSums, ownShares } from './queries.ts';
import { earningTexts as texts } from './texts.ts';

type Row = OwnSharesQuery['sales_royalty_lines'][number];

const tones: Readonly<Record<ShareState, Tone>> = { EXPECTED: 'info', COUNTED: 'success', ENDED: 'neutral' };

const columns: readonly Column<Row>[] = [
  { id: 'sold_at', header: texts.sold, cell: (row) => day(row.sold_at), sort: 'sold_at' },
  { id: 'graphic', header: texts.graphic, cell: (row) => <Graphic row={row} />, className: 'whitespace-normal' },
  { id: 'product', header: texts.product, cell: (row) => row.product_name.ko, from: 'lg', className: 'whitespace-normal' },
  { id: 'layer', header: texts.layer, cell: (row) => `${row.side_name ? `${row.side_name.ko} · ` : ''}${row.layer_number}`, from: 'lg' },
  { id: 'quantity', header: texts.quantity, cell: (row) => count(row.quantity), align: 'right', from: 'md' },
  { id: 'base', header: texts.base, cell: (row) => won(row.base_amount), align: 'right', from: 'xl' },
  { id: 'rate', header: texts.rate, cell: (row) => (row.rate === null ? nothing : `${row.rate / 100}%`), align: 'right', from: 'md' },
  { id: 'amount', header: texts.amount, cell: (row) => won(row.amount), sort: 'amount', align: 'right' },
  {
    id: 'counted',
    header: texts.counted,
    cell: (row) => (row.entries.length === 0 ? nothing : won(sumWon(row.entries.map((entry) => entry.amount)))),
    align: 'right',
    from: 'lg',
  },
  { id: 'state', header: texts.state, cell: (row) => <Badge tone={tones[row.state]}>{texts.states[row.state]}</Badge> },
];
const tabs = [{ value: '', label: texts.all }, ...shareStates.map((value) => ({ value, label: texts.states[value] }))];

/** An artist's earnings, one line per layer sold. */
export function EarningList() {
  const list = useQueryList<Row>({
    name: 'own-shares',
    sort: '-sold_at',
    load: async (state, signal) => {
      const chosen = shareStates.find((each) => each === state.filters.state);
      const where = chosen === undefined ? {} : { state: { _eq: chosen } };
      const data = await ask(ownShares, { where, order_by: orderOf(state, ['sold_at', 'amount']), ...pageOf(state) }, signal);
      return { rows: data.sales_royalty_lines, total: data.sales_royalty_lines_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={<Lead />}
      list={list}
      columns={columns}
      rowId={(row) => String(row.id)}
      rowName={(row) => row.graphic_name.ko}
      tabs={{ name: 'state', tabs }}
      actions={<LinkButton to="/own-settlements">{texts.settlements}</LinkButton>}
      empty={texts.empty}
    />
  );
}

function Graphic({ row }: { row: Row }) {
  return (
    <>
      {row.graphic_name.ko} {row.kind === 'DONATION' ? <Badge tone="warning">{texts.donation}</Badge> : null}
    </>
  );
}

/** The totals. */
function Lead() {
  const { data } = useQuery({ queryKey: ['own-share-sums'], queryFn: () => ask(ownShareSums, { expected: expectedShareStates }) });
  const sums: readonly (readonly [string, number | null | undefined])[] = [
    [texts.expected, data?.expected.aggregate?.sum?.amount],
    [texts.open, data?.open.aggregate?.sum?.amount],
    [texts.total, data?.all.aggregate?.sum?.amount],
    [texts.given, data?.given.aggregate?.sum?.amount],
  ];
  return (
    <>
      {texts.lead}
      <span className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-4">
        {sums.map(([name, amount]) => (
          <span key={name} className="rounded-control border border-line bg-raised px-3 py-2">
            <span className="block text-12">{name}</span>
            <strong className="block text-17 font-extrabold text-ink tabular-nums">
              {data === undefined ? nothing : won(amount ?? 0)}
            </strong>
          </span>
        ))}
      </span>
    </>
  );
}

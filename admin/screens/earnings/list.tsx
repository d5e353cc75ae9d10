import { useQuery } from '@tanstack/react-query';
import type { OwnSharesQuery } from '#admin/graphql/artist.generated.ts';
import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { count, day, nothing, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { ask } from '#admin/session/wire.ts';
import { sumWon } from '#rules/money/money.ts';
import { expectedShareStates, type ShareState, shareStates } from '#rules/money/royalty.ts';
import { ownShareSums, ownShares } from './queries.ts';
import { earningTexts as texts } from './texts.ts';

type Row = OwnSharesQuery['rows'][number];

const tones: Readonly<Record<ShareState, Tone>> = { EXPECTED: 'info', COUNTED: 'success', ENDED: 'neutral' };

/** An artist's earnings, one line per layer sold. */
export const EarningList = listScreen({
  name: 'own-shares',
  query: ownShares,
  texts,
  opens: null,
  rowName: (row) => row.graphic_name.ko,
  sort: '-sold_at',
  tabs: { name: 'state', options: optionsOf(shareStates, (state) => texts.states[state]) },
  lead: <Lead />,
  actions: <LinkButton to="/own-settlements">{texts.settlements}</LinkButton>,
  columns: [
    { id: 'sold_at', header: texts.sold, as: day, sort: true },
    { id: 'graphic', header: texts.graphic, cell: (row) => <Graphic row={row} />, className: 'whitespace-normal' },
    { id: 'product', header: texts.product, cell: (row) => row.product_name.ko, from: 'lg', className: 'whitespace-normal' },
    { id: 'layer', header: texts.layer, cell: (row) => `${row.side_name ? `${row.side_name.ko} · ` : ''}${row.layer_number}`, from: 'lg' },
    { id: 'quantity', header: texts.quantity, as: count, from: 'md' },
    { id: 'base_amount', header: texts.base, as: won, from: 'xl' },
    { id: 'rate', header: texts.rate, cell: (row) => (row.rate === null ? nothing : `${row.rate / 100}%`), align: 'right', from: 'md' },
    { id: 'amount', header: texts.amount, as: won, sort: true },
    {
      id: 'counted',
      header: texts.counted,
      cell: (row) => (row.entries.length === 0 ? nothing : won(sumWon(row.entries.map((entry) => entry.amount)))),
      align: 'right',
      from: 'lg',
    },
    { id: 'state', header: texts.state, cell: (row) => <Badge tone={tones[row.state]}>{texts.states[row.state]}</Badge> },
  ],
});

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

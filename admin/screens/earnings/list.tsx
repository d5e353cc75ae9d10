import { useQuery } from '@tanstack/react-query';
import type { OwnSharesQuery } from '#admin/graphql/artist.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { nothing, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { shareFields as fields } from '#admin/nouns/share/fields.ts';
import { runOperation } from '#admin/session/wire.ts';
import { sumWon } from '#rules/money/money.ts';
import { expectedShareStates } from '#rules/money/royalty.ts';
import { ownShareSums, ownShares } from './queries.ts';
import { earningTexts as texts } from './texts.ts';

type Row = OwnSharesQuery['rows'][number];

/** An artist's earnings, one line per layer sold. */
export const EarningList = listScreen({
  name: 'own-shares',
  query: ownShares,
  texts,
  fields,
  opens: null,
  rowName: (row) => row.graphic_name.ko,
  sort: '-sold_at',
  tabs: { name: 'state' },
  lead: <Lead />,
  actions: <LinkButton to="/own-settlements">{texts.settlements}</LinkButton>,
  columns: [
    { id: 'sold_at', sort: true },
    { id: 'graphic', header: texts.graphic, cell: (row) => <Graphic row={row} />, className: 'whitespace-normal' },
    { id: 'product_name', from: 'lg', className: 'whitespace-normal' },
    { id: 'layer', header: texts.layer, cell: (row) => `${row.side_name ? `${row.side_name.ko} · ` : ''}${row.layer_number}`, from: 'lg' },
    { id: 'quantity', from: 'md' },
    { id: 'base_amount', from: 'xl' },
    { id: 'rate', header: texts.rate, cell: (row) => (row.rate === null ? nothing : `${row.rate / 100}%`), align: 'right', from: 'md' },
    { id: 'amount', sort: true },
    {
      id: 'counted',
      header: texts.counted,
      cell: (row) => (row.entries.length === 0 ? nothing : won(sumWon(row.entries.map((entry) => entry.amount)))),
      align: 'right',
      from: 'lg',
    },
    { id: 'state' },
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
  const { data } = useQuery({ queryKey: ['own-share-sums'], queryFn: () => runOperation(ownShareSums, { expected: expectedShareStates }) });
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

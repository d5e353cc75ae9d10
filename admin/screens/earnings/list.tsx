import { useQuery } from '@tanstack/react-query';
import type { OwnSharesQuery } from '#admin/graphql/artist.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { nothing, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { shareFields as fields } from '#admin/nouns/share/fields.ts';
import { LeadSums } from '#admin/nouns/share/lead-sums.tsx';
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
  rowName: (row) => row.graphic_name?.ko ?? row.product_name.ko,
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
      {row.graphic_name?.ko ?? nothing} {row.kind === 'DONATION' ? <Badge tone="warning">{texts.donation}</Badge> : null}
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
  return <LeadSums lead={texts.lead} sums={sums} isLoaded={data !== undefined} />;
}

import { useQuery } from '@tanstack/react-query';
import type { OwnSalesQuery } from '#admin/graphql/brand.generated.ts';
import { LinkButton } from '#admin/kit/button.tsx';
import { nothing, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { settlementTexts } from '#admin/nouns/settlement/texts.ts';
import { shareFields as fields } from '#admin/nouns/share/fields.ts';
import { LeadSums } from '#admin/nouns/share/lead-sums.tsx';
import { runOperation } from '#admin/session/wire.ts';
import { sumWon } from '#rules/money/money.ts';
import { expectedShareStates, otherPart } from '#rules/money/royalty.ts';
import { ownSaleSums, ownSales } from './queries.ts';
import { ownSaleTexts as texts } from './texts.ts';

type Row = OwnSalesQuery['rows'][number];

/** A brand's proceeds, one line per sold line. */
export const OwnSaleList = listScreen({
  name: 'own-sales',
  query: ownSales,
  texts,
  fields,
  opens: null,
  rowName: (row) => row.product_name.ko,
  sort: '-sold_at',
  tabs: { name: 'state' },
  lead: <Lead />,
  actions: <LinkButton to="/own-settlements">{texts.settlements}</LinkButton>,
  columns: [
    { id: 'sold_at', sort: true },
    { id: 'product_name', className: 'whitespace-normal' },
    { id: 'quantity', from: 'md' },
    {
      id: 'borne',
      header: texts.borne,
      cell: (row) => wonOrNothing(row.unit_price * row.quantity - row.base_amount),
      align: 'right',
      from: 'xl',
    },
    { id: 'base_amount', from: 'lg' },
    { id: 'commission', header: texts.commission, cell: (row) => commissionOf(row), align: 'right', from: 'md' },
    { id: 'amount', sort: true },
    {
      id: 'counted',
      header: texts.counted,
      cell: (row) => (row.brand_entries.length === 0 ? nothing : won(sumWon(row.brand_entries.map((entry) => entry.amount)))),
      align: 'right',
      from: 'lg',
    },
    { id: 'state' },
  ],
});

const wonOrNothing = (amount: number) => (amount === 0 ? nothing : won(amount));

function commissionOf({ base_amount, amount, rate }: Row): string {
  return `${won(base_amount - amount)}${rate === null ? '' : ` (${settlementTexts.percent(otherPart(rate))})`}`;
}

/** The totals. */
function Lead() {
  const { data } = useQuery({ queryKey: ['own-sale-sums'], queryFn: () => runOperation(ownSaleSums, { expected: expectedShareStates }) });
  const sums = [
    [texts.expected, data?.expected.aggregate?.sum?.amount],
    [texts.open, data?.open.aggregate?.sum?.amount],
    [texts.total, data?.all.aggregate?.sum?.amount],
  ] as const;
  return <LeadSums lead={texts.lead} sums={sums} isLoaded={data !== undefined} />;
}

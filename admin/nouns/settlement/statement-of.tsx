import { useQuery } from '@tanstack/react-query';
import { ActButton } from '#admin/kit/act-button.tsx';
import { DetailPage, Facts, Section } from '#admin/kit/detail-page.tsx';
import { count, day, moment, nothing, won } from '#admin/kit/format.ts';
import { columnsOf } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import { EmptyPart } from '#admin/kit/states.tsx';
import { download } from '#admin/session/files.ts';
import { call } from '#admin/session/wire.ts';
import type { Statement, StatementLine } from '#contract/rest/admin/settlements.ts';
import { otherPart } from '#rules/money/royalty.ts';
import type { Payee } from '#rules/money/settlement.ts';
import { payeeQuery } from './payee-name.ts';
import { SettlementBadge } from './settlement-badge.tsx';
import { settlementTexts as texts } from './texts.ts';

const columns = columnsOf<StatementLine>([
  { id: 'counted_at', header: texts.counted, as: moment, from: 'md' },
  { id: 'cause', header: texts.cause, cell: (line) => `${texts.causes[line.cause]} · ${texts.kinds[line.kind]}` },
  { id: 'graphic', header: texts.graphic, cell: (line) => line.graphic_name?.ko ?? line.reason, className: 'whitespace-normal' },
  { id: 'product', header: texts.product, cell: (line) => line.product_name?.ko ?? nothing, from: 'lg', className: 'whitespace-normal' },
  { id: 'layer', header: texts.layer, cell: layerOf, from: 'lg' },
  { id: 'quantity', header: texts.quantity, as: count, from: 'md' },
  { id: 'base_amount', header: texts.base, as: won, from: 'lg' },
  { id: 'rate', header: texts.rate, as: (rate) => (rate === null ? nothing : texts.percent(rate)), align: 'right', from: 'md' },
  { id: 'amount', header: texts.amount, as: won },
]);

/** The columns for a brand: its goods with their order, and the commission. */
const goodsColumns = columnsOf<StatementLine>([
  { id: 'counted_at', header: texts.counted, as: moment, from: 'md' },
  { id: 'cause', header: texts.cause, cell: (line) => texts.causes[line.cause] },
  { id: 'order_number', header: texts.order, cell: (line) => line.order_number ?? nothing, from: 'lg' },
  { id: 'product', header: texts.product, cell: (line) => line.product_name?.ko ?? line.reason, className: 'whitespace-normal' },
  { id: 'quantity', header: texts.quantity, as: count, from: 'md' },
  { id: 'base_amount', header: texts.base, as: won, from: 'lg' },
  {
    id: 'rate',
    header: texts.commission,
    as: (rate) => (rate === null ? nothing : texts.percent(otherPart(rate))),
    align: 'right',
    from: 'md',
  },
  { id: 'amount', header: texts.amount, as: won },
]);

function layerOf({ side_name, layer_number }: StatementLine): string {
  if (layer_number === null) return nothing;
  return side_name === null ? String(layer_number) : `${side_name.ko} · ${layer_number}`;
}

type Props = { period: string; payee: Payee; back: { href: string; label: string } };

/** The monthly statement of an artist or a brand: every layer or piece of goods sold or refunded, and the total. */
export function StatementOf({ period: id, payee, back }: Props) {
  const path = `/admin/settlement-periods/${id}/statement`;
  const query = useQuery({
    queryKey: ['statement', id, payee],
    queryFn: () => call<Statement>('GET', `${path}?${payeeQuery(payee)}`),
  });
  return (
    <DetailPage
      back={back}
      query={query}
      title={({ settlement, starts_on }) => `${settlement.name.ko}, ${texts.month(starts_on)}`}
      beside={({ settlement }) => <SettlementBadge state={settlement.state} />}
      actions={() => (
        <ActButton run={() => download(`${path}.csv?${payeeQuery(payee)}`)} done="">
          {texts.csv}
        </ActButton>
      )}
      side={(statement) => <Sums statement={statement} />}
    >
      {({ lines }) => (
        <Section title={texts.statement} isFlush>
          {lines.length === 0 ? (
            <EmptyPart sentence={texts.noLines} />
          ) : (
            <DataTable
              label={texts.statement}
              columns={payee.artist_id === null ? goodsColumns : columns}
              rows={lines}
              rowId={(line) => String(line.entry_id)}
            />
          )}
        </Section>
      )}
    </DetailPage>
  );
}

function Sums({ statement: { settlement } }: { statement: Statement }) {
  const amount = (value: number | null) => (value === null || value === 0 ? null : <Won value={value} />);
  return (
    <>
      <Section title={texts.sum}>
        <Facts
          facts={[
            [texts.sales, <Won key="sales" value={settlement.sales_amount} />],
            [texts.reversals, amount(settlement.reversal_amount)],
            [texts.corrections, amount(settlement.correction_amount)],
            [texts.carried, amount(settlement.carried_amount)],
            [texts.owed, <Won key="owed" value={settlement.owed_amount} isStrong />],
            [texts.incomeTax, amount(settlement.income_tax === null ? null : -settlement.income_tax)],
            [texts.localTax, amount(settlement.local_tax === null ? null : -settlement.local_tax)],
            [texts.vat, amount(settlement.vat)],
            [texts.payout, settlement.payout_amount === null ? null : <Won key="payout" value={settlement.payout_amount} isStrong />],
            [texts.donation, amount(settlement.donation_amount)],
          ]}
        />
      </Section>
      <Section title={texts.payoutAbout}>
        <Facts
          facts={[
            [texts.tax, settlement.tax_kind === null ? null : texts.taxes[settlement.tax_kind]],
            [texts.invoicedAt, settlement.invoiced_at === null ? nothing : day(settlement.invoiced_at)],
            [texts.paidAt, settlement.paid_at === null ? nothing : day(settlement.paid_at)],
            [texts.reference, settlement.payout_reference],
          ]}
        />
      </Section>
    </>
  );
}

function Won({ value, isStrong = false }: { value: number; isStrong?: boolean }) {
  return <span className={`block text-right tabular-nums ${isStrong ? 'font-extrabold' : ''}`}>{won(value)}</span>;
}

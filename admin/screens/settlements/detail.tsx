import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { ActButton } from '#admin/kit/act-button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { won } from '#admin/kit/format.ts';
import { type BulkAction, BulkBar } from '#admin/kit/list/bulk-bar.tsx';
import { type Chosen, columnsOf } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import type { RowResult } from '#admin/kit/list/row-results.tsx';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { payeeName } from '#admin/nouns/settlement/payee-name.ts';
import { SettlementBadge } from '#admin/nouns/settlement/settlement-badge.tsx';
import { settlementTexts as texts } from '#admin/nouns/settlement/texts.ts';
import { download } from '#admin/session/files.ts';
import { useMay } from '#admin/session/use-may.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { bankName } from '#contract/banks.ts';
import { errors } from '#contract/errors/errors.ts';
import type { movedSettlements, SettlementPeriod, SettlementRow } from '#contract/rest/admin/settlements.ts';
import { sumWon } from '#rules/money/money.ts';
import { isPayout, isPeriodOpen, isToInvoice, maySettle, type SettlementState } from '#rules/money/settlement.ts';

const columns = columnsOf<SettlementRow>([
  { id: 'name', header: texts.payee, cell: (row) => row.name.ko },
  { id: 'of', header: texts.of, cell: (row) => (row.artist_id === null ? texts.brand : texts.artist), from: 'md' },
  { id: 'state', header: texts.state, cell: (row) => <State row={row} /> },
  { id: 'sales_amount', header: texts.sales, as: won, from: 'lg' },
  { id: 'reversal_amount', header: texts.reversals, as: won, from: 'lg' },
  {
    id: 'rest',
    header: `${texts.corrections} · ${texts.carried}`,
    cell: (row) => won(row.correction_amount + row.carried_amount),
    align: 'right',
    from: 'xl',
  },
  { id: 'owed_amount', header: texts.owed, as: won },
  { id: 'payout_amount', header: texts.payout, as: won },
  { id: 'account', header: texts.account, cell: (row) => <Account row={row} />, from: 'md' },
]);

/** A period: what each artist and brand is owed, invoiced and paid. */
export const SettlementDetail = detailScreen({
  name: 'settlements',
  texts,
  load: ({ id }) => call<SettlementPeriod>('GET', `/admin/settlement-periods/${id}`),
  title: (period) => texts.month(period.starts_on),
  beside: (period) => <SettlementBadge state={period.state} />,
  lead: (period) => (isPeriodOpen(period.state) ? null : <Notes period={period} />),
  actions: (period, { id }) => (
    <>
      <PayoutFiles period={period} id={id} />
      {isPeriodOpen(period.state) ? (
        <ActButton
          look="primary"
          refusal={period.is_over ? null : texts.closeRefusal}
          confirm={texts.closeQuestion(texts.month(period.starts_on))}
          run={() => callOnce('POST', `/admin/settlement-periods/${id}/close`, {})}
          done={texts.closed}
        >
          {texts.close}
        </ActButton>
      ) : null}
    </>
  ),
  content: (period, { id }) => <Settlements id={id} period={period} />,
});

/** What the files are for, and who cannot be paid. */
function Notes({ period: { settlements } }: { period: SettlementPeriod }) {
  const stuck = settlements.filter((row) => row.payee === null && row.is_payable && !isPayout(row.state as SettlementState));
  return (
    <>
      {texts.filesNote}
      {stuck.length === 0 ? null : (
        <strong className="mt-1 block font-semibold text-danger">{texts.withoutAccount(stuck.map((row) => row.name.ko).join(', '))}</strong>
      )}
    </>
  );
}

function Settlements({ id, period: { settlements, state } }: { id: string; period: SettlementPeriod }) {
  const [chosen, setChosen] = useState<Chosen>({});
  const queries = useQueryClient();
  const rows = settlements.filter((row) => chosen[payeeName(row)]);
  const done = () => {
    setChosen({});
    void queries.invalidateQueries({ queryKey: ['settlements'] });
  };
  return (
    <div className="flex flex-col">
      {rows.length > 0 ? <BulkBar actions={bulk} rows={rows} onDone={done} onClear={() => setChosen({})} /> : null}
      <Section title={texts.payees} isFlush>
        <DataTable
          label={texts.payees}
          columns={columns}
          rows={settlements}
          rowId={payeeName}
          rowHref={(row) => `/settlements/${id}/statements/${payeeName(row)}`}
          rowName={(row) => row.name.ko}
          {...(isPeriodOpen(state) ? {} : { chosen, onChoose: setChosen })}
        />
      </Section>
    </div>
  );
}

type Moved = z.infer<typeof movedSettlements>;

const bulk: readonly BulkAction<SettlementRow>[] = [
  {
    label: texts.invoice,
    look: 'primary',
    refusal: (rows) => (rows.some((row) => foretold(row, 'INVOICED').why === null) ? null : texts.invoiceRefusal),
    foretold: (row) => foretold(row, 'INVOICED'),
    run: (rows) => move(rows, 'INVOICED'),
  },
  {
    label: texts.pay,
    refusal: (rows) => (rows.some((row) => foretold(row, 'PAID').why === null) ? null : texts.payRefusal),
    foretold: (row) => foretold(row, 'PAID'),
    warning: (rows) => texts.paySum(rows.length, won(sumWon(rows.map(({ payout_amount }) => payout_amount ?? 0)))),
    run: (rows) => move(rows, 'PAID'),
  },
];

/** Predicts the server's result for a settlement, including a missing account. */
function foretold(row: SettlementRow, to: SettlementState): RowResult {
  const why = !maySettle(row.state, to) ? texts.notThere[to] : row.is_payable ? null : errors.SETTLEMENT_NOTHING_DUE.message.ko;
  return { name: row.name.ko, why: row.payee === null && !isPayout(row.state) && row.is_payable ? texts.accountFirst : why };
}

async function move(rows: readonly SettlementRow[], to: 'INVOICED' | 'PAID') {
  const body = { settlement_ids: rows.flatMap((row) => row.settlement_id ?? []), to };
  let results: Moved['results'] = [];
  const isProved = await withSecondSignIn(async (proof) => {
    ({ results } = await callOnce<Moved>('POST', '/admin/settlements/moves', body, { proof }));
  });
  if (!isProved) return null;
  return results.map(({ settlement_id, refusal }) => ({
    name: rows.find((row) => row.settlement_id === settlement_id)?.name.ko ?? String(settlement_id),
    why: refusal === null ? null : errors[refusal].message.ko,
  }));
}

function State({ row }: { row: SettlementRow }) {
  return isToInvoice(row.state) && !row.is_payable ? (
    <span className="text-ink-2">{texts.toCarry}</span>
  ) : (
    <SettlementBadge state={row.state} />
  );
}

function Account({ row: { payee } }: { row: SettlementRow }) {
  if (payee === null) return <span className="text-danger">{texts.noAccount}</span>;
  return texts.account_end(bankName(payee.bank, 'ko'), payee.number_end);
}

/** Files with unmasked account numbers, for users with the right. */
function PayoutFiles({ period, id }: { period: SettlementPeriod; id: string }) {
  const may = useMay();
  if (!may('payee.reveal')) return null;
  return (
    <>
      <ActButton
        refusal={period.settlements.some((row) => row.invoiced_at !== null) ? null : texts.payoutsRefusal}
        run={() => download(`/admin/settlement-periods/${id}/payouts.xlsx`)}
        done=""
      >
        {texts.payouts}
      </ActButton>
      {period.settlements.some((row) => maySettle(row.state, 'PAID')) ? (
        <>
          <ActButton run={() => download(`/admin/settlement-periods/${id}/transfers?format=xlsx`)} done="">
            {texts.transfersSheet}
          </ActButton>
          <ActButton run={() => download(`/admin/settlement-periods/${id}/transfers?format=csv`)} done="">
            {texts.transfersCsv}
          </ActButton>
        </>
      ) : null}
    </>
  );
}

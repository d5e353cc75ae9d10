import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { z } from 'zod';
import { Button } from '#admin/kit/button.tsx';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { won } from '#admin/kit/format.ts';
import { type BulkAction, BulkBar } from '#admin/kit/list/bulk-bar.tsx';
import type { Chosen, Column } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import type { RowResult } from '#admin/kit/list/row-results.tsx';
import { withSecondSignIn } from '#admin/kit/second-sign-in.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { SettlementBadge } from '#admin/nouns/settlement/settlement-badge.tsx';
import { settlementTexts as texts } from '#admin/nouns/settlement/texts.ts';
import { download } from '#admin/session/files.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { bankName } from '#contract/banks.ts';
import { errors } from '#contract/errors/errors.ts';
import type { movedSettlements, SettlementPeriod, SettlementRow } from '#contract/rest/admin/settlements.ts';
import { sumWon } from '#rules/money/money.ts';
import { isPayout, isPeriodOpen, isToInvoice, maySettle, type SettlementState } from '#rules/money/settlement.ts';

const columns: readonly Column<SettlementRow>[] = [
  { id: 'artist', header: texts.artist, cell: (row) => row.artist_name.ko },
  { id: 'state', header: texts.state, cell: (row) => <State row={row} /> },
  { id: 'sales', header: texts.sales, cell: (row) => won(row.sales_amount), align: 'right', from: 'lg' },
  { id: 'reversals', header: texts.reversals, cell: (row) => won(row.reversal_amount), align: 'right', from: 'lg' },
  {
    id: 'rest',
    header: `${texts.corrections} · ${texts.carried}`,
    cell: (row) => won(row.correction_amount + row.carried_amount),
    align: 'right',
    from: 'xl',
  },
  { id: 'owed', header: texts.owed, cell: (row) => won(row.owed_amount), align: 'right' },
  { id: 'payout', header: texts.payout, cell: (row) => won(row.payout_amount), align: 'right' },
  { id: 'account', header: texts.account, cell: (row) => <Account row={row} />, from: 'md' },
];

/** A period: what each artist is owed, invoiced and paid. */
export function SettlementDetail() {
  const { id = '' } = useParams();
  const [chosen, setChosen] = useState<Chosen>({});
  const { act, isActing } = useAct();
  const query = useQuery({
    queryKey: ['settlement-period', id],
    queryFn: () => call<SettlementPeriod>('GET', `/admin/settlement-periods/${id}`),
  });
  const close = async (period: SettlementPeriod) => {
    if (!(await dialog.confirm({ message: texts.closeQuestion(texts.month(period.starts_on)) }))) return;
    await act(() => callOnce('POST', `/admin/settlement-periods/${id}/close`, {}), texts.closed);
  };
  const rowsOf = (period: SettlementPeriod) => period.settlements.filter((row) => chosen[String(row.artist_id)]);
  const done = () => {
    setChosen({});
    void query.refetch();
  };
  return (
    <DetailPage
      back={{ href: '/settlements', label: texts.title }}
      query={query}
      title={(period) => texts.month(period.starts_on)}
      beside={(period) => <SettlementBadge state={period.state} />}
      actions={(period) => (
        <>
          <Button
            refusal={period.settlements.some((row) => row.invoiced_at !== null) ? null : texts.payoutsRefusal}
            onClick={() => void act(() => download(`/admin/settlement-periods/${id}/payouts.xlsx`), '')}
          >
            {texts.payouts}
          </Button>
          {isPeriodOpen(period.state) ? (
            <Button
              look="primary"
              pending={isActing}
              refusal={period.is_over ? null : texts.closeRefusal}
              onClick={() => void close(period)}
            >
              {texts.close}
            </Button>
          ) : null}
        </>
      )}
    >
      {(period) => (
        <div className="flex flex-col">
          {rowsOf(period).length > 0 ? <BulkBar actions={bulk} rows={rowsOf(period)} onDone={done} onClear={() => setChosen({})} /> : null}
          <Section title={texts.artists} isFlush>
            <DataTable
              label={texts.artists}
              columns={columns}
              rows={period.settlements}
              rowId={(row) => String(row.artist_id)}
              rowHref={(row) => `/settlements/${id}/statements/${row.artist_id}`}
              rowName={(row) => row.artist_name.ko}
              {...(isPeriodOpen(period.state) ? {} : { chosen, onChoose: setChosen })}
            />
          </Section>
        </div>
      )}
    </DetailPage>
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
  return { name: row.artist_name.ko, why: row.payee === null && !isPayout(row.state) && row.is_payable ? texts.accountFirst : why };
}

async function move(rows: readonly SettlementRow[], to: 'INVOICED' | 'PAID') {
  const body = { settlement_ids: rows.flatMap((row) => row.settlement_id ?? []), to };
  let results: Moved['results'] = [];
  const isProved = await withSecondSignIn(async (proof) => {
    ({ results } = await callOnce<Moved>('POST', '/admin/settlements/moves', body, { proof }));
  });
  if (!isProved) return null;
  return results.map(({ settlement_id, refusal }) => ({
    name: rows.find((row) => row.settlement_id === settlement_id)?.artist_name.ko ?? String(settlement_id),
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

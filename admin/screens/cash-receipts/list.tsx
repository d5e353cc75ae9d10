import { Link } from 'react-router';
import type { ReceiptListQuery } from '#admin/graphql/admin.generated.ts';
import { ActButton } from '#admin/kit/act-button.tsx';
import { optionName } from '#admin/kit/fields/field.ts';
import { moment, won } from '#admin/kit/format.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { receiptFields as fields } from '#admin/nouns/cash-receipt/fields.ts';
import { call } from '#admin/session/wire.ts';
import { toast } from '#client/toasts/toast.tsx';
import { type CashReceiptState, isRetriable, receiptIs } from '#rules/money/cash-receipt.ts';
import { receiptList } from './queries.ts';
import { receiptTexts as texts } from './texts.ts';

type Row = ReceiptListQuery['rows'][number];

/** Cash receipts of deposits; failed ones can be retried. */
export const ReceiptList = listScreen({
  name: 'cash-receipts',
  query: receiptList,
  files: [{ name: 'cash-receipts', label: texts.title }],
  texts,
  fields,
  opens: null,
  sort: '-requested_at',
  tabs: { name: 'state' },
  search: ({ order_number }) => [{ order: { order_number } }],
  columns: [
    { id: 'order', header: texts.columns.order, cell: (row) => <About row={row} /> },
    { id: 'state' },
    { id: 'amount', as: (amount: number) => (amount === 0 ? null : won(amount)), sort: true, align: 'right' },
    { id: 'purpose', from: 'md' },
    { id: 'shown_identity', from: 'md' },
    {
      id: 'issue',
      header: texts.columns.issue,
      cell: (row) => row.issue_number ?? <Failure code={row.error} />,
      from: 'lg',
      className: 'max-w-100 whitespace-normal',
    },
    { id: 'replaces', header: texts.columns.replaces, cell: (row) => row.replaces_id && `#${row.replaces_id}`, isExtra: true },
    { id: 'requested_at', sort: true, align: 'right', from: 'lg' },
    { id: 'act', header: texts.columns.act, cell: (row) => <Act row={row} />, from: 'md' },
  ],
});

/** The order; on phones, which have no room for more columns, also the recipient, the error and the actions. */
function About({ row }: { row: Row }) {
  const facts = [optionName(fields.purpose, row.purpose), row.shown_identity].join(' · ');
  return (
    <>
      {row.order ? (
        <Link to={`/orders/${row.order.id}`} className="font-semibold underline underline-offset-4">
          {row.order.order_number}
        </Link>
      ) : null}
      <div className="whitespace-normal md:hidden">
        <span className="block text-12 text-ink-2">{facts}</span>
        {row.issue_number === null ? <Failure code={row.error} /> : null}
        <span className="block text-12 text-ink-2">{moment(row.requested_at)}</span>
        <div className="mt-1 empty:hidden">
          <Act row={row} />
        </div>
      </div>
    </>
  );
}

/** Why it could not be issued and what to do. Unknown codes are shown as is, for asking the provider. */
function Failure({ code }: { code: string | null }) {
  if (code === null) return null;
  return (
    <span className="block text-12 text-danger">
      {texts.failures[code] ?? (
        <>
          {texts.failed} <code className="text-ink-2">{code}</code>
        </>
      )}
    </span>
  );
}

function Act({ row }: { row: Row }) {
  const retry = async () => {
    const { state } = await call<{ state: CashReceiptState }>('POST', `/admin/cash-receipts/${row.id}/retry`);
    toast(texts.retried[state], receiptIs(state, 'issued') ? 'success' : 'plain');
  };
  if (isRetriable(row.state as CashReceiptState))
    return (
      <ActButton run={retry} done="">
        {texts.retry}
      </ActButton>
    );
  if (row.receipt_url === null) return null;
  return (
    <a href={row.receipt_url} target="_blank" rel="noopener noreferrer" className="font-semibold underline underline-offset-4">
      {texts.see}
    </a>
  );
}

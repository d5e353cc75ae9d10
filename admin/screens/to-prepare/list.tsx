import type { PreparationsQuery } from '#admin/graphql/brand.generated.ts';
import { Badge } from '#admin/kit/badge.tsx';
import { count } from '#admin/kit/format.ts';
import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { eachInTurn } from '#admin/kit/list/row-results.tsx';
import { preparationFields as fields } from '#admin/nouns/preparation/fields.ts';
import { call } from '#admin/session/wire.ts';
import { isPreparable, isPrepared, preparationStateList, waitingPreparations } from '#rules/order/preparation.ts';
import { preparations } from './queries.ts';
import { preparationTexts as texts } from './texts.ts';

type Row = PreparationsQuery['rows'][number];

const bulk: readonly BulkAction<Row>[] = [
  {
    label: texts.done,
    look: 'primary',
    isAsked: false,
    refusal: (rows) => (rows.some((row) => isPreparable(row.state) && !isPrepared(row.state)) ? null : texts.doneRefusal),
    run: (rows) => sayEach(rows, true),
  },
  {
    label: texts.undo,
    refusal: (rows) => (rows.some((row) => isPreparable(row.state) && isPrepared(row.state)) ? null : texts.undoRefusal),
    run: (rows) => sayEach(rows, false),
  },
];

const nameOf = (row: Row) => `${row.order_number} ${row.product_name.ko}`;

/** Lines of paid orders that a brand must prepare, oldest first. */
export const PreparationList = listScreen({
  name: 'preparations',
  query: preparations,
  texts,
  fields,
  opens: null,
  rowName: nameOf,
  variables: { waiting: waitingPreparations },
  orderBy: ({ state }) => {
    const isOver = isPrepared(preparationStateList.find((each) => each === state) ?? 'WAITING');
    return [{ paid_at: isOver ? 'desc' : 'asc' }, { order_product_id: 'asc' }] as const;
  },
  tabs: { name: 'state' },
  search: ({ order_number }) => [{ order_number }],
  bulk,
  columns: [
    { id: 'order_number' },
    { id: 'product', header: texts.product, cell: (row) => <Goods row={row} />, className: 'whitespace-normal' },
    { id: 'option_name', from: 'md', className: 'whitespace-normal' },
    { id: 'quantity', header: texts.quantity, cell: (row) => <Pieces row={row} />, align: 'right' },
    { id: 'paid_at', from: 'lg' },
    { id: 'prepared_at', isExtra: true },
    { id: 'state', from: 'md' },
  ],
});

function sayEach(rows: readonly Row[], is_prepared: boolean) {
  return eachInTurn(rows, nameOf, ({ id }) => call('PATCH', `/admin/preparations/${id}`, { body: { is_prepared } }));
}

function Goods({ row }: { row: Row }) {
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={row.image_src}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className="size-10 shrink-0 rounded-control bg-tile object-cover"
      />
      <span>
        {row.product_name.ko} {row.is_custom ? <Badge tone="info">{texts.custom}</Badge> : null}
      </span>
    </span>
  );
}

function Pieces({ row }: { row: Row }) {
  if (row.quantity === row.ordered_quantity) return <strong>{count(row.quantity)}</strong>;
  return (
    <>
      <span className="text-ink-2">{texts.less(row.ordered_quantity)}</span> <strong>{count(row.quantity)}</strong>
    </>
  );
}

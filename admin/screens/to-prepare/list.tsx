import type { PreparationsQuery } from '#admin/graphql/brand.generated.ts';
import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { count, moment } from '#admin/kit/format.ts';
import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import type { Column } from '#admin/kit/list/column.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
import { actText } from '#admin/kit/said-text.ts';
import { ask, call } from '#admin/session/wire.ts';
import { containing } from '#contract/graphql/pattern.ts';
import { typedOrderNumber } from '#rules/order/order-number.ts';
import { isPreparable, isPrepared, type PreparationState, preparationStateList, waitingPreparations } from '#rules/order/preparation.ts';
import { preparations } from './queries.ts';
import { preparationTexts as texts } from './texts.ts';

type Row = PreparationsQuery['sales_preparations'][number];

const tones: Readonly<Record<PreparationState, Tone>> = { WAITING: 'warning', PREPARED: 'success', SENT: 'neutral', ENDED: 'neutral' };

const columns: readonly Column<Row>[] = [
  { id: 'order', header: texts.order, cell: (row) => row.order_number },
  { id: 'product', header: texts.product, cell: (row) => <Goods row={row} />, className: 'whitespace-normal' },
  { id: 'option', header: texts.option, cell: (row) => row.option_name.ko, from: 'md', className: 'whitespace-normal' },
  { id: 'quantity', header: texts.quantity, cell: (row) => <Pieces row={row} />, align: 'right' },
  { id: 'paid_at', header: texts.paid, cell: (row) => moment(row.paid_at), from: 'lg' },
  { id: 'prepared_at', header: texts.prepared, cell: (row) => moment(row.prepared_at), isExtra: true },
  { id: 'state', header: texts.state, from: 'md', cell: (row) => <Badge tone={tones[row.state]}>{texts.states[row.state]}</Badge> },
];

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

/** Lines of paid orders that a brand must prepare, oldest first. */
export function PreparationList() {
  const list = useQueryList<Row>({
    name: 'preparations',
    load: async (state, signal) => {
      const chosen = preparationStateList.find((each) => each === state.filters.state) ?? 'WAITING';
      const where = {
        state: { _eq: chosen },
        ...(state.search === '' ? {} : { order_number: { _ilike: containing(typedOrderNumber(state.search)) } }),
      };
      const data = await ask(
        preparations,
        {
          where,
          waiting: waitingPreparations,
          order_by: [{ paid_at: isPrepared(chosen) ? 'desc' : 'asc' }, { order_product_id: 'asc' }],
          ...pageOf(state),
        },
        signal,
      );
      return { rows: data.sales_preparations, total: data.sales_preparations_aggregate.aggregate?.count };
    },
  });
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      list={list}
      columns={columns}
      rowId={(row) => String(row.order_product_id)}
      rowName={(row) => `${row.order_number} ${row.product_name.ko}`}
      search={texts.search}
      tabs={{ name: 'state', tabs: preparationStateList.map((value) => ({ value, label: texts.states[value] })) }}
      bulk={bulk}
      empty={texts.empty}
    />
  );
}

async function sayEach(rows: readonly Row[], is_prepared: boolean) {
  const results = [];
  for (const row of rows) {
    const name = `${row.order_number} ${row.product_name.ko}`;
    try {
      await call('PATCH', `/admin/preparations/${row.order_product_id}`, { body: { is_prepared } });
      results.push({ name, why: null });
    } catch (error) {
      results.push({ name, why: actText(error) });
    }
  }
  return results;
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

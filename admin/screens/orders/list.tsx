import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#admin/kit/button.tsx';
import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import type { ListState } from '#admin/kit/list/list-state.ts';
import type { RowResult } from '#admin/kit/list/row-results.tsx';
import { SavedViews } from '#admin/kit/list/saved-views.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { atWork, moveOrders, movePiece } from '#admin/nouns/order/moves.ts';
import { moveText, promiseTexts, tabTexts } from '#admin/nouns/order/texts.ts';
import { call } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { methodNames } from '#contract/office/office-names.ts';
import { type DeskOrder, type OrderCounts, orderFilter } from '#contract/rest/admin/orders.ts';
import { asksBrands } from '#rules/order/preparation.ts';
import { goesByWaybill, targetsFrom, type WorkTab, type WorkTarget, workRefusal, workTabList, workTabs } from '#rules/order/work-step.ts';
import { orderColumns } from './columns.tsx';
import { countOrders, filterOf, foretellAll, loadOrders, orderFilterOf, tallyOrders } from './queries.ts';
import { ordersTexts as texts } from './texts.ts';

/** The shop's orders, by step. */
export const OrderList = listScreen({
  name: 'orders',
  texts,
  load: loadOrders,
  files: [
    { name: 'orders', label: texts.orderFile, isPersonal: true },
    { name: 'order-lines', label: texts.lineFile },
  ],
  rowName: (order) => order.order_number,
  tabs: { name: 'tab', options: optionsOf(workTabList, (tab) => tabTexts[tab]) },
  filters: [
    { name: 'due', label: texts.due, options: optionsOf(['LATE', 'TODAY', 'AT_RISK'], (due) => promiseTexts[due]) },
    { name: 'kind', label: texts.kind, options: optionsOf({ MADE: texts.made, READY: texts.ready }) },
    { name: 'method', label: texts.method, options: optionsOf(methodNames) },
    { kind: 'period', name: 'at', label: texts.period },
  ],
  use: (list) => {
    const { state } = list;
    const tally = useQuery({ queryKey: ['orders', 'tally', filterOf(state)], queryFn: ({ signal }) => tallyOrders(state, signal) });
    const counts = useQuery({ queryKey: ['orders', 'counts'], queryFn: () => call<OrderCounts>('GET', '/admin/orders/counts') });
    return {
      lead: state.search === '' ? undefined : texts.searched,
      tallies: counts.data?.tabs,
      // The rows of another tab, shown until these are there, are not what was counted.
      tally: list.isStale ? undefined : tally.data,
      bulk: movesOf(workTabList.find((each) => each === state.filters.tab) ?? 'NEW', state),
      matching: { count: () => countOrders(state) },
      actions: (
        <>
          <SavedViews page="orders" list={list} check={checkView} />
          <LinkButton to="/orders/board">{texts.board}</LinkButton>
        </>
      ),
    };
  },
  columns: orderColumns,
});

/** Whether the list can still apply a saved view; false when one of its filters no longer exists. */
function checkView({ search, filters: kept }: { search: string; filters: Readonly<Record<string, string>> }): boolean {
  const { at_from, at_until, ...rest } = kept;
  const filled = Object.entries({ ...rest, q: search, from: at_from, until: at_until }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return orderFilter.strict().safeParse(Object.fromEntries(filled)).success;
}

/** A tab's moves: the possible next steps of its orders. Those that need a waybill are made on the order's screen. */
function movesOf(tab: WorkTab, state: ListState): BulkAction<DeskOrder>[] {
  const targets = [...new Set(workTabs[tab].flatMap((step) => targetsFrom(step, 'admin')))].filter((to) => !goesByWaybill(to));
  return targets.map((to, index) => ({
    label: moveText(to),
    look: index === 0 ? 'primary' : 'secondary',
    refusal: (rows) => (rows.some((row) => foretold(row, to).why === null) ? null : texts.noneOfThese),
    foretold: (row) => foretold(row, to),
    warning: (rows) => {
      const waiting = asksBrands(to) ? rows.filter(({ unprepared }) => unprepared > 0) : [];
      return waiting.length === 0 ? null : texts.someUnprepared(waiting.map(({ order_number }) => order_number));
    },
    run: (rows) =>
      moveOrders(
        rows.map(({ id }) => id),
        to,
      ),
    foretoldAll: async () => {
      const { unprepared, ...counts } = await foretellAll(orderFilterOf(state), to);
      return { ...counts, warning: unprepared === 0 ? null : texts.manyUnprepared(unprepared) };
    },
    runAll: () => {
      const [filter, seenAt] = [orderFilterOf(state), shopNow()];
      return (after) => movePiece(filter, to, seenAt, after);
    },
  }));
}

/** Predicts the server's result for an order, by the same rule. */
function foretold(order: DeskOrder, to: WorkTarget): RowResult {
  const refusal = workRefusal(atWork(order), to, 'admin');
  const why = refusal === null ? null : refusal === 'NOTHING' ? texts.alreadyThere : errorMessage(refusal, 'ko');
  return { name: order.order_number, why };
}

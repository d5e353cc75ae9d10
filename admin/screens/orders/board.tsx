import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ActButton } from '#admin/kit/act-button.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { showResults } from '#admin/kit/list/row-results.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { ClaimBadge, ShipBy } from '#admin/nouns/order/badges.tsx';
import { atWork, moveOrders } from '#admin/nouns/order/moves.ts';
import { goodsText, moveText, tabTexts } from '#admin/nouns/order/texts.ts';
import { call } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { stepName } from '#contract/office/office-names.ts';
import type { DeskOrder, OrderBoard } from '#contract/rest/admin/orders.ts';
import { buttonsOf, workTabs } from '#rules/order/work-step.ts';
import { Picture } from '#ui/picture.tsx';
import { ordersTexts as texts } from './texts.ts';

/** Orders by step, side by side; each moves on with one press. */
export function OrderBoardScreen() {
  const board = useQuery({ queryKey: ['orders', 'board'], queryFn: () => call<OrderBoard>('GET', '/admin/orders/board') });
  return (
    <>
      <PageHeading title={texts.board} actions={<LinkButton to="/orders">{texts.list}</LinkButton>} />
      <Loaded query={board}>
        {({ columns }) => (
          <div className="flex gap-3 overflow-x-auto pb-3">
            {columns.map((column) => (
              <Column key={column.tab} column={column} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function Column({ column: { tab, orders, count } }: { column: OrderBoard['columns'][number] }) {
  const more = count.count - orders.length;
  return (
    <section aria-label={tabTexts[tab]} className="w-64 shrink-0 rounded-control bg-tile p-2 xl:w-auto xl:min-w-0 xl:flex-1">
      <h2 className="flex items-center justify-between px-1.5 py-1 font-extrabold">
        {tabTexts[tab]}
        <span className="text-ink-2 tabular-nums">
          {count.count.toLocaleString('ko')}
          {count.is_more ? '+' : ''}
        </span>
      </h2>
      <ul className="mt-1 space-y-2">
        {orders.map((order) => (
          <Card key={order.id} order={order} isFirstStep={order.step === workTabs[tab][0]} />
        ))}
      </ul>
      {orders.length === 0 ? <p className="px-1.5 py-6 text-center text-ink-2">{texts.empty}</p> : null}
      {more > 0 ? (
        <LinkButton look="quiet" to={`/orders?tab=${tab}`} className="mt-2 w-full">
          {texts.moreHere(more)}
        </LinkButton>
      ) : null}
    </section>
  );
}

/** An order; under a tab of several steps it shows its step, except for the first. */
function Card({ order, isFirstStep }: { order: DeskOrder; isFirstStep: boolean }) {
  const next = buttonsOf(atWork(order))[0];
  return (
    <li className="relative rounded-control border border-line bg-raised p-2.5 focus-within:border-ink hover:border-line-strong">
      <Link to={`/orders/${order.id}`} className="block truncate font-semibold tracking-tight tabular-nums after:absolute after:inset-0">
        {order.order_number}
      </Link>
      <div className="mt-1.5 flex items-center gap-2.5">
        <span className="size-10 shrink-0 overflow-hidden rounded-control bg-tile">
          <Picture src={order.image_src} size={64} alt="" className="size-full object-cover" />
        </span>
        <p className="line-clamp-2 min-w-0 text-12 text-ink-2">{goodsText(order.product_name, order.lines)}</p>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-1.5 text-12">
        <ShipBy order={order} />
        <span className="text-ink-2">
          {isFirstStep ? '' : `${stepName(order.step)} · `}
          {texts.units(order.units, order.made_units)}
        </span>
      </div>
      {order.claim === null ? null : (
        <p className="mt-1.5">
          <ClaimBadge claim={order.claim} />
        </p>
      )}
      {next === undefined ? null : (
        <ActButton
          className="relative z-10 mt-2 w-full"
          refusal={next.refusal === null ? null : errorMessage(next.refusal, 'ko')}
          aria-label={`${order.order_number} ${moveText(next.to)}`}
          run={async () => showResults(await moveOrders([order.id], next.to))}
          done=""
        >
          {moveText(next.to)}
        </ActButton>
      )}
    </li>
  );
}

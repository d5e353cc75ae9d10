import { useSearchParams } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { PagedList } from '#client/paged-list.tsx';
import { currentSession } from '#client/session/session.ts';
import { shopNow } from '#client/shop-clock.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { orderFilters } from '#rules/order/order-state.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { orderFilterMessages, orderMessages } from '#storefront/nouns/order/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ordersQuery } from './operations.ts';
import { OrderCard } from './order-card.tsx';
import { filterOf, type OrderListFilter, orderWhere, type Period, periods } from './order-filter.ts';

const pageSize = 10;

/** The order history by status and period. Both are in the URL, so Back restores them. */
export default function OrdersScreen() {
  const { title } = useLayoutFacts();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const change = ({ status, period }: OrderListFilter) => setSearch({ status, period }, { replace: true, preventScrollReset: true });
  return (
    <div className="page-gutter max-w-reading pt-6 lg:pt-10">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h1 className="page-title">{title}</h1>
        <PeriodChoice filter={filter} onChange={change} />
      </div>
      <StatusChips filter={filter} onChange={change} />
      <OrderList key={`${filter.status} ${filter.period}`} filter={filter} />
    </div>
  );
}

function OrderList({ filter: { status, period } }: { filter: OrderListFilter }) {
  const text = useText();
  const load = async (window: PageWindow) => {
    const where = orderWhere({ status, period }, currentSession().userId ?? nobodyId, shopNow());
    return (await runQuery(ordersQuery, { where, ...window })).sales_orders;
  };
  const empty = (
    <EmptyState
      drawing="no-orders"
      sentence={text(orderMessages.none)}
      action={<ButtonLink href={urlFor('artist-id')}>{text(orderMessages.browse)}</ButtonLink>}
    />
  );
  return (
    <PagedList
      name={`orders ${status} ${period}`}
      pageSize={pageSize}
      load={load}
      empty={empty}
      skeleton={<OrderSkeleton label={text(shell.loading)} />}
    >
      {(orders) => (
        <div>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </div>
      )}
    </PagedList>
  );
}

function OrderSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-10">
      {['one', 'two', 'three'].map((key) => (
        <div key={key}>
          <Skeleton className="h-4 w-48" />
          <Skeleton className="mt-3 h-6 w-24" />
          <div className="mt-4 flex gap-4">
            <Skeleton className="size-20" />
            <Skeleton className="h-20 flex-1" />
          </div>
        </div>
      ))}
    </div>
  );
}

type Props = { filter: OrderListFilter; onChange: (filter: OrderListFilter) => void };

/** The states as chips (specification 9, Order status filter). */
function StatusChips({ filter, onChange }: Props) {
  const text = useText();
  return (
    <fieldset className="min-w-0 border-b border-ink pb-4">
      <legend className="sr-only">{text(orderMessages.statusFilter)}</legend>
      <div className="edge-row flex gap-2 py-0.5">
        {orderFilters.map((each) => {
          const isChosen = each.filter === filter.status;
          return (
            <button
              key={each.filter}
              ref={isChosen ? showChip : undefined}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange({ ...filter, status: each.filter })}
              className={cx(
                'min-h-target shrink-0 rounded-full border px-4 text-15 font-semibold transition-colors',
                isChosen ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
              )}
            >
              {text(orderFilterMessages[messageKey(each.label)])}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The period as a choice (specification 9, Date filter). */
function PeriodChoice({ filter, onChange }: Props) {
  const text = useText();
  return (
    <Select<Period>
      className="w-36 shrink-0"
      hideLabel
      label={text(orderMessages.period)}
      options={periods.map((period) => ({ value: period, label: text(orderMessages[`period${period}`]) }))}
      value={filter.period}
      onChange={(period) => onChange({ ...filter, period })}
    />
  );
}

// On phones the selected chip may be off screen.
function showChip(chip: HTMLButtonElement | null): void {
  chip?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

function messageKey(label: string): keyof typeof orderFilterMessages {
  if (!Object.hasOwn(orderFilterMessages, label)) throw new Error(`no message for ${label}`);
  return label as keyof typeof orderFilterMessages;
}

import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { orderFilterMessages } from '#storefront/nouns/order/texts.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { mypageMessages as words } from '../texts.ts';
import { type MyOrder, orderCounts } from './my-counts.ts';
import { PartHeading } from './part-heading.tsx';

/** The number of orders per state, each linking to them. */
export function OrderCounts({ orders }: { orders: readonly MyOrder[] | null }) {
  const text = useText();
  return (
    <section aria-labelledby="order-counts" className="mt-10">
      <PartHeading id="order-counts" title={text(words.orderCounts)} more={{ label: text(words.allOrders), url: urlFor('mypage-order') }} />
      {orders === null ? (
        <Skeleton className="h-24" />
      ) : (
        <ol className="flex items-stretch rounded-control border border-line">
          {orderCounts(orders).map(({ filter, label, count }, index) => {
            const state = text(orderFilterMessages[label as keyof typeof orderFilterMessages]);
            return (
              <li key={filter} className="relative min-w-0 flex-1">
                {index > 0 ? (
                  <Icon name="chevron-right" size={14} className="absolute top-1/2 left-0 -translate-x-1/2 -translate-y-1/2 text-ink-2" />
                ) : null}
                <Link
                  to={urlFor('mypage-order', {}, { status: filter, period: 'YEAR_1' })}
                  className="flex h-full flex-col-reverse items-center justify-end px-1 py-4 text-center transition-colors hover:bg-tile"
                >
                  <span className="mt-0.5 text-12 text-ink-2 lg:text-13">{breakable(state)}</span>
                  <span className={cx('text-20 font-extrabold tabular-nums', count === 0 && 'text-ink-2')}>{count}</span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Allows a line break after a slash: four labels share a phone's width. */
function breakable(words: string): string {
  return words.replace('/', '/\u200b');
}

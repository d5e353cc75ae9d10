import { Link } from 'react-router';
import { useDayText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { awaitsDeposit } from '#rules/order/order-state.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { LinePicture } from '#storefront/nouns/cart/line-picture.tsx';
import { stateMessage, statusMessage } from '#storefront/nouns/order/order-status.ts';
import { orderSteps, type Step } from '#storefront/nouns/order/order-steps.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { cx } from '#ui/class-names.ts';
import { mypageMessages as words } from '../texts.ts';
import { type MyOrder, orderToShow } from './my-counts.ts';
import { PartHeading } from './part-heading.tsx';

/** The order in progress, or the latest, with its progress. Renders nothing without orders. */
export function LastOrder({ orders }: { orders: readonly MyOrder[] | null }) {
  const text = useText();
  const order = orders && orderToShow(orders);
  if (!order) return null;
  const isCustom = (order.made_to_order.aggregate?.count ?? 0) > 0;
  return (
    <section aria-labelledby="last-order" className="mt-8">
      <PartHeading id="last-order" title={text(words.lastOrder)} />
      <Link
        to={urlFor('mypage-order-id', { id: order.id })}
        className="block rounded-control border border-line p-4 transition-colors hover:border-ink"
      >
        <OrderHead order={order} />
        <ProgressBar steps={orderSteps({ status: order.status, isCustom }, order.status_changes)} />
      </Link>
    </section>
  );
}

function OrderHead({ order }: { order: MyOrder }) {
  const { text, name: nameOf, locale } = useLanguage();
  const dayText = useDayText();
  const [first] = order.order_products;
  const rest = (order.order_products_aggregate.aggregate?.count ?? 1) - 1;
  const name = nameOf(first?.product_name);
  return (
    <span className="flex gap-4">
      {first ? <LinePicture src={first.image_src} className="size-18" /> : null}
      <span className="min-w-0 flex-1">
        <span className="block text-17 font-extrabold">{text(statusMessage(order))}</span>
        <span className="mt-0.5 line-clamp-1 block text-15">{rest > 0 ? text(orderMessages.andMore, { name, count: rest }) : name}</span>
        <span className="mt-0.5 block text-13 text-ink-2 tabular-nums">
          {awaitsDeposit(order) && order.deposit_deadline !== null
            ? `${text(paymentMessages.deadline)} ${writtenDay(order.deposit_deadline, locale)}`
            : text(words.orderOf, { date: dayText(order.ordered_at) })}
        </span>
      </span>
    </span>
  );
}

/** An order's progress in one row: a segment per step, filled up to the current one. */
function ProgressBar({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  const at = steps.findIndex(({ isCurrent }) => isCurrent) + 1;
  const next = steps[at];
  return (
    <span className="mt-4 block">
      <span className="flex gap-1" aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step.state}
            className={cx('h-1 flex-1 rounded-full', step.isCurrent ? 'bg-accent' : step.isReached ? 'bg-ink' : 'bg-line')}
          />
        ))}
      </span>
      <span className="mt-2 flex justify-between gap-4 text-12 text-ink-2">
        <span>{text(words.stepOf, { step: at, total: steps.length })}</span>
        {next ? <span>{text(words.nextStep, { state: text(stateMessage(next.state)) })}</span> : null}
      </span>
    </span>
  );
}

import { Link } from 'react-router';
import type { SelectOrdersQuery } from '#client/graphql/operations.generated.ts';
import { useDayText, useMomentText } from '#client/locale/dates.ts';
import { useLanguage, useLocale, useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money/money.ts';
import { isAccountNeeded, isRefundBack, type RefundFact, refundFacts } from '#rules/money/refund/refund-fact.ts';
import { awaitsDeposit } from '#rules/order/order-state.ts';
import { LineRow } from '#storefront/nouns/cart/line-row.tsx';
import { amountMessages } from '#storefront/nouns/checkout/amount-texts.ts';
import { GoneNote } from '#storefront/nouns/order/gone-note.tsx';
import { gonePieces, isWhollyGone } from '#storefront/nouns/order/gone-pieces.ts';
import { statusMessage } from '#storefront/nouns/order/order-status.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { OrderClaims } from './order-claims.tsx';

export type ListedOrder = SelectOrdersQuery['sales_orders'][number];

/** Number of lines shown per order; the rest are counted. */
const linesShown = 3;

/** One order in the history. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { text, locale } = useLanguage();
  const momentText = useMomentText();
  const dayText = useDayText();
  const shown = order.order_products.slice(0, linesShown);
  const rest = order.order_products.length - shown.length;
  return (
    <article aria-labelledby={`order-${order.id}`} className="border-b border-line py-6">
      <header className="flex items-center justify-between gap-3">
        <h2 id={`order-${order.id}`} className="text-13 text-ink-2 tabular-nums">
          <span className="text-15 font-semibold text-ink">{dayText(order.ordered_at)}</span> · {order.order_number}
        </h2>
        <Link
          to={urlFor('mypage-order-id', { id: order.id })}
          aria-label={text(orderMessages.detailOf, { number: order.order_number })}
          className="-mr-2 inline-flex min-h-target shrink-0 items-center gap-0.5 px-2 text-13 font-semibold hover:underline"
        >
          {text(orderMessages.detail)}
          <Icon name="chevron-right" size={16} />
        </Link>
      </header>
      <p className={cx('mt-1 text-17 font-extrabold', order.cancelled_at !== null && 'text-ink-2')}>{text(statusMessage(order))}</p>
      {order.cancelled_at === null ? <OrderClaims lines={order.order_products} /> : null}
      <OrderRefunds orderId={order.id} payments={order.payments} />
      <ul className="mt-3">
        {shown.map((line) => (
          <ListedLine key={line.id} order={order} line={line} />
        ))}
      </ul>
      {rest > 0 ? <p className="mt-2 text-13 text-ink-2">{text(orderMessages.linesHidden, { count: rest })}</p> : null}
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-2 text-15">
        <span className="text-13 text-ink-2">
          {awaitsDeposit(order) && order.deposit_deadline !== null
            ? `${text(paymentMessages.deadline)} ${momentText(order.deposit_deadline)}`
            : text(amountMessages.payment)}
        </span>
        <span className="font-extrabold tabular-nums">{formatWon(order.payment_amount, locale)}</span>
      </p>
    </article>
  );
}

/** An order line. Says what was cancelled or returned, unless the whole order is cancelled. */
function ListedLine({ order, line }: { order: ListedOrder; line: ListedOrder['order_products'][number] }) {
  const gone = gonePieces(line.claim_products.flatMap(({ quantity, claim }) => (claim === null ? [] : [{ ...claim, quantity }])));
  const isCancelled = order.cancelled_at !== null;
  return (
    // The check of the column allows nothing but an array.
    <LineRow line={{ ...line, side_srcs: line.side_srcs as string[] }} isGone={isCancelled || isWhollyGone(gone, line.quantity)}>
      {isCancelled ? null : <GoneNote pieces={gone} />}
    </LineRow>
  );
}

type RefundedPayment = SelectOrdersQuery['sales_orders'][number]['payments'][number];

/** An order's refunds, one line each. One that needs an account links to its form. */
function OrderRefunds({ orderId, payments }: { orderId: number; payments: readonly RefundedPayment[] }) {
  const now = shopNow();
  return payments.flatMap((payment) =>
    refundFacts(payment, now).map((refund) => <RefundLine key={`${payment.id} ${refund.claimId}`} orderId={orderId} refund={refund} />),
  );
}

function RefundLine({ orderId, refund }: { orderId: number; refund: RefundFact }) {
  const { state, amount, backAt, expectedBy, isLate } = refund;
  const text = useText();
  const dayText = useDayText();
  const won = formatWon(amount, useLocale());
  if (isAccountNeeded(refund))
    return (
      <Link
        to={urlFor('mypage-order-id', { id: orderId })}
        className="mt-1 inline-flex min-h-target items-center gap-0.5 text-13 font-semibold text-accent hover:underline"
      >
        {text(refundMessages.ACCOUNT_NEEDED)} · <span className="tabular-nums">{won}</span>
        <Icon name="chevron-right" size={16} />
      </Link>
    );
  const day = backAt ?? (isLate ? null : expectedBy);
  const shownDay = day === null ? null : dayText(day.toISOString());
  return (
    <p className="mt-1 text-13 text-ink-2 tabular-nums">
      <span className="font-semibold text-ink">{text(isLate ? refundMessages.late : refundMessages[state])}</span>
      {` · ${won}`}
      {shownDay === null ? null : ` · ${isRefundBack(refund) ? shownDay : text(refundMessages.until, { day: shownDay })}`}
    </p>
  );
}

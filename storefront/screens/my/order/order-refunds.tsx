import { Link } from 'react-router';
import type { SelectOrdersQuery } from '#client/graphql/operations.generated.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shopNow } from '#client/shop-clock.ts';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money/money.ts';
import { isAccountNeeded, isRefundBack, type RefundFact, refundFacts } from '#rules/money/refund/refund-fact.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { Icon } from '#ui/icon.tsx';

type RefundedPayment = SelectOrdersQuery['sales_orders'][number]['payments'][number];

/** An order's refunds, one line each. One that needs an account links to its form. */
export function OrderRefunds({ orderId, payments }: { orderId: number; payments: readonly RefundedPayment[] }) {
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

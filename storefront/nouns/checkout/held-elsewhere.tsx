import { useMomentText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { HeldNote } from '#storefront/nouns/order/held-note.tsx';
import { couponMessages } from './coupon-texts.ts';

const sentences = {
  coupon_count: { until: couponMessages.heldCouponsUntil, open: couponMessages.heldCoupons },
  point_amount: { until: couponMessages.heldPointsUntil, open: couponMessages.heldPoints },
} as const satisfies Record<string, { until: Message; open: Message }>;

const digits = new Intl.NumberFormat('ko-KR');

type Props = { held: Checkout['held']; what: keyof typeof sentences };

/** Coupons or points missing from this checkout because another unpaid order holds them. */
export function HeldElsewhere({ held, what }: Props) {
  const text = useText();
  const momentText = useMomentText();
  const holding = held.filter((order) => order[what] > 0);
  if (holding.length === 0) return null;
  return (
    <div className="mb-4 rounded-control bg-tile px-4 py-2.5">
      {holding.map((order) => {
        const count = what === 'point_amount' ? digits.format(order[what]) : order[what];
        const sentence =
          order.until === null
            ? text(sentences[what].open, { count })
            : text(sentences[what].until, { count, time: momentText(order.until) });
        return <HeldNote key={order.order_id} orderId={order.order_id} isPayable={order.is_payable} sentence={sentence} />;
      })}
    </div>
  );
}

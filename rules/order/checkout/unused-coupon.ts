import { type Coupon, type CouponUse, couponUseRefusal, isNotBegun, missingForMinimum } from '#rules/money/coupon/coupon.ts';
import type { Won } from '#rules/money/money.ts';
import { discountAlone, priceWith } from './best-price.ts';
import type { BareOrder } from './checkout.ts';

/**
 * Why a coupon is not used in an order, shown as one line. `WOULD_SAVE` only appears when the shopper chose the coupons by hand; the choice
 * is not changed.
 */
export const unusedReasons = [
  'OVER',
  'NOT_YET',
  'BELOW_MINIMUM',
  'NO_TARGET',
  'OTHER_SAVES_MORE',
  'OTHER_SAVES_THE_SAME',
  'COSTS_MORE',
  'NOTHING_LEFT',
  'NO_GAIN',
  'WOULD_SAVE',
] as const;

/** A reason with its amount in won: what is missing, or what would be saved or lost. Null when there is no amount. */
export interface UnusedReason {
  reason: (typeof unusedReasons)[number];
  amount: Won | null;
}

/** Reasons that still allow the coupon to be chosen; all others prevent it. */
const choosable: readonly UnusedReason['reason'][] = ['OTHER_SAVES_MORE', 'OTHER_SAVES_THE_SAME', 'COSTS_MORE', 'NO_GAIN', 'WOULD_SAVE'];

/** True when a shopper may still choose the coupon. */
export function isChoosable(unused: UnusedReason): boolean {
  return choosable.includes(unused.reason);
}

/** Why `coupon` is not among the `applied` ones at this time, in an order with up to `wanted` points. */
export function unusedReason(
  coupon: Coupon & CouponUse,
  { applied, order, wanted, now }: { applied: readonly Coupon[]; order: BareOrder; wanted: Won; now: Date },
): UnusedReason {
  if (couponUseRefusal(coupon, now) !== null) return { reason: isNotBegun(coupon, now) ? 'NOT_YET' : 'OVER', amount: null };
  const missing = missingForMinimum(coupon, order.lines);
  if (missing > 0) return { reason: 'BELOW_MINIMUM', amount: missing };
  if (discountAlone(coupon, order.lines) === 0) return { reason: 'NO_TARGET', amount: null };
  const hasRival = applied.some(({ type }) => type === coupon.type);
  const swapped = priceWith([...applied.filter(({ type }) => type !== coupon.type), coupon], order, wanted);
  const present = priceWith(applied, order, wanted);
  if (swapped === null || present === null) return { reason: 'NOTHING_LEFT', amount: null };
  // Compare the price first, then the points used.
  const more = swapped.payment_amount - present.payment_amount || swapped.point_amount - present.point_amount;
  if (more < 0) return { reason: 'WOULD_SAVE', amount: -more };
  if (more === 0) return { reason: hasRival ? 'OTHER_SAVES_THE_SAME' : 'NO_GAIN', amount: null };
  return { reason: hasRival ? 'OTHER_SAVES_MORE' : 'COSTS_MORE', amount: more };
}

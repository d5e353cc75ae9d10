import { type Coupon, type CouponUse, couponUseRefusal, isNotBegun, missingForMinimum } from '#rules/money/coupon/coupon.ts';
import type { Won } from '#rules/money/money.ts';
import { type BareOrder, discountAlone, priceWith } from './best-price.ts';

/**
 * Why a coupon is not used in an order; its screen makes one line of it. `WOULD_SAVE` is only ever said of what a shopper chose by hand:
 * it is told, never done.
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

/** The reason with its won: what is missing, what the other saves more, what it would cost or save. Null where there is nothing to count. */
export interface UnusedReason {
  reason: (typeof unusedReasons)[number];
  amount: Won | null;
}

/** The reasons that still allow choosing the coupon; all others prevent it. */
const choosable: readonly UnusedReason['reason'][] = ['OTHER_SAVES_MORE', 'OTHER_SAVES_THE_SAME', 'COSTS_MORE', 'NO_GAIN', 'WOULD_SAVE'];

/** True when a shopper may choose a coupon in spite of the reason for which it is not used. */
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
  // What is paid decides; where that is the same, the points that go.
  const more = swapped.payment_amount - present.payment_amount || swapped.point_amount - present.point_amount;
  if (more < 0) return { reason: 'WOULD_SAVE', amount: -more };
  if (more === 0) return { reason: hasRival ? 'OTHER_SAVES_THE_SAME' : 'NO_GAIN', amount: null };
  return { reason: hasRival ? 'OTHER_SAVES_MORE' : 'COSTS_MORE', amount: more };
}

import type { MyCouponsQuery, ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { couponEnd, couponUseRefusal, isWorthKeeping } from '#rules/money/coupon/coupon.ts';
import { awaitsPayment, isPayable } from '#rules/order/order-state.ts';
import { DAY_MS } from '#rules/shop/day.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { isAllGone, takeableCoupons } from '#storefront/nouns/coupon/takeable-coupons.ts';

export type HeldCoupon = MyCouponsQuery['sales_issued_coupons'][number] & {
  coupon: NonNullable<MyCouponsQuery['sales_issued_coupons'][number]['coupon']>;
};

/**
 * My coupons by state: usable (earliest expiry first), held by an unpaid order, used, and expired. One that is not valid yet counts as
 * usable.
 */
export function couponGroups(issued: MyCouponsQuery['sales_issued_coupons'], now: Date) {
  const held = issued.flatMap((one): HeldCoupon[] => (one.coupon ? [{ ...one, coupon: one.coupon }] : []));
  const stateOf = ({ expires_at, order_id, used_at, order, coupon }: HeldCoupon) => {
    if (used_at === null && order !== null && awaitsPayment(order)) return 'held';
    const use = { ...windowOf(coupon), expires_at: timeOf(expires_at), order_id };
    if (couponUseRefusal(use, now) === 'COUPON_USED') return 'used';
    return isWorthKeeping(use, now) ? 'usable' : 'expired';
  };
  const of = (state: ReturnType<typeof stateOf>) => held.filter((one) => stateOf(one) === state);
  return { usable: of('usable').toSorted((a, b) => endOf(a) - endOf(b)), held: of('held'), used: of('used'), expired: of('expired') };
}

/** Shown coupons that can be claimed now and that I do not have, without exhausted ones. */
export function couponsToTake(
  shown: readonly ShownCouponItem[],
  issued: MyCouponsQuery['sales_issued_coupons'],
  now: Date,
): ShownCouponItem[] {
  const taken = new Set(issued.map(({ coupon }) => coupon?.id));
  return takeableCoupons(shown, now).filter((coupon) => !taken.has(coupon.id) && !isAllGone(coupon));
}

/** Full days until a coupon expires if at most seven, 0 on its last day; null if longer or never. */
export function daysLeft(end: Date | null, now: Date): number | null {
  if (end === null) return null;
  const days = (Date.parse(koreanDay(end)) - Date.parse(koreanDay(now))) / DAY_MS;
  return days > 7 ? null : Math.max(0, days);
}

/** When a coupon I hold expires; null is never. */
export function endsAt({ expires_at, coupon }: HeldCoupon): Date | null {
  return couponEnd({ expires_at: timeOf(expires_at), ends_at: timeOf(coupon.ends_at) });
}

/** The unpaid order holding a coupon: until when, and whether it can be paid; null if none. */
export function holderOf({ order }: HeldCoupon, now: Date): { id: number; until: string | null; isPayable: boolean } | null {
  if (order === null) return null;
  const { id, hold_expires_at: until } = order;
  return { id, until, isPayable: isPayable({ ...order, hold_expires_at: timeOf(until) }, now) };
}

function endOf(one: HeldCoupon): number {
  return endsAt(one)?.getTime() ?? Number.POSITIVE_INFINITY;
}

function windowOf({ state, starts_at, ends_at }: HeldCoupon['coupon']) {
  return { state, starts_at: new Date(starts_at), ends_at: timeOf(ends_at) };
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

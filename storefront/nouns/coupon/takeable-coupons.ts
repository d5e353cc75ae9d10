import type { ShownCouponItem } from '#client/graphql/operations.generated.ts';
import { isClaimable } from '#rules/money/coupon/coupon.ts';

/** The shown coupons within their claim period, including exhausted ones. */
export function takeableCoupons(coupons: readonly ShownCouponItem[], now: Date): ShownCouponItem[] {
  return coupons.filter(({ state, starts_at, ends_at }) =>
    isClaimable({ state, starts_at: new Date(starts_at), ends_at: ends_at === null ? null : new Date(ends_at) }, now),
  );
}

/** True if all coupons have been claimed. */
export function isAllGone({ issue_limit, issued_count }: ShownCouponItem): boolean {
  return issue_limit !== null && issued_count >= issue_limit;
}

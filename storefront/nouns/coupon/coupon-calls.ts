import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { ClaimCoupon, CouponClaim } from '#contract/rest/coupon-claims.ts';

/** Claims a coupon by its number. Errors: COUPON_NUMBER_INVALID, COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED, TOO_MANY_REQUESTS. */
export function claimCouponByNumber(number: string): Promise<CouponClaim> {
  return claim({ number });
}

/** Claims a coupon the shop shows. Errors: COUPON_NUMBER_INVALID (no longer available), COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED. */
export function claimShownCoupon(coupon_id: number): Promise<CouponClaim> {
  return claim({ coupon_id });
}

function claim(body: ClaimCoupon): Promise<CouponClaim> {
  return idempotently('coupon-claim', body, (idempotencyKey) => callApi('POST', '/coupon-claims', { body, idempotencyKey }));
}

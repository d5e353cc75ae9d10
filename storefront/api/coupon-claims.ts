import type { CouponClaim } from '#contract/rest/coupon-claims.ts';
import { callApi } from './call-api.ts';

/** Registers a coupon by the number on it. Errors: COUPON_NUMBER_INVALID, COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED, TOO_MANY_REQUESTS. */
export function claimCouponByNumber(number: string): Promise<CouponClaim> {
  return callApi('POST', '/coupon-claims', { body: { number } });
}

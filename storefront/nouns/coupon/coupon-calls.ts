import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { CouponClaim } from '#contract/rest/coupon-claims.ts';

/** Registers a coupon by the number on it. Errors: COUPON_NUMBER_INVALID, COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED, TOO_MANY_REQUESTS. */
export function claimCouponByNumber(number: string): Promise<CouponClaim> {
  const body = { number };
  return idempotently('coupon-claim', body, (idempotencyKey) => callApi('POST', '/coupon-claims', { body, idempotencyKey }));
}

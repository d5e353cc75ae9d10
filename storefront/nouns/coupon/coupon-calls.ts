import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { IssuedCoupon, TakeCoupon } from '#contract/rest/issued-coupons.ts';

/** Claims a coupon by its number. Errors: COUPON_NUMBER_INVALID, COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED, TOO_MANY_REQUESTS. */
export function takeCouponByNumber(number: string): Promise<IssuedCoupon> {
  return take({ number });
}

/** Claims a coupon the shop shows. Errors: COUPON_NUMBER_INVALID (no longer available), COUPON_EXHAUSTED, COUPON_ALREADY_ISSUED. */
export function takeShownCoupon(coupon_id: number): Promise<IssuedCoupon> {
  return take({ coupon_id });
}

function take(body: TakeCoupon): Promise<IssuedCoupon> {
  return idempotently('issued-coupon', body, (idempotencyKey) => callApi('POST', '/issued-coupons', { body, idempotencyKey }));
}

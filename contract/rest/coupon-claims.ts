import { z } from 'zod';
import { id, localized, time } from './values.ts';

/** POST /api/coupon-claims: a published coupon, or one by its number (specification 2, coupon registration). */
export const claimCoupon = z.union([
  z.strictObject({ coupon_id: id }),
  z.strictObject({ number: z.string().trim().min(1, 'COUPON_NUMBER_INVALID').max(40, 'COUPON_NUMBER_INVALID') }),
]);

export const couponClaim = z.object({
  id,
  coupon_id: id,
  name: localized,
  claimed_at: time,
  expires_at: time.nullable(),
});

export type ClaimCoupon = z.infer<typeof claimCoupon>;
export type CouponClaim = z.infer<typeof couponClaim>;

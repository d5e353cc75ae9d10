import { z } from 'zod';
import { id, localized, time } from './values.ts';

/** POST /api/issued-coupons: a published coupon, or one by its number (specification 2, coupon registration). */
export const takeCouponBody = z.union([
  z.strictObject({ coupon_id: id }),
  z.strictObject({ number: z.string().trim().min(1, 'COUPON_NUMBER_INVALID').max(40, 'COUPON_NUMBER_INVALID') }),
]);

export const issuedCoupon = z.object({
  id,
  coupon_id: id,
  name: localized,
  issued_at: time,
  expires_at: time.nullable(),
});

export type TakeCoupon = z.infer<typeof takeCouponBody>;
export type IssuedCoupon = z.infer<typeof issuedCoupon>;

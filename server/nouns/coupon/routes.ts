import { issuedCoupon, takeCouponBody } from '#contract/rest/issued-coupons.ts';
import { route, routes } from '#server/rest/route.ts';
import { takeCoupon as take } from './take-coupon.ts';

/** Claims coupons for a member; the member's coupons are read through the data service. */
export const couponRoutes = routes('coupons', [
  route(
    'POST /issued-coupons',
    'Claim a coupon the shop shows, or one by its number',
    {
      permission: 'issued-coupon.take',
      isIdempotent: true,
      // Enough for a card in small print, too few to guess numbers.
      mostAMinute: 10,
      body: takeCouponBody,
      made: issuedCoupon,
    },
    ({ shop, userId, body }) => take(shop, userId, body),
  ),
]);

import { z } from 'zod';
import { zipCodePattern } from '#rules/member/address.ts';
import { couponLimits, couponTypes } from '#rules/money/coupon/coupon.ts';
import { pointLimits } from '#rules/money/points/points.ts';
import { agreements } from '#rules/order/checkout/checkout.ts';
import { unusedReasons } from '#rules/order/checkout/unused-coupon.ts';
import { CART_LINES_MAX, LINES_AT_ONCE_MAX } from '#rules/order/stock.ts';
import { lineInput, parcel, pricedLine } from './cart.ts';
import { deliveryDestination } from './delivery-destinations.ts';
import { arrival, errorCode, id, lineAmountFields, localized, orderSumFields, paymentMethod, time, won } from './values.ts';

/** POST /api/checkouts: a checkout from the selected cart lines, from given ones, from "buy now", or of all people of a team order. */
export const createCheckoutBody = z.union([
  z.strictObject({ source: z.literal('CART'), cart_line_ids: z.array(id).min(1).max(CART_LINES_MAX).optional() }),
  z.strictObject({ source: z.literal('BUY_NOW'), lines: z.array(lineInput).min(1).max(LINES_AT_ONCE_MAX) }),
  z.strictObject({ source: z.literal('TEAM_ORDER'), code: z.string().max(40), accepts: lineInput.shape.accepts }),
]);

/** POST /api/checkouts/{id}/quote: the shopper's choices so far; the response prices them. No field contains a price. */
export const quoteChoiceBody = z.object({
  issued_coupon_ids: z.array(id).max(couponTypes.length).default([]),
  picks_coupons: z
    .boolean()
    .default(false)
    .describe('The shop picks the coupons that make the order cheapest with these points; `issued_coupon_ids` is not read then'),
  point_amount: z.int().min(0).default(0),
  delivery_destination_id: id.optional(),
  zip_code: z.string().regex(zipCodePattern).optional().describe('When the address is not a saved one'),
  is_gift: z.boolean().default(false).describe('Its receiver says where it goes'),
});

/** The choices before the shopper has made any. */
export const nothingChosen = quoteChoiceBody.parse({});

const checkoutLine = pricedLine.extend(lineAmountFields);

const checkoutCoupon = z.object({
  issued_coupon_id: id,
  type: z.enum(couponTypes),
  name: localized,
  discount_amount: won.describe('What it takes off this order alone; as chosen when it is applied'),
  limits: z
    .array(z.object({ by: z.enum(couponLimits), amount: z.int().describe('Pieces with COUNT, else won') }))
    .describe('Why it takes off less than its value says'),
  is_applied: z.boolean(),
  refusal: errorCode.nullable(),
  unused: z
    .object({ reason: z.enum(unusedReasons), amount: won.nullable() })
    .nullable()
    .describe('Why it is not applied, with the won that are missing, saved or lost; null when it is'),
  starts_at: time,
  ends_at: time.nullable(),
});

/** The checkout with all prices computed. */
export const checkout = z.object({
  id: z.uuid(),
  expires_at: time,
  order_id: id.nullable().describe('The order that was placed from it'),
  lines: z.array(checkoutLine),
  ...orderSumFields,
  parcels: z.array(parcel),
  arrives: arrival.describe('The Korean days on which it is expected when it is paid now'),
  coupons: z.array(checkoutCoupon),
  held: z
    .array(
      z.object({
        order_id: id,
        is_payable: z.boolean().describe('Its payment may go on; false while an account waits for a deposit'),
        until: time.nullable(),
        coupon_count: z.int(),
        point_amount: won,
      }),
    )
    .describe('Other orders of the member that nobody paid yet and that hold coupons or points'),
  points: z.object({
    held: won,
    usable: won,
    limit: z.enum(pointLimits).nullable().describe('Why not all that are held'),
    min_held: won.describe('What must be held before any can be used'),
  }),
  best: z
    .object({ issued_coupon_ids: z.array(id), point_amount: won, payment_amount: won })
    .describe('The lowest price over all coupons and points of the member, and what brings it there'),
  orderer: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string() }),
  delivery_destination: deliveryDestination.nullable().describe('The chosen one, else the default'),
  required_agreements: z.array(z.enum(agreements)),
  payment_methods: z.array(z.object({ method: paymentMethod, is_available: z.boolean() })),
  can_order: z.boolean(),
  refusal: errorCode.nullable().describe('The first thing in the way: a line, a coupon, points'),
  quote_hash: z.string().describe('Give it back with the order: a price that changed since is then refused instead of charged'),
});

export type Checkout = z.infer<typeof checkout>;
export type CheckoutCoupon = z.infer<typeof checkoutCoupon>;
export type CreateCheckout = z.infer<typeof createCheckoutBody>;
export type QuoteChoice = z.infer<typeof quoteChoiceBody>;

import { z } from 'zod';
import { claimRefundStateList } from '#rules/money/refund/refund.ts';
import {
  CLAIM_DETAIL_MAX,
  CLAIM_PHOTOS_MAX,
  claimRefusals,
  claimStateList,
  claimTypes,
  faultList,
  pieceClaimTypes,
} from '#rules/order/claim/claim.ts';
import {
  feeFields,
  id,
  lineAmountFields,
  localized,
  optionId,
  paymentMethod,
  quantity,
  refundAccount,
  time,
  won,
  writing,
} from './values.ts';

const fault = z.enum(faultList);
const refusal = z.enum(claimRefusals);
export const MOST_LINES = 50;

export const askedLine = z.object({
  order_product_id: id,
  quantity,
  exchange_option_id: optionId.optional().describe('EXCHANGE: the option wished for; the same one without it'),
});

const ask = z.object({
  type: z.enum(pieceClaimTypes),
  reason: writing(200),
  lines: z.array(askedLine).min(1).max(MOST_LINES),
});

/** POST /api/orders/{id}/claims/preview: the refund; nothing is changed. */
export const previewClaimBody = ask;

/** POST /api/orders/{id}/claims, with an Idempotency-Key. `quote`: from the preview shown; a different amount is rejected. */
export const requestClaimBody = ask.extend({
  detail: z.string().trim().max(CLAIM_DETAIL_MAX).default(''),
  photo_ids: z.array(id).max(CLAIM_PHOTOS_MAX, 'PHOTO_LIMIT').default([]),
  refund_account: refundAccount.optional().describe('Needed when money of a deposited virtual account goes back'),
  quote: z.string().max(200).optional(),
});

/** The refund of a claim, computed by the same function as the actual refund. */
export const claimPreview = z.object({
  lines: z.array(z.object({ id, quantity: z.int(), amount: won, ...lineAmountFields, money: won.describe('Paid in money') })),
  goods: won.describe('Money for the goods'),
  ...feeFields,
  shipping_back: won,
  shipping_charge: won.describe('The delivery was free only with these goods'),
  pick_up_fee: won,
  shipping_back_points: won.describe('Of shipping_back: points, which had paid for it'),
  shipping_charge_points: won.describe('Of shipping_charge: points, where no money is left to pay it'),
  pick_up_points: won.describe('Of pick_up_fee: points, where no money is left to pay it'),
  goodwill_amount: z.int().describe('Of the money: refunded before out of goodwill, where too little is left; 0 or negative'),
  waived: won.describe('Fees that are more than the goods cost: the shop bears them'),
  money: won.describe('Goes back by the method of payment'),
  points: won.describe('Points that come back, less the fees they pay'),
  point_lots: z.array(z.object({ amount: won, expires_at: time.nullable(), is_ended: z.boolean() })),
  coupons: z.array(z.object({ name: localized, expires_at: time.nullable(), is_ended: z.boolean() })).describe('Free again'),
  has_coupon: z.boolean().describe('The order used one'),
  earned_back: won.describe('Points of the confirmed purchase that are taken back'),
  review_points_back: won.describe('Points that reviews of these goods brought and that are taken back with them'),
  points_owed_before: won.describe('Points the shopper owes now: those that come back pay it first'),
  points_owed: won.describe('Points the shopper owes afterwards: the next ones pay it'),
  exchange_fee: won.describe('Paid to the courier by whoever exchanges for their own wish'),
  is_last: z.boolean().describe('Nothing is left of the order'),
  fault,
  method: paymentMethod,
  needs_account: z.boolean(),
  is_settled_at_once: z.boolean().describe('Nobody has to decide'),
  quote: z.string(),
});

const claimRefund = z.object({
  state: z.enum(claimRefundStateList),
  amount: won,
  goods_amount: won,
  ...feeFields,
  shipping_back: won,
  shipping_charge: won,
  pick_up_fee: won,
  shipping_back_points: won,
  shipping_charge_points: won,
  pick_up_points: won,
  goodwill_amount: z.int().describe('Refunded out of goodwill; negative in a claim that found too little left'),
  point_amount: won,
  earned_back: won,
  is_coupon_back: z.boolean(),
  back_at: time.nullable(),
});

/** The expected refund of an undecided claim, given its current fault and pick-up. */
export const plannedRefund = z.object({ money: won, points: won });

/** A claim as its shopper sees it. */
export const claim = z.object({
  id,
  type: z.enum(claimTypes),
  status: z.enum(claimStateList),
  reason: z.string(),
  detail: z.string(),
  fault,
  note: z.string().describe('What the shop says to its decision'),
  created_at: time,
  completed_at: time.nullable(),
  pick_up_courier: z.string().nullable(),
  pick_up_number: z.string().nullable(),
  delivery_courier: z.string().nullable(),
  delivery_number: z.string().nullable(),
  is_withdrawable: z.boolean(),
  lines: z.array(z.object({ order_product_id: id, quantity: z.int(), exchange_option: localized.nullable() })),
  photos: z.array(z.object({ src: z.string() })),
  refund: claimRefund.nullable(),
  planned_refund: plannedRefund.nullable().describe('As long as it is not decided; an exchange moves no money'),
});

/** Whether a line can be claimed: the refusal, or null. Change of mind and the shop's fault are separate. */
const possible = z.object({
  CANCEL: refusal.nullable(),
  CHANGE_OF_MIND: refusal.nullable(),
  NOT_AS_ORDERED: refusal.nullable(),
});

export const claimableLine = z.object({
  order_product_id: id,
  is_custom: z.boolean(),
  has_sizes: z.boolean().describe('It is worn or carried, or nothing is told of what it is: it may not fit'),
  quantity: z.int(),
  left: z.int(),
  asked: z.int(),
  gone: z.int(),
  possible,
  exchange_options: z
    .array(z.object({ option_id: id, name: localized, is_own: z.boolean(), stock_count: z.int() }))
    .describe('Of the same price; sold out ones too'),
});

/** GET /api/orders/{id}/claims: existing claims, and possible ones. */
export const orderClaims = z.object({
  lines: z.array(claimableLine),
  claims: z.array(claim),
  change_of_mind_until: time.nullable(),
  not_as_ordered_until: time.nullable(),
  money_left: won.describe('Paid in money for the goods that are left'),
  own_wish_fees: z
    .object({ RETURN: won, EXCHANGE: won, is_remote: z.boolean().describe('What couriers add for islands is part of both') })
    .describe(
      'The most that shipping costs whoever sends something back for their own wish. RETURN: for all that may go back now (0 for nothing), the way back, and the way out where it was free only with these goods; never more than they cost. EXCHANGE: there and back',
    ),
});

export type RequestClaim = z.infer<typeof requestClaimBody>;
export type PreviewClaim = z.infer<typeof previewClaimBody>;
export type ClaimPreview = z.infer<typeof claimPreview>;
export type PlannedRefund = z.infer<typeof plannedRefund>;
export type Claim = z.infer<typeof claim>;
export type OrderClaims = z.infer<typeof orderClaims>;
export type ClaimableLine = z.infer<typeof claimableLine>;

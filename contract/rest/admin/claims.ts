import { z } from 'zod';
import { discrepancyKindList } from '#rules/money/discrepancy.ts';
import { claimRefusals, claimStateList, faultList, pieceClaimTypes } from '#rules/order/claim/claim.ts';
import { askedLine, claim, claimableLine, MOST_LINES, plannedRefund } from '../claims.ts';
import { designProof } from '../design/proof.ts';
import { courierCode, id, idList, localized, orderState, paymentMethod, time, waybill, won, writing } from '../values.ts';

const parcel = z.object({ courier: courierCode, number: waybill });
const note = z.string().trim().max(500).default('').describe('The shopper reads it');

/** POST /api/admin/claims/{id}/preview: the refund if the claim were settled like this. */
export const previewDecisionBody = z.object({ fault: z.enum(faultList), has_pick_up: z.boolean() });

/**
 * POST /api/admin/claims/{id}/moves, with an Idempotency-Key. ACCEPTED settles the claim; the refund is the one in the preview's `quote`.
 * `lines` tells which units can be sold again.
 */
export const moveClaimBody = z.object({
  to: z.enum(claimStateList),
  note,
  fault: z.enum(faultList).optional(),
  has_pick_up: z.boolean().optional(),
  quote: z.string().max(200).optional(),
  lines: z
    .array(z.object({ order_product_id: id, is_resellable: z.boolean() }))
    .max(50)
    .default([]),
  pick_up: parcel.optional(),
  delivery: parcel.optional().describe('REDELIVERING needs it'),
});

/** GET /api/admin/claims/plans?ids=1,2: the undecided ones that involve money. */
export const listPlansQuery = z.object({ ids: idList(200) });
export const plannedRefunds = z.object({ plans: z.array(plannedRefund.extend({ id })) });

const openedLine = askedLine.extend({
  is_resellable: z
    .boolean()
    .optional()
    .describe('CANCEL that is settled at once: whether the pieces are sold again; by its kind of goods without it'),
});

/** POST /api/admin/orders/{id}/claims/preview: the refund if the shop opened this claim; nothing is changed. */
export const previewOpenedBody = z.object({
  type: z.enum(pieceClaimTypes),
  reason: writing(200),
  fault: z.enum(faultList).default('SHOP'),
  has_pick_up: z.boolean().default(true).describe('RETURN, EXCHANGE: a courier brings the goods back'),
  lines: z.array(openedLine).min(1).max(MOST_LINES),
});

/**
 * POST /api/admin/orders/{id}/claims, with an Idempotency-Key: a claim on the shopper's behalf, decided like any other. A CANCEL with
 * `is_settled`, like any before production, is settled at once with the refund in the preview's `quote`. An unpaid order is cancelled as a
 * whole. The shopper is asked for the account of a deposit's refund on the order's page.
 */
export const openClaimBody = previewOpenedBody.extend({
  note,
  is_settled: z.boolean().default(false),
  quote: z.string().max(200).optional(),
});

/**
 * POST /api/admin/orders/{id}/goodwill, with an Idempotency-Key: a refund while all goods stay, at most what is left of the payment. The
 * shopper reads the reason.
 */
export const refundGoodwillBody = z.object({ amount: won.min(1), reason: writing(200) });

const openRefusal = z.enum(claimRefusals).nullable();

/** GET /api/admin/orders/{id}/claims: what the shop can open for each line, or why not. */
export const openableClaims = z.object({
  is_whole_only: z.boolean().describe('Nobody paid yet: the order can be cancelled, as a whole'),
  is_settled_at_once: z.boolean().describe('Production has not begun: a cancellation is done at once'),
  lines: z.array(
    claimableLine
      .omit({ has_sizes: true })
      .extend({ possible: z.object({ CANCEL: openRefusal, RETURN: openRefusal, EXCHANGE: openRefusal }) }),
  ),
});

/**
 * Reply to opening a claim: its id. `is_settled`: true for a cancellation that is settled already, any refund on its way;
 * false while the claim waits for a decision.
 */
export const openedClaim = z.object({ id, is_settled: z.boolean() });

/** A move an operator can make now, or why not: a code of contract/errors/errors.ts. */
const move = z.object({ to: z.enum(claimStateList), refusal: z.string().nullable() });

/** GET /api/admin/claims/{id}: everything needed for a decision. Names and phones are masked. */
export const adminClaim = claim.extend({
  has_pick_up: z.boolean(),
  order: z.object({
    id,
    order_number: z.string(),
    status: orderState,
    ordered_at: time,
    delivered_at: time.nullable(),
    cancelled_at: time.nullable(),
    payment_method: paymentMethod,
    payment_amount: won,
    orderer: z.string(),
    user_id: z.uuid(),
    zip_code: z.string(),
  }),
  goods: z.array(
    z.object({
      order_product_id: id,
      name: localized,
      option: localized,
      image_src: z.string(),
      is_custom: z.boolean(),
      proof: designProof.nullable(),
      quantity: z.int(),
      ordered: z.int(),
      unit_price: won,
      is_resellable: z.boolean().nullable(),
      exchange_option: localized.nullable(),
      exchange_stock: z.int().nullable(),
    }),
  ),
  changes: z.array(
    z.object({
      from: z.string().nullable(),
      to: z.string(),
      actor: z.string(),
      actor_name: z.string().nullable().describe('Of staff'),
      note: z.string(),
      changed_at: time,
    }),
  ),
  moves: z.array(move),
  stopped_by: z.enum(discrepancyKindList).nullable().describe('The case that keeps its money from going back; null while nothing does'),
});

export type PlannedRefunds = z.infer<typeof plannedRefunds>;
export type PreviewOpened = z.infer<typeof previewOpenedBody>;
export type OpenClaim = z.infer<typeof openClaimBody>;
export type OpenableClaims = z.infer<typeof openableClaims>;
export type OpenedClaim = z.infer<typeof openedClaim>;
export type AdminClaim = z.infer<typeof adminClaim>;
export type RefundGoodwill = z.infer<typeof refundGoodwillBody>;
export type MoveClaim = z.infer<typeof moveClaimBody>;

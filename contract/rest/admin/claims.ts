import { z } from 'zod';
import { claimStateList, faultList } from '#rules/order/claim.ts';
import { claim } from '../claims.ts';
import { id, localized, orderState, paymentMethod, time, won } from '../values.ts';
import { courierCode, waybill } from './waybills.ts';

const parcel = z.object({ courier: courierCode, number: waybill });
const note = z.string().trim().max(500).default('').describe('The shopper reads it');

/** POST /api/admin/claims/{id}/preview: what would go back if it were settled so. */
export const previewDecision = z.object({ fault: z.enum(faultList), has_pick_up: z.boolean() });

/**
 * POST /api/admin/claims/{id}/moves, with an Idempotency-Key. ACCEPTED settles the claim: what goes back is what `quote` of the preview
 * named. `lines` says which pieces can be sold again.
 */
export const moveClaim = z.object({
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

/** A step an operator may take now, or why not: a code of contract/errors/errors.ts. */
const move = z.object({ to: z.enum(claimStateList), refusal: z.string().nullable() });

/** GET /api/admin/claims/{id}: everything a decision asks for, on one screen. Names and phones are masked. */
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
    zip_code: z.string(),
  }),
  goods: z.array(
    z.object({
      order_product_id: id,
      name: localized,
      option: localized,
      image_src: z.string(),
      is_custom: z.boolean(),
      quantity: z.int(),
      ordered: z.int(),
      unit_price: won,
      is_resellable: z.boolean().nullable(),
      exchange_option: localized.nullable(),
      exchange_stock: z.int().nullable(),
    }),
  ),
  changes: z.array(z.object({ from: z.string().nullable(), to: z.string(), actor: z.string(), note: z.string(), changed_at: time })),
  moves: z.array(move),
});

export type AdminClaim = z.infer<typeof adminClaim>;
export type MoveClaim = z.infer<typeof moveClaim>;

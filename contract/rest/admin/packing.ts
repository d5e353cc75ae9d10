import { z } from 'zod';
import { type WorkStep, type WorkTarget, workSteps, workTargets } from '#rules/order/work-step.ts';
import { day, errorCode, id, localized, orderState } from '../values.ts';

const workTarget = z.enum(workTargets as [WorkTarget]);

const packedLine = z.object({
  id,
  line_number: z.string(),
  product_name: localized,
  option_name: localized,
  image_src: z.string(),
  quantity: z.int().describe('Without what cancellations took out'),
});

/** An order as whoever makes and packs it needs it: without prices, phones and addresses. */
export const packingOrder = z.object({
  id,
  order_number: z.string(),
  step: z.enum(workSteps as [WorkStep]),
  ship_by: day.nullable(),
  recipient: z.string().describe('Masked'),
  courier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  next: z
    .object({ to: workTarget, code: errorCode.nullable().describe('Why not') })
    .nullable()
    .describe('The one step it goes on by; null when it awaits its waybill, or nothing is left to do with it'),
  awaits_waybill: z.boolean(),
  undo: z.object({ from: orderState, to: orderState }).nullable().describe('The caller’s last step, while it can still be taken back'),
  lines: z.array(packedLine),
});

/** GET /api/admin/packing: what is made and not sent, the most urgent first; with a number that order alone, at whichever step. */
export const packingQuery = z.object({ number: z.string().trim().max(40).optional().describe('Of an order, or of one of its lines') });
export const packingOrders = z.object({ orders: z.array(packingOrder), is_more: z.boolean() });

/** POST /api/admin/packing/{id}/moves: the step that was shown; one that it took already changes nothing. */
export const packOrderBody = z.strictObject({ to: workTarget });

/** POST /api/admin/packing/{id}/undo: takes the caller's last step back, from the state it led to. */
export const undoStepBody = z.strictObject({ from: orderState });

export type PackingOrder = z.infer<typeof packingOrder>;
export type PackingOrders = z.infer<typeof packingOrders>;

import { z } from 'zod';
import { rollRanges } from '#rules/order/press/gang-sheet.ts';
import { REPRINT_COST_MAX, reprintCauses } from '#rules/order/press/reprint.ts';
import { productionPlanRanges as ranges } from '#rules/order/ship-by.ts';
import { stepsToProduce, type WorkStep, type WorkTarget, workSteps, workTargets } from '#rules/order/work-step.ts';
import { designProof } from '../design/proof.ts';
import { day, errorCode, id, localized, orderState, quantity, won } from '../values.ts';

const productionLine = z.object({
  id,
  line_number: z.string(),
  product_name: localized,
  option_name: localized,
  quantity: z.int().describe('Without what cancellations took out; of an order with pieces to be made again, these alone'),
  is_reprint: z.boolean().describe('It is made again'),
  proof: designProof.nullable().describe('What is printed, as it was ordered'),
  print_key: z.string().describe('The same of lines that print the same on the same garment, in whichever sizes'),
});

const productionOrder = z.object({
  id,
  order_number: z.string(),
  step: z.enum(stepsToProduce),
  ship_by: day.nullable(),
  ships_on: day.nullable().describe('If work goes on as planned'),
  slips: z.boolean(),
  has_halt: z.boolean().describe('A claim of it is not decided yet'),
  units: z.int(),
  order_products: z.array(productionLine),
});

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

/** The production capacity, as set by staff. */
export const productionPlan = z.object({
  units_a_day: within(ranges.units_a_day),
  cut_off_minute: within(ranges.cut_off_minute),
  spare_days: within(ranges.spare_days),
});

/** GET /api/admin/production: the production queue, scheduled over working days. */
export const productionQueue = z.object({
  plan: productionPlan,
  days: z.array(z.object({ day: day.nullable().describe('Null beyond the calendar'), units: z.int(), orders: z.array(productionOrder) })),
  units: z.int(),
  is_more: z.boolean().describe('More orders wait than are laid out'),
});

/** POST /api/admin/production/print-files: a zip with the print files of these orders. */
export const printFilesBody = z.object({ order_ids: z.array(id).min(1).max(200) });

/** POST /api/admin/production/gang-sheets: how the prints of these orders lie on a roll; nothing is drawn. */
export const gangSheetsBody = printFilesBody.extend({
  width_mm: within(rollRanges.width_mm).default(rollRanges.width_mm.usual).describe('Of the roll'),
  length_mm: within(rollRanges.length_mm).default(rollRanges.length_mm.usual).describe('Of a sheet, at most'),
});

/** POST /api/admin/production/gang-sheets/file: the sheets at 300 DPI, as one PDF or a zip of PNG. */
export const gangSheetFileBody = gangSheetsBody.extend({ format: z.enum(['pdf', 'png']).default('pdf') });

const millimetres = z.number().describe('mm');
const gangPiece = z.object({ order_number: z.string(), line_number: z.string(), side: z.string() });
export const gangSheets = z.object({
  sheets: z.array(
    z.object({
      width_mm: millimetres,
      length_mm: millimetres,
      filled: z.number().describe('The part of it that is printed or cut around, 0 to 1'),
      pieces: z.array(
        gangPiece.extend({ x: millimetres, y: millimetres, width: millimetres, height: millimetres, is_turned: z.boolean() }),
      ),
    }),
  ),
  left_out: z.array(gangPiece).describe('Larger than a sheet, whichever way they lie'),
});

const workTarget = z.enum(workTargets as [WorkTarget]);

const packedLine = z.object({
  id,
  line_number: z.string(),
  product_name: localized,
  option_name: localized,
  image_src: z.string(),
  quantity: z.int().describe('Without what cancellations took out'),
  again: z.int().describe('Pieces of it that are made again now'),
  can_reprint: z.boolean().describe('It is printed, and its order is at the press or packed'),
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

/** POST /api/admin/packing/{id}/reprints: pieces of a line that came out wrong are made again. */
export const reprintBody = z.strictObject({
  line_id: id,
  quantity,
  cause: z.enum(reprintCauses),
  cost: won.max(REPRINT_COST_MAX).describe('Of all of them'),
});
export type ReprintBody = z.infer<typeof reprintBody>;

export type GangSheets = z.infer<typeof gangSheets>;
export type GangSheetsBody = z.infer<typeof gangSheetsBody>;
export type ProductionQueue = z.infer<typeof productionQueue>;
export type ProductionOrder = z.infer<typeof productionOrder>;
export type PackingOrder = z.infer<typeof packingOrder>;
export type PackingOrders = z.infer<typeof packingOrders>;

import { z } from 'zod';
import { rollRanges } from '#rules/order/gang-sheet.ts';
import { productionPlanRanges as ranges } from '#rules/order/ship-by.ts';
import { stepsToProduce } from '#rules/order/work-step.ts';
import { designProof } from '../design/proof.ts';
import { day, id, localized } from '../values.ts';

const productionLine = z.object({
  id,
  line_number: z.string(),
  product_name: localized,
  option_name: localized,
  quantity: z.int().describe('Without what cancellations took out'),
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

export type GangSheets = z.infer<typeof gangSheets>;
export type GangSheetsBody = z.infer<typeof gangSheetsBody>;
export type ProductionQueue = z.infer<typeof productionQueue>;
export type ProductionOrder = z.infer<typeof productionOrder>;

import { z } from 'zod';
import { courierCode, errorCode, id, waybill } from '../values.ts';
import { rowOutcome } from './orders.ts';

/** POST /api/admin/waybills/reading?courier=CJ: the body is the file; nothing is changed. */
export const readWaybillsQuery = z.object({ courier: courierCode.optional().describe('Of rows that name none') });

const proposal = z.object({ order_id: id, order_number: z.string(), recipient: z.string(), product_name: z.string() });

const readRow = z.object({
  row: z.int().describe('Of the file, from 1'),
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  recipient: z.string(),
  courier: courierCode.nullable(),
  waybill: z.string().nullable(),
  written: z.string().describe('Courier and number as the file has them'),
  outcome: z.enum(['READY', 'PROPOSED', 'NOTHING', 'REFUSED']).describe('PROPOSED: somebody has to say which order it is'),
  code: errorCode.nullable(),
  is_held: z.boolean().describe('Another order has this parcel already, or gets it from a row that names it'),
  proposals: z.array(proposal),
});

export const waybillReading = z.object({ rows: z.array(readRow) });

/** POST /api/admin/waybills: sets each order's waybill and marks it as shipped. */
export const assignWaybillsBody = z.object({
  rows: z
    .array(z.object({ row: z.int(), order_id: id, courier: courierCode, waybill }))
    .min(1)
    .max(2_000),
});
export const waybillResults = z.object({ results: z.array(rowOutcome.extend({ row: z.int() })) });

/** POST /api/admin/orders/{id}/waybill: sets it, or corrects that of a parcel in transit. */
export const setWaybillBody = z.object({ courier: courierCode, waybill });

/** GET /api/admin/waybills/sheet: the orders awaiting a waybill, for the courier's program. */
export const waybillSheetQuery = z.object({ courier: courierCode.default('CJ') });

export type WaybillReading = z.infer<typeof waybillReading>;
export type WaybillReadRow = z.infer<typeof readRow>;
export type AssignWaybills = z.infer<typeof assignWaybillsBody>;
export type WaybillResults = z.infer<typeof waybillResults>;

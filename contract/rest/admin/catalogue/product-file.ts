import { z } from 'zod';
import { productColumns, sheetFaults } from '#rules/catalogue/product-sheet.ts';

/** GET /api/admin/products/sheet */
export const productSheetQuery = z.object({ format: z.enum(['csv', 'xlsx']).default('csv') });

/** POST /api/admin/products/sheet */
export const takeProductFile = z.object({
  stock_seen: z.string().max(64).optional().describe('That of the reading: STOCK_CHANGED when something was sold since'),
});

const column = z.enum(Object.keys(productColumns) as [keyof typeof productColumns]);
const problemOfRow = z.object({ row: z.int().describe('Of the file, from 1'), column, fault: z.enum(sheetFaults) });

/** What would come of a file of products, or came of it. */
export const productFileReading = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  problems: z.array(problemOfRow).describe('200 at most'),
  problem_count: z.int(),
  /** Rows with something wrong. */
  bad_rows: z.int(),
  stock_seen: z.string().describe('What was in stock of what changes, as a name to send along when it is taken in'),
});

export type ProductFileReading = z.infer<typeof productFileReading>;

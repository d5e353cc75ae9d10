import { z } from 'zod';
import { productColumns, sheetFaults } from '#rules/catalogue/product/product-sheet.ts';

/** GET /api/admin/products/sheet */
export const productSheetQuery = z.object({ format: z.enum(['csv', 'xlsx']).default('csv') });

/** POST /api/admin/products/sheet */
export const takeProductFileQuery = z.object({
  stock_seen: z.string().max(64).optional().describe('That of the reading: STOCK_CHANGED when something was sold since'),
});

const column = z.enum(Object.keys(productColumns) as [keyof typeof productColumns]);
const row = z.int().describe('Of the file, from 1');
const name = z.string().describe('Of the product, in Korean; its code where it has none');
const promotion_price = z.int().nullable().describe('Of the promotion that is under way, where a price changes or is refused');
const problemOfRow = z.object({ row, column, fault: z.enum(sheetFaults), name, value: z.string(), promotion_price });
const changedProduct = z.object({
  row,
  name,
  columns: z.array(z.object({ column, before: z.string(), after: z.string() })).describe('In the words of the file'),
  promotion_price,
});
const lostLetters = z.object({ row, column, name, value: z.string(), kept: z.string() });

/** The expected or actual result of importing a product file. */
export const productFileReading = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  free: z.int().describe('How many of the changed are then sold for nothing, and were not before'),
  problems: z.array(problemOfRow).describe('200 at most'),
  problem_count: z.int(),
  changes: z.array(changedProduct).describe('Of the products that change, 50 at most'),
  lost: z.array(lostLetters).describe('Cells with ? for letters that the file could not hold, 200 at most: what is known stays'),
  lost_count: z.int(),
  /** Rows with errors. */
  bad_rows: z.int(),
  stock_seen: z.string().describe('What was in stock of what changes, as a name to send along when it is taken in'),
});

export type ProductFileReading = z.infer<typeof productFileReading>;

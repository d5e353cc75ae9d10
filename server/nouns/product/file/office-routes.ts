import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { productFileReading, productSheetQuery, takeProductFileQuery } from '#contract/rest/admin/catalogue/product-file.ts';
import { type ReadProductSheet, readProductSheet } from '#rules/catalogue/product/product-sheet.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { minuteOf, sendFile } from '#server/rest/send-file.ts';
import { tableFile, tableOf } from '#server/rest/table-intake.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import { importProducts, readImport } from './import-products.ts';
import { listProductRows } from './list-product-rows.ts';

const permission = 'product.manage';
const types = { csv: 'text/csv; charset=utf-8', xlsx: xlsxType };

const description = 'xlsx, or CSV in UTF-8, UTF-16 or CP949, up to 2 MB and 2,000 rows; columns are found by their headings.';

/** Export and import of products as a file; an import shows every row for review first. */
export const productFileOfficeRoutes = routes('back office: catalogue', [
  route(
    'GET /admin/products/sheet',
    'Every product as a file',
    { permission, produces: ['text/csv', xlsxType], query: productSheetQuery, reply: z.unknown() },
    async ({ shop, db, query: { format }, reply }) =>
      sendFile(reply, types[format], `products-${minuteOf(shop.clock())}.${format}`, await listProductRows(db, format)),
  ),
  route(
    'POST /admin/products/sheet/reading',
    'What would come of a file of products; nothing is changed',
    { permission, takes: tableFile, description, reply: productFileReading },
    async ({ shop, request }) => readImport(shop, await sheetOf(request)),
  ),
  route(
    'POST /admin/products/sheet',
    'Take a file of products in: all of it, or nothing',
    { permission, takes: tableFile, description, query: takeProductFileQuery, reply: productFileReading },
    async ({ shop, userId: staffId, query: { stock_seen: seen }, request }) =>
      importProducts(shop, { staffId, sheet: await sheetOf(request), seen }),
  ),
]);

async function sheetOf(request: FastifyRequest): Promise<ReadProductSheet> {
  return orProblem(readProductSheet(await tableOf(request, 'PRODUCTS')) ?? fail('SHEET_UNREADABLE'));
}

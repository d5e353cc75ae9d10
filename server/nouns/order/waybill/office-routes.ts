import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { assignWaybillsBody, readWaybillsQuery, waybillReading, waybillResults, waybillSheetQuery } from '#contract/rest/admin/waybills.ts';
import { readWaybillSheet } from '#rules/order/waybill/waybill-sheet.ts';
import { route, routes } from '#server/rest/route.ts';
import { minuteOf, sendFile } from '#server/rest/send-file.ts';
import { tableFile, tableOf } from '#server/rest/table-intake.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import { noteTaken } from '../desk/note-order.ts';
import { assignWaybills as give } from './assign-waybill.ts';
import { findWaybillMatches } from './find-waybill-matches.ts';
import { waybillSheet as sheet } from './waybill-sheet.ts';

/** Waybills as files: exported for the courier's program and imported again. */
export const waybillOfficeRoutes = routes('admin: waybills', [
  route(
    'GET /admin/waybills/sheet',
    'What waits for a waybill, as a sheet for the courier',
    { permission: 'waybill.read', produces: [xlsxType], query: waybillSheetQuery, reply: z.unknown() },
    async ({ shop, db, userId, query, reply }) => {
      const { file, orderIds } = await sheet(db, query.courier);
      // Names and addresses leave the shop, so the access to each is logged.
      await noteTaken(shop, orderIds, { kind: 'WAYBILL_SHEET_TAKEN', userId });
      return sendFile(reply, xlsxType, `waybills-${query.courier}-${minuteOf(shop.clock())}.xlsx`, file);
    },
  ),
  route(
    'POST /admin/waybills',
    'Give orders their waybills and send them on their way, each by itself',
    { permission: 'waybill.give', description: 'The same waybill again changes nothing.', body: assignWaybillsBody, reply: waybillResults },
    async ({ shop, userId, body }) => ({ results: await give(shop, body.rows, userId) }),
  ),
  route(
    'POST /admin/waybills/reading',
    'What would come of a file of waybills; nothing is changed',
    {
      permission: 'waybill.give',
      takes: tableFile,
      description: 'xlsx, or CSV in UTF-8, UTF-16 or CP949, up to 2 MB; columns are found by their headings.',
      query: readWaybillsQuery,
      reply: waybillReading,
    },
    async ({ db, query, request }) => {
      const rows = readWaybillSheet(await tableOf(request, 'WAYBILLS'), query.courier ?? null);
      return rows === null ? fail('WAYBILL_HEADINGS_UNKNOWN') : { rows: await findWaybillMatches(db, rows) };
    },
  ),
]);

import type { Readable } from 'node:stream';
import { z } from 'zod';
import { fail, isFailure } from '#contract/errors/errors.ts';
import {
  gangSheetFileBody,
  gangSheets,
  gangSheetsBody,
  type ProductionQueue,
  packingOrder,
  packingOrders,
  packingQuery,
  packOrderBody,
  printFilesBody,
  productionQueue,
  reprintBody,
  undoStepBody,
} from '#contract/rest/admin/production.ts';
import { setWaybillBody } from '#contract/rest/admin/waybills.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { actorsOf } from '#server/plugins/viewer/staff-roles.ts';
import { describeSheets, gangPdf, gangPngs, nestPieces } from '#server/printing/gang-sheets.ts';
import { hasAll, printArchive } from '#server/printing/print-archive.ts';
import { route, routes } from '#server/rest/route.ts';
import { minuteOf, sendFile } from '#server/rest/send-file.ts';
import { noteTaken } from '../desk/note-order.ts';
import { sendOrder } from '../desk/send-order.ts';
import { assignWaybill } from '../waybill/assign-waybill.ts';
import { listPressLines } from './list-print-lines.ts';
import { listProductionQueue as queue } from './list-production-queue.ts';
import { findPacking, listPacking } from './read-packing.ts';
import { reprintLine } from './reprint-line.ts';
import { undoStep } from './undo-step.ts';

const permission = 'production.read';
const packing = 'production.pack';

// A print file takes seconds and 250 MB, a sheet of a roll half as much again, so only one of either is built at a time.
let isBusy = false;

/** Sends a file that is drawn while it is sent, and admits the next one afterwards. */
async function oneAtATime<Reply>(open: () => Promise<{ stream: Readable; reply: Reply }>): Promise<Reply> {
  if (isBusy) throw new Refusal(fail('OVERLOADED'));
  isBusy = true;
  const done = () => {
    isBusy = false;
  };
  try {
    const { stream, reply } = await open();
    stream.once('close', done);
    return reply;
  } catch (error) {
    done();
    throw error;
  }
}

/** Production work and its print files. */
export const productionOfficeRoutes = routes('admin: production', [
  route(
    'GET /admin/production',
    'What waits for the press, by day',
    { permission, description: 'Prices for those who read orders alone.', reply: productionQueue },
    async ({ shop, db, request }) => {
      const found = await queue(db, shop.clock());
      return mayDo(actorsOf(request.viewer), 'order-desk.read') === 'no' ? withoutPrices(found) : found;
    },
  ),
  route(
    'POST /admin/production/print-files',
    'The print files of orders as a zip',
    {
      permission,
      description: 'PNG at 300 DPI, one for each printed side of each line, drawn while it is sent; one archive at a time.',
      produces: ['application/zip'],
      body: printFilesBody,
      reply: z.unknown(),
    },
    ({ shop, db, userId, body, reply }) =>
      oneAtATime(async () => {
        const archive = await printArchive(db, shop.gateways.storage, body.order_ids);
        const { orderIds, stream } = orProblem(archive ?? fail('NOTHING_TO_PRODUCE'));
        await noteTaken(shop, orderIds, { kind: 'PRINT_FILES_TAKEN', userId });
        return { stream, reply: sendFile(reply, 'application/zip', `print-${minuteOf(shop.clock())}.zip`, stream) };
      }),
  ),
  route(
    'POST /admin/production/gang-sheets',
    'How the prints of orders lie on a roll',
    { permission, body: gangSheetsBody, reply: gangSheets },
    async ({ db, body }) => describeSheets(nestPieces(await listPressLines(db, body.order_ids), body)),
  ),
  route(
    'POST /admin/production/gang-sheets/file',
    'The sheets of a roll at 300 DPI, with cut marks and a barcode by each piece',
    { permission, produces: ['application/pdf', 'application/zip'], body: gangSheetFileBody, reply: z.unknown() },
    ({ shop, db, userId, body: { format, ...body }, reply }) =>
      oneAtATime(async () => {
        const lines = await listPressLines(db, body.order_ids);
        const { sheets } = nestPieces(lines, body);
        if (sheets.length === 0) throw new Refusal(fail('NOTHING_TO_PRODUCE'));
        if (!(await hasAll(shop.gateways.storage, lines))) throw new Refusal(fail('PRINT_PICTURE_MISSING'));
        const orderIds = [...new Set(lines.map(({ order_id }) => order_id))];
        await noteTaken(shop, orderIds, { kind: 'PRINT_FILES_TAKEN', userId });
        const name = `gang-${minuteOf(shop.clock())}`;
        const stream = format === 'pdf' ? await gangPdf(shop.gateways.storage, sheets) : gangPngs(shop.gateways.storage, sheets, name);
        return format === 'pdf'
          ? { stream, reply: sendFile(reply, 'application/pdf', `${name}.pdf`, stream) }
          : { stream, reply: sendFile(reply, 'application/zip', `${name}.zip`, stream) };
      }),
  ),
  route(
    'GET /admin/packing',
    'What is made and waits to be packed, or the order of a scanned number',
    { permission: packing, query: packingQuery, reply: packingOrders },
    async ({ shop, db, userId, query: { number } }) => {
      const reader = { userId, now: shop.clock() };
      if (number === undefined) return listPacking(db, reader);
      const found = await findPacking(db, { number }, reader);
      return isFailure(found) ? found : { orders: [found], is_more: false };
    },
  ),
  route(
    'POST /admin/packing/:id/moves',
    'Move a scanned order on by one step',
    { permission: packing, body: packOrderBody, reply: packingOrder },
    async ({ shop, db, userId, params: { id }, body: { to } }) => {
      const { code } = await sendOrder(shop, id, to, { mover: 'admin', userId });
      return code === null ? findPacking(db, { id }, { userId, now: shop.clock() }) : fail(code);
    },
  ),
  route(
    'POST /admin/packing/:id/undo',
    'Take the last step of an order back, as whoever moved it',
    { permission: packing, body: undoStepBody, reply: packingOrder },
    async ({ shop, db, userId, params: { id }, body: { from } }) => {
      orProblem(await undoStep(shop, id, { userId, from }));
      return findPacking(db, { id }, { userId, now: shop.clock() });
    },
  ),
  route(
    'POST /admin/packing/:id/reprints',
    'Make pieces of a printed line again, and bring the order back to the press',
    { permission: packing, isIdempotent: true, body: reprintBody, reply: packingOrder },
    async ({ shop, db, userId, params: { id }, body, request }) => {
      const request_key = `${userId} ${request.headers['idempotency-key']}`;
      orProblem(await reprintLine(shop, id, userId, { ...body, request_key }));
      return findPacking(db, { id }, { userId, now: shop.clock() });
    },
  ),
  route(
    'POST /admin/packing/:id/waybill',
    'Give a packed order its waybill and hand it to the courier',
    { permission: packing, body: setWaybillBody, reply: packingOrder },
    async ({ shop, db, userId, params: { id }, body }) => {
      orProblem((await assignWaybill(shop, { orderId: id, ...body }, { userId, mayCorrect: true })).result);
      return findPacking(db, { id }, { userId, now: shop.clock() });
    },
  ),
]);

/** The same for the staff role production, without prices. */
function withoutPrices(queue: ProductionQueue): ProductionQueue {
  const plain = (line: ProductionQueue['days'][number]['orders'][number]['order_products'][number]) =>
    line.proof === null ? line : { ...line, proof: { ...line.proof, price: null } };
  const days = queue.days.map((day) => ({
    ...day,
    orders: day.orders.map((order) => ({ ...order, order_products: order.order_products.map(plain) })),
  }));
  return { ...queue, days };
}

import { cashReceiptBody, orderCashReceipt } from '#contract/rest/cash-receipts.ts';
import { readCashReceipt } from '#server/nouns/order/read-cash-receipt.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { requestReceipt } from './request-receipt.ts';

const permission = 'cash-receipt.ask';

/** The cash receipt of a member's own order. */
export const cashReceiptRoutes = routes('cash receipts', [
  route(
    'GET /orders/:id/cash-receipt',
    'The cash receipt of an order, and whether one may be asked for',
    { permission, reply: orderCashReceipt },
    ({ db, userId, params }) => readCashReceipt(db, userId, params.id),
  ),
  route(
    'POST /orders/:id/cash-receipt',
    'Ask for a cash receipt',
    { permission, isIdempotent: true, body: cashReceiptBody, reply: orderCashReceipt },
    async ({ shop, db, userId, params, body }) => {
      orProblem(await requestReceipt(shop, userId, params.id, body));
      return readCashReceipt(db, userId, params.id);
    },
  ),
]);

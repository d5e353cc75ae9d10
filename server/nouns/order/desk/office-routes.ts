import {
  changeDeliveryBody,
  changeOptionBody,
  countMatchingQuery,
  deskOrders,
  listOrdersQuery,
  matchingTally,
  movedPiece,
  moveMatchingBody,
  moveOrdersBody,
  moveResults,
  noteOrderBody,
  orderAtWork,
  orderBoard,
  orderCounts,
  orderOptions,
} from '#contract/rest/admin/orders.ts';
import { setWaybillBody } from '#contract/rest/admin/waybills.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { changeLineOption, readOrderOptions } from '../options/change-line-option.ts';
import { assignWaybill } from '../waybill/assign-waybill.ts';
import { changeDelivery as readdress } from './change-delivery.ts';
import { foretellMoves } from './foretell-moves.ts';
import { orderBoard as board, orderCounts as counts, listDeskOrders as list, tallyMatching } from './list-desk-orders.ts';
import { noteOrder as note } from './note-order.ts';
import { readDeskOrder } from './read-desk-order.ts';
import { sendMatching, sendOrders } from './send-order.ts';

/** Orders for operators: lists, moving orders on, order details. */
export const orderOfficeRoutes = routes('admin: orders', [
  route(
    'GET /admin/orders',
    'Orders under a tab',
    { permission: 'order-desk.read', query: listOrdersQuery, reply: deskOrders },
    ({ shop, db, query }) => list(db, query, shop.clock()),
  ),
  route(
    'GET /admin/orders/counts',
    'How many orders stand under each tab',
    { permission: 'order-desk.read', reply: orderCounts },
    ({ shop, db }) => counts(db, shop.clock()),
  ),
  route(
    'GET /admin/orders/matching',
    'How many orders a filter leaves',
    { permission: 'order-desk.read', query: countMatchingQuery, reply: matchingTally },
    async ({ shop, db, query }) => {
      const { to, most, ...filter } = query;
      const now = shop.clock();
      const matching = await tallyMatching(db, filter, { most, now });
      return to === undefined ? matching : { ...matching, moves: await foretellMoves(db, { filter, to, most, now }) };
    },
  ),
  route('GET /admin/orders/board', 'The first orders of each step', { permission: 'order-desk.read', reply: orderBoard }, ({ shop, db }) =>
    board(db, shop.clock()),
  ),
  route(
    'POST /admin/orders/matching/moves',
    'Send on the next orders that a filter leaves, each by itself',
    {
      permission: 'order-desk.move',
      description: 'A piece at a time: asked again with `next` until it is null. A repeat changes nothing.',
      body: moveMatchingBody,
      reply: movedPiece,
    },
    ({ shop, userId, body }) => sendMatching(shop, body, { mover: 'admin', userId }),
  ),
  route(
    'POST /admin/orders/moves',
    'Send orders on, each by itself',
    {
      permission: 'order-desk.move',
      description: 'What is there already stays as it is, so that a repeat changes nothing.',
      body: moveOrdersBody,
      reply: moveResults,
    },
    async ({ shop, userId, body: { order_ids, to, note } }) => ({
      results: await sendOrders(shop, order_ids, to, { mover: 'admin', userId, note }),
    }),
  ),
  route(
    'GET /admin/orders/:id',
    'An order with its history, personal data masked',
    { permission: 'order-desk.read', reply: orderAtWork },
    ({ shop, db, params }) => readDeskOrder(db, params.id, shop.clock()),
  ),
  route(
    'POST /admin/orders/:id/waybill',
    'Give a packed order its waybill, or correct that of a parcel on its way',
    { permission: 'waybill.give', body: setWaybillBody, reply: orderAtWork },
    async ({ shop, db, userId, params, body }) => {
      orProblem((await assignWaybill(shop, { orderId: params.id, ...body }, { userId, mayCorrect: true })).result);
      return readDeskOrder(db, params.id, shop.clock());
    },
  ),
  route(
    'PUT /admin/orders/:id/delivery',
    'Send an order somewhere else, until its waybill is there',
    { permission: 'order.correct', body: changeDeliveryBody, reply: orderAtWork },
    async ({ shop, db, userId, params, body }) => {
      orProblem(await readdress(shop, userId, params.id, body));
      return readDeskOrder(db, params.id, shop.clock());
    },
  ),
  route(
    'GET /admin/orders/:id/options',
    'What the lines of an order may become before production',
    { permission: 'order-desk.read', reply: orderOptions },
    ({ db, params }) => readOrderOptions(db, params.id),
  ),
  route(
    'PUT /admin/orders/:id/options',
    'Give a line another option of the same price, until production begins',
    { permission: 'order.correct', body: changeOptionBody, reply: orderAtWork },
    async ({ shop, db, userId, params, body }) => {
      orProblem(await changeLineOption(shop, userId, params.id, body));
      return readDeskOrder(db, params.id, shop.clock());
    },
  ),
  route(
    'POST /admin/orders/:id/notes',
    'Write into the history of an order',
    { permission: 'order-desk.note', isIdempotent: 'if-named', body: noteOrderBody, reply: orderAtWork },
    async ({ shop, db, userId, params, body }) => {
      orProblem(await note(shop, params.id, { userId, note: body.note }));
      return readDeskOrder(db, params.id, shop.clock());
    },
  ),
]);

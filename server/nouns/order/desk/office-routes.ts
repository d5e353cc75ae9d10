import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { isFailure } from '#contract/errors/errors.ts';
import {
  changeDelivery,
  countMatching,
  deskOrders,
  listOrders,
  matchingTally,
  movedPiece,
  moveMatching,
  moveOrders,
  moveResults,
  noteOrder,
  orderAtWork,
  orderBoard,
  orderCounts,
} from '#contract/rest/admin/orders.ts';
import { setWaybill } from '#contract/rest/admin/waybills.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import { giveWaybill } from '../waybill/give-waybill.ts';
import { changeDelivery as readdress } from './change-delivery.ts';
import { foretellMoves } from './foretell-moves.ts';
import { orderBoard as board, orderCounts as counts, listDeskOrders as list, tallyMatching } from './list-desk-orders.ts';
import { noteOrder as note } from './note-order.ts';
import { readDeskOrder } from './read-desk-order.ts';
import { sendMatching, sendOrders } from './send-order.ts';

const tags = ['admin: orders'];
const fails = { '4xx': problem, '5xx': problem };
const read = { permission: 'order-desk.read' } as const;

/** Orders for operators: lists, moving orders on, order details. */
export async function adminOrdersRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  addLists(app, shop);
  addMoves(app, shop);
  addOrder(app, shop);
}

function addLists(app: FastifyInstance, shop: Shop): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/orders',
    { config: read, schema: { tags, summary: 'Orders under a tab', querystring: listOrders, response: { 200: deskOrders, ...fails } } },
    (request) => list(service, request.query, shop.clock()),
  );

  typed.get(
    '/admin/orders/counts',
    { config: read, schema: { tags, summary: 'How many orders stand under each tab', response: { 200: orderCounts, ...fails } } },
    () => counts(service, shop.clock()),
  );

  typed.get(
    '/admin/orders/matching',
    {
      config: read,
      schema: { tags, summary: 'How many orders a filter leaves', querystring: countMatching, response: { 200: matchingTally, ...fails } },
    },
    async (request) => {
      const { to, most, ...filter } = request.query;
      const now = shop.clock();
      const matching = await tallyMatching(service, filter, { most, now });
      return to === undefined ? matching : { ...matching, moves: await foretellMoves(service, { filter, to, most, now }) };
    },
  );

  typed.get(
    '/admin/orders/board',
    { config: read, schema: { tags, summary: 'The first orders of each step', response: { 200: orderBoard, ...fails } } },
    () => board(service, shop.clock()),
  );
}

function addMoves(app: FastifyInstance, shop: Shop): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    '/admin/orders/matching/moves',
    {
      config: { permission: 'order-desk.move' },
      schema: {
        tags,
        summary: 'Send on the next orders that a filter leaves, each by itself',
        description: 'A piece at a time: asked again with `next` until it is null. A repeat changes nothing.',
        body: moveMatching,
        response: { 200: movedPiece, ...fails },
      },
    },
    (request) => sendMatching(shop, request.body, { mover: 'admin', userId: memberOf(request) }),
  );

  typed.post(
    '/admin/orders/moves',
    {
      config: { permission: 'order-desk.move' },
      schema: {
        tags,
        summary: 'Send orders on, each by itself',
        description: 'What is there already stays as it is, so that a repeat changes nothing.',
        body: moveOrders,
        response: { 200: moveResults, ...fails },
      },
    },
    async (request) => {
      const { order_ids, to, note: words } = request.body;
      return { results: await sendOrders(shop, order_ids, to, { mover: 'admin', userId: memberOf(request), note: words }) };
    },
  );
}

function addOrder(app: FastifyInstance, shop: Shop): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const detail = async (id: number) => orProblem(await readDeskOrder(shop.database.service, id, shop.clock()));

  typed.get(
    '/admin/orders/:id',
    {
      config: read,
      schema: {
        tags,
        summary: 'An order with its history, personal data masked',
        params: idParams,
        response: { 200: orderAtWork, ...fails },
      },
    },
    (request) => detail(request.params.id),
  );

  typed.post(
    '/admin/orders/:id/waybill',
    {
      config: { permission: 'waybill.give' },
      schema: {
        tags,
        summary: 'Give a packed order its waybill, or correct that of a parcel on its way',
        params: idParams,
        body: setWaybill,
        response: { 200: orderAtWork, ...fails },
      },
    },
    async (request) => {
      const by = { userId: memberOf(request), mayCorrect: true };
      const { result } = await giveWaybill(shop, { orderId: request.params.id, ...request.body }, by);
      if (isFailure(result)) throw new Refusal(result);
      return detail(request.params.id);
    },
  );

  typed.put(
    '/admin/orders/:id/delivery',
    {
      config: { permission: 'order.correct' },
      schema: {
        tags,
        summary: 'Send an order somewhere else, until its waybill is there',
        params: idParams,
        body: changeDelivery,
        response: { 200: orderAtWork, ...fails },
      },
    },
    async (request) => {
      const userId = memberOf(request);
      orProblem(await asStaff(userId, () => readdress(shop, userId, request.params.id, request.body)));
      return detail(request.params.id);
    },
  );

  typed.post(
    '/admin/orders/:id/notes',
    {
      config: { permission: 'order-desk.note', isIdempotent: 'if-named' },
      schema: {
        tags,
        summary: 'Write into the history of an order',
        params: idParams,
        body: noteOrder,
        response: { 200: orderAtWork, ...fails },
      },
    },
    async (request) => {
      orProblem(await note(shop, request.params.id, { userId: memberOf(request), note: request.body.note }));
      return detail(request.params.id);
    },
  );
}

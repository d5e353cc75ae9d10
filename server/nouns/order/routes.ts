import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { cancelOrder, confirmPurchase, order, placeOrder } from '#contract/rest/orders.ts';
import { startedPayment, startPayment } from '#contract/rest/payments.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { replyLocale } from '#rules/shop/locale.ts';
import { queuesByKey } from '#server/limits/queues-by-key.ts';
import { queueIsFull } from '#server/limits/work-queue.ts';
import { startPayment as start } from '#server/nouns/payment/start-payment.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { cancelOrder as cancel } from './cancel-order.ts';
import { confirmPurchase as confirm } from './confirm-purchase.ts';
import { placeOrder as place } from './placing/place-order.ts';
import { readOrder } from './read-order.ts';

const tags = ['orders'];
const replies = { 200: order, '4xx': problem, '5xx': problem };
const once = { isIdempotent: true };

/** Orders, which are placed before they are paid. */
export async function ordersRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  // A member's concurrent orders would wait for the same checkout and rows anyway; queueing here keeps them from occupying connections.
  const placing = queuesByKey({ lanes: 1, waiting: 16 });
  const read = async (request: FastifyRequest, id: number) =>
    orProblem(await readOrder(shop.database.service, memberOf(request), id, shop.clock()));

  typed.post(
    '/orders',
    {
      config: { ...once, permission: 'order.place' },
      schema: {
        tags,
        summary: 'Place an order from a checkout; stock, coupons and points are held',
        headers: idempotencyHeaders,
        body: placeOrder,
        response: { 201: order, '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const userId = memberOf(request);
      const placed = await placing(userId, () => place(shop, userId, request.body));
      const id = orProblem(placed === queueIsFull ? fail('UNAVAILABLE') : placed);
      return reply.code(201).send(await read(request, id));
    },
  );

  typed.get(
    '/orders/:id',
    { config: { permission: 'order.read' }, schema: { tags, summary: 'An order', params: idParams, response: replies } },
    (request) => read(request, request.params.id),
  );

  typed.post(
    '/orders/:id/payments',
    {
      config: { ...once, permission: 'order.pay' },
      schema: {
        tags,
        summary: 'Begin a payment: what the browser needs to open the payment window',
        headers: idempotencyHeaders,
        params: idParams,
        body: startPayment,
        response: { 201: startedPayment, '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const { method } = request.body;
      const started = await start(shop, {
        userId: memberOf(request),
        orderId: request.params.id,
        method,
        locale: replyLocale(request.languages()),
      });
      return reply.code(201).send(orProblem(started));
    },
  );

  typed.post(
    '/orders/:id/purchase-confirmation',
    {
      config: { ...once, permission: 'order.confirm' },
      schema: {
        tags,
        summary: 'Confirm a delivered purchase; this cannot be withdrawn',
        headers: idempotencyHeaders,
        params: idParams,
        body: confirmPurchase,
        response: replies,
      },
    },
    async (request) => {
      orProblem(await confirm(shop, request.params.id, { mover: 'shopper', userId: memberOf(request) }));
      return read(request, request.params.id);
    },
  );

  typed.post(
    '/orders/:id/cancellation',
    {
      config: { ...once, permission: 'order.cancel' },
      schema: {
        tags,
        summary: 'Cancel an order before production',
        headers: idempotencyHeaders,
        params: idParams,
        body: cancelOrder,
        response: replies,
      },
    },
    async (request) => {
      orProblem(await cancel(shop, memberOf(request), request.params.id, request.body));
      return read(request, request.params.id);
    },
  );
}

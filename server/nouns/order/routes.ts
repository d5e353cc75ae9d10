import { fail } from '#contract/errors/errors.ts';
import { cancelOrderBody, confirmPurchaseBody, order, placeOrderBody } from '#contract/rest/orders.ts';
import { startedPayment, startPaymentBody } from '#contract/rest/payments.ts';
import { replyLocale } from '#rules/shop/locale.ts';
import { queuesByKey } from '#server/limits/queues-by-key.ts';
import { queueIsFull } from '#server/limits/work-queue.ts';
import { startPayment as start } from '#server/nouns/payment/start-payment.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { approveProof } from './approve-proof.ts';
import { cancelOrder as cancel } from './cancel-order.ts';
import { confirmPurchase as confirm } from './confirm-purchase.ts';
import { placeOrder as place } from './placing/place-order.ts';
import { readOrder } from './read-order.ts';

// A member's concurrent orders would wait for the same checkout and rows anyway; queueing here keeps them from occupying connections.
const placing = queuesByKey({ lanes: 1, waiting: 16 });

/** Orders, which are placed before they are paid. */
export const orderRoutes = routes('orders', [
  route(
    'POST /orders',
    'Place an order from a checkout; stock, coupons and points are held',
    { permission: 'order.place', isIdempotent: true, body: placeOrderBody, made: order },
    async ({ shop, db, userId, body }) => {
      const placed = await placing(userId, () => place(shop, userId, body));
      const id = orProblem(placed === queueIsFull ? fail('UNAVAILABLE') : placed);
      return readOrder(db, userId, id, shop.clock());
    },
  ),
  route('GET /orders/:id', 'An order', { permission: 'order.read', reply: order }, ({ shop, db, userId, params }) =>
    readOrder(db, userId, params.id, shop.clock()),
  ),
  route(
    'POST /orders/:id/payments',
    'Begin a payment: what the browser needs to open the payment window',
    { permission: 'order.pay', isIdempotent: true, body: startPaymentBody, made: startedPayment },
    ({ shop, userId, params, body: { method }, request }) =>
      start(shop, { userId, orderId: params.id, method, locale: replyLocale(request.languages()) }),
  ),
  route(
    'POST /orders/:id/purchase-confirmation',
    'Confirm a delivered purchase; this cannot be withdrawn',
    { permission: 'order.confirm', isIdempotent: true, body: confirmPurchaseBody, reply: order },
    async ({ shop, db, userId, params }) => {
      orProblem(await confirm(shop, params.id, { mover: 'shopper', userId }));
      return readOrder(db, userId, params.id, shop.clock());
    },
  ),
  route(
    'POST /orders/:id/proof-approval',
    'Approve the proof of a team order, which is printed then',
    { permission: 'order.confirm', reply: order },
    async ({ shop, db, userId, params }) => {
      orProblem(await approveProof(shop, userId, params.id));
      return readOrder(db, userId, params.id, shop.clock());
    },
  ),
  route(
    'POST /orders/:id/cancellation',
    'Cancel an order before production',
    { permission: 'order.cancel', isIdempotent: true, body: cancelOrderBody, reply: order },
    async ({ shop, db, userId, params, body }) => {
      orProblem(await cancel(shop, userId, params.id, body));
      return readOrder(db, userId, params.id, shop.clock());
    },
  ),
]);

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { knownRefundAccount } from '#contract/rest/admin/refund-accounts.ts';
import { givenRefundAccount, paymentParams, type SyncedPayment, saveRefundAccountBody, syncedPayment } from '#contract/rest/payments.ts';
import type { ProviderWebhook } from '#server/gateways/payment/port.ts';
import { addressKey } from '#server/limits/limit.ts';
import { readOrder } from '#server/nouns/order/read-order.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { findOwnPayment, paymentView } from './find-payments.ts';
import { readRefundAccount } from './read-refund-account.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { saveRefundAccount as setRefundAccount } from './save-refund-account.ts';
import { syncKnownPayment } from './sync-payment.ts';

/** Routes for a payment's sync after the payment window closes, and for its refund account. */
export const paymentRoutes = routes('payments', [
  route(
    'POST /payments/:paymentId/sync',
    'Ask the provider where a payment stands, and move its order there',
    { permission: 'payment.sync', params: paymentParams, reply: syncedPayment },
    ({ shop, userId, params }) => syncOwn(shop, userId, params.paymentId),
  ),
  route(
    'POST /payments/:paymentId/refund-account',
    'Name the account that money owed to a buyer goes back to',
    { permission: 'refund-account.give', params: paymentParams, body: saveRefundAccountBody, reply: givenRefundAccount },
    async ({ shop, userId, reach, params, body: { password, ...account }, prove }) => {
      const isAdmin = reach === 'any';
      // Nobody can verify whose account it is, so setting it for another member requires proving the sign-in again.
      if (isAdmin) await prove(password);
      return { refund: orProblem(await setRefundAccount(shop, { userId, isAdmin }, params.paymentId, account)) };
    },
  ),
  route(
    'GET /admin/payments/:paymentId/refund-account',
    'Where the money of a payment goes back to, masked',
    { permission: 'discrepancy.settle', params: paymentParams, reply: knownRefundAccount },
    ({ db, params }) => readRefundAccount(db, params.paymentId),
  ),
]);

async function syncOwn(shop: Shop, userId: string, paymentId: string): Promise<SyncedPayment | Failure> {
  const db = shop.database.service;
  const known = await findOwnPayment(db, userId, paymentId);
  if (known === null) return fail('PAYMENT_NOT_FOUND');
  const payment = await syncKnownPayment(shop, known);
  if (isFailure(payment)) return payment;
  const order = await readOrder(db, userId, payment.order_id, shop.clock());
  return isFailure(order) ? order : { payment: paymentView(payment), order };
}

/** Webhooks per minute: signed ones are the provider's and must not be held up by others; unsigned ones per address. */
const signedWebhooks = 6_000;
const unsignedWebhooks = 60;

/** The signature covers the raw bytes, so only this route takes its body as text. */
export async function webhookRoute(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.withTypeProvider<ZodTypeProvider>().post(
    '/payments/webhook',
    {
      config: {
        permission: 'payment.notify',
        rateLimit: {
          timeWindow: 60_000,
          keyGenerator: async (request) => ((await webhookOf(shop, request)) === null ? addressKey(request.ip) : signedKey),
          max: (_request, key) => (key === signedKey ? signedWebhooks : unsignedWebhooks),
        },
      },
      schema: {
        tags: ['payments'],
        summary: "The payment provider's signed notice (Standard Webhooks)",
        response: { 200: z.object({ status: z.literal('ACCEPTED') }) },
      },
    },
    async (request: FastifyRequest) => ({ status: orProblem(await receiveWebhook(shop, await webhookOf(shop, request))) }),
  );
}

const signedKey = 'signed by the provider';

const webhooks = new WeakMap<FastifyRequest, Promise<ProviderWebhook | null>>();

/** The webhook of a request, with its signature checked once; null without a valid signature. */
function webhookOf(shop: Shop, request: FastifyRequest): Promise<ProviderWebhook | null> {
  const webhook = webhooks.get(request) ?? shop.gateways.payment.readWebhook(bodyOf(request), request.headers);
  webhooks.set(request, webhook);
  return webhook;
}

function bodyOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

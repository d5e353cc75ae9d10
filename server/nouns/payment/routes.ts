import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { knownRefundAccount } from '#contract/rest/admin/refund-accounts.ts';
import { givenRefundAccount, paymentParams, type SyncedPayment, saveRefundAccount, syncedPayment } from '#contract/rest/payments.ts';
import { problem } from '#contract/rest/values.ts';
import { addressKey } from '#server/limits/limit.ts';
import { readOrder } from '#server/nouns/order/read-order.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { reachOf } from '#server/rest/permission-check.ts';
import { secondSignIn } from '#server/rest/second-sign-in.ts';
import type { Shop } from '#server/shop.ts';
import { findOwnPayment, paymentView } from './find-payments.ts';
import { readRefundAccount } from './read-refund-account.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { saveRefundAccount as setRefundAccount } from './save-refund-account.ts';
import { syncKnownPayment } from './sync-payment.ts';

const tags = ['payments'];

/** What follows the payment window: the browser returns and the provider sends its webhook, in any order. */
export async function paymentsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const provedStaff = secondSignIn(shop);

  typed.post(
    '/payments/:paymentId/sync',
    {
      config: { permission: 'payment.sync' },
      schema: {
        tags,
        summary: 'Ask the provider where a payment stands, and move its order there',
        params: paymentParams,
        response: { 200: syncedPayment, '4xx': problem, '5xx': problem },
      },
    },
    async (request) => orProblem(await syncOwn(shop, memberOf(request), request.params.paymentId)),
  );

  typed.post(
    '/payments/:paymentId/refund-account',
    {
      config: { permission: 'refund-account.give' },
      schema: {
        tags,
        summary: 'Name the account that money owed to a buyer goes back to',
        params: paymentParams,
        body: saveRefundAccount,
        response: { 200: givenRefundAccount, '4xx': problem, '5xx': problem },
      },
    },
    async (request) => {
      const { password, ...account } = request.body;
      const isAdmin = reachOf(request) === 'any';
      // Nobody can verify whose account it is, so setting it for another member requires proving the sign-in again.
      const userId = isAdmin ? await provedStaff(request, password) : memberOf(request);
      return { refund: orProblem(await setRefundAccount(shop, { userId, isAdmin }, request.params.paymentId, account)) };
    },
  );

  typed.get(
    '/admin/payments/:paymentId/refund-account',
    {
      config: { permission: 'discrepancy.settle' },
      schema: {
        tags,
        summary: 'Where the money of a payment goes back to, masked',
        params: paymentParams,
        response: { 200: knownRefundAccount, '4xx': problem },
      },
    },
    async (request) => orProblem(await readRefundAccount(shop.database.service, request.params.paymentId)),
  );

  await app.register(webhookRoute, { shop });
}

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
async function webhookRoute(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.withTypeProvider<ZodTypeProvider>().post(
    '/payments/webhook',
    {
      config: {
        permission: 'payment.notify',
        rateLimit: {
          timeWindow: 60_000,
          keyGenerator: async (request) => ((await isSigned(shop, request)) ? signedKey : addressKey(request.ip)),
          max: (_request, key) => (key === signedKey ? signedWebhooks : unsignedWebhooks),
        },
      },
      schema: {
        tags,
        summary: "The payment provider's signed notice (Standard Webhooks)",
        response: { 200: z.object({ status: z.literal('ACCEPTED') }), '4xx': problem, '5xx': problem },
      },
    },
    async (request: FastifyRequest) => ({ status: orProblem(await receiveWebhook(shop, bodyOf(request), request.headers)) }),
  );
}

const signedKey = 'signed by the provider';

async function isSigned(shop: Shop, request: FastifyRequest): Promise<boolean> {
  return (await shop.gateways.payment.readWebhook(bodyOf(request), request.headers)) !== null;
}

function bodyOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

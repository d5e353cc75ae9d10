import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { checkout, createCheckout, nothingChosen, quoteChoice } from '#contract/rest/checkouts.ts';
import { idempotencyHeaders, problem, uuidParams } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { createCheckout as create } from './create-checkout.ts';
import { quoteCheckout } from './quote-checkout.ts';

const tags = ['checkouts'];

/** The checkout behind /order/{id}: what is about to be ordered, and its price with every choice. */
export async function checkoutsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/checkouts',
    {
      config: { permission: 'checkout.open', isIdempotent: 'if-named' },
      schema: {
        tags,
        summary: 'Open a checkout from the cart or to buy at once',
        headers: idempotencyHeaders.partial(),
        body: createCheckout,
        response: { 201: checkout, '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await create(shop, memberOf(request), request.body))),
  );

  typed.get(
    '/checkouts/:id',
    {
      config: { permission: 'checkout.read' },
      schema: { tags, summary: 'The checkout', params: uuidParams, response: { 200: checkout, '4xx': problem } },
    },
    async (request) => orProblem(await quoteCheckout(shop, memberOf(request), request.params.id, nothingChosen)),
  );

  typed.post(
    '/checkouts/:id/quote',
    {
      config: { permission: 'checkout.read' },
      schema: {
        tags,
        summary: 'Price the checkout with coupons, points and an address',
        params: uuidParams,
        body: quoteChoice,
        response: { 200: checkout, '4xx': problem },
      },
    },
    async (request) => orProblem(await quoteCheckout(shop, memberOf(request), request.params.id, request.body)),
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { askClaim, claimPreview, orderClaims, previewClaim } from '#contract/rest/claims.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { askClaim as ask } from './ask-claim.ts';
import { findClaim } from './find-claims.ts';
import { withdrawClaim } from './move-claim.ts';
import { previewAsked } from './preview/preview-asked.ts';
import { readOrderClaims } from './read-claims.ts';

const tags = ['claims'];
const replies = { 200: orderClaims, '4xx': problem, '5xx': problem };

/** Cancelling, returning and exchanging lines of a member's own orders. */
export async function claimsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const read = async (userId: string, orderId: number) =>
    orProblem(await readOrderClaims(shop.database.service, userId, orderId, shop.clock(), findClosedPhotos(shop)));

  typed.get(
    '/orders/:id/claims',
    {
      config: { permission: 'claim.read' },
      schema: { tags, summary: 'What was asked for an order, and what may be asked', params: idParams, response: replies },
    },
    (request) => read(memberOf(request), request.params.id),
  );

  typed.post(
    '/orders/:id/claims/preview',
    {
      config: { permission: 'claim.read' },
      schema: {
        tags,
        summary: 'Exactly what money, points and coupons would go back',
        params: idParams,
        body: previewClaim,
        response: { 200: claimPreview, '4xx': problem, '5xx': problem },
      },
    },
    async (request) =>
      orProblem(await previewAsked(shop.database.service, memberOf(request), request.params.id, request.body, shop.clock())),
  );

  typed.post(
    '/orders/:id/claims',
    {
      config: { isIdempotent: true, permission: 'claim.ask' },
      schema: {
        tags,
        summary: 'Ask for lines to be cancelled, taken back or exchanged',
        headers: idempotencyHeaders,
        params: idParams,
        body: askClaim,
        response: { 201: orderClaims, '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      orProblem(await ask(shop, memberOf(request), request.params.id, request.body));
      return reply.code(201).send(await read(memberOf(request), request.params.id));
    },
  );

  typed.post(
    '/claims/:id/withdrawal',
    {
      config: { permission: 'claim.ask' },
      schema: { tags, summary: 'Take a request back that nobody has decided', params: idParams, response: replies },
    },
    async (request) => {
      orProblem(await withdrawClaim(shop, memberOf(request), request.params.id));
      const claim = await findClaim(shop.database.service, request.params.id);
      return read(memberOf(request), claim?.order_id ?? 0);
    },
  );
}

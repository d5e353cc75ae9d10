import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { claimCoupon, couponClaim } from '#contract/rest/coupon-claims.ts';
import { idempotencyHeaders, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { claimCoupon as claim } from './claim-coupon.ts';

/** Limits guessing of coupon numbers: ten attempts a minute are enough for a card in small print. */
const tries = { rateLimit: { max: 10, timeWindow: 60_000 } };

/** Claims coupons for a member; the member's coupons are read through the data service. */
export async function couponClaimsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/coupon-claims',
    {
      config: { ...tries, isIdempotent: true, permission: 'coupon-claim.claim' },
      schema: {
        tags: ['coupons'],
        summary: 'Claim a coupon the shop shows, or one by its number',
        headers: idempotencyHeaders,
        body: claimCoupon,
        response: { 201: couponClaim, '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await claim(shop, memberOf(request), request.body))),
  );
}

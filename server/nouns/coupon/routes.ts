import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { issuedCoupon, takeCoupon } from '#contract/rest/issued-coupons.ts';
import { idempotencyHeaders, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { takeCoupon as take } from './take-coupon.ts';

/** Limits guessing of coupon numbers: ten attempts a minute are enough for a card in small print. */
const tries = { rateLimit: { max: 10, timeWindow: 60_000 } };

/** Claims coupons for a member; the member's coupons are read through the data service. */
export async function couponRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/issued-coupons',
    {
      config: { ...tries, isIdempotent: true, permission: 'issued-coupon.take' },
      schema: {
        tags: ['coupons'],
        summary: 'Claim a coupon the shop shows, or one by its number',
        headers: idempotencyHeaders,
        body: takeCoupon,
        response: { 201: issuedCoupon, '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await take(shop, memberOf(request), request.body))),
  );
}

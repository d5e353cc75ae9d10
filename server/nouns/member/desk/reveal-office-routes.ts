import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { revealed, revealRequest } from '#contract/rest/admin/reveals.ts';
import { problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { revealPersonalData } from './reveal-personal-data.ts';

/** Enough for a day of parcels and calls; stops anybody copying the shop row by row. */
const looks = { rateLimit: { max: 120, timeWindow: 60_000 } };

/** Unmasked personal data, one row at a time, each access logged. */
export async function adminRevealsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/admin/reveals',
    {
      config: { ...looks, permission: 'personal-data.reveal' },
      schema: {
        tags: ['office'],
        summary: 'The personal data of one row; the look is logged',
        body: revealRequest,
        response: { 200: revealed, '4xx': problem },
      },
    },
    async (request) => orProblem(await revealPersonalData(shop, memberOf(request), request.body)),
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { picks, picksQuery } from '#contract/rest/admin/picks.ts';
import { problem } from '#contract/rest/values.ts';
import type { Shop } from '#server/shop.ts';
import { readPicks } from './list-picks.ts';

/** The choices of the back office's pickers. */
export async function adminPicksRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/admin/picks',
    {
      config: { permission: 'office-search.pick' },
      schema: {
        tags: ['office'],
        summary: 'Rows of the catalogue to choose from, by name or id',
        querystring: picksQuery,
        response: { 200: picks, '4xx': problem },
      },
    },
    async (request) => readPicks(shop.database.service, request.query),
  );
}

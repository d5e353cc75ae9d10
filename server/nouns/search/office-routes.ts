import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { adminSearchQuery, adminSearchResults } from '#contract/rest/admin/search.ts';
import { problem } from '#contract/rest/values.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { reachOf } from '#server/rest/permission-check.ts';
import type { Shop } from '#server/shop.ts';
import { searchOffice } from './search-office.ts';
import { searchOwnPart } from './search-own-part.ts';

/** Search for the back office's command palette. */
export async function adminSearchRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/admin/search',
    {
      config: { permission: 'office-search.ask' },
      schema: {
        tags: ['office'],
        summary: 'Orders, members, the catalogue and what is published by what is typed; an artist or a brand finds its own part',
        querystring: adminSearchQuery,
        response: { 200: adminSearchResults, '4xx': problem },
      },
    },
    async (request) => {
      const { service } = shop.database;
      const { q } = request.query;
      return reachOf(request) === 'any'
        ? searchOffice(service, q, shop.clock())
        : searchOwnPart(service, memberOf(request), request.viewer.role, q);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { findAddresses, foundAddresses } from '#contract/rest/addresses.ts';
import { problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';

/** Address search with zip codes, for checkout and address book. Without the service shoppers type their address. */
export async function addressesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/addresses',
    {
      config: { permission: 'address.find' },
      schema: {
        tags: ['delivery destinations'],
        summary: 'Find a Korean address by road, building or lot number',
        querystring: findAddresses,
        response: { 200: foundAddresses, '4xx': problem, 503: problem },
      },
    },
    async ({ query }) => {
      const found = await shop.gateways.addressSearch.find(query.keyword);
      return found === 'UNAVAILABLE' ? orProblem(fail('ADDRESS_SEARCH_UNAVAILABLE')) : found;
    },
  );
}

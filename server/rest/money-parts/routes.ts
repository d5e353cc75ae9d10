import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { moneyParts, moneyPartsQuery } from '#contract/rest/money-parts.ts';
import { problem } from '#contract/rest/values.ts';
import { readMoneyParts } from '#server/queries/royalty/money-parts.ts';
import type { Shop } from '#server/shop.ts';

/** Where the price of a graphic or a design goes. */
export async function moneyPartsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const summary = 'Who gets which part of the price: production, artists, donation, shop';
  app.withTypeProvider<ZodTypeProvider>().get(
    '/money-parts',
    {
      config: { permission: 'money-part.read' },
      schema: { tags: ['graphics'], summary, querystring: moneyPartsQuery, response: { 200: moneyParts, '4xx': problem } },
    },
    ({ query }) => readMoneyParts(shop.database.service, query, shop.clock()),
  );
}

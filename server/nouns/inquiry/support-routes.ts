import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { support, supportQuery } from '#contract/rest/support.ts';
import { problem } from '#contract/rest/values.ts';
import type { Shop } from '#server/shop.ts';
import { readServiceStatus } from './read-service-status.ts';

/** Customer service: when it answers. */
export async function supportRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/support',
    {
      config: { permission: 'support.read' },
      schema: {
        tags: ['support'],
        summary: 'When an answer of customer service can be expected',
        querystring: supportQuery,
        response: { 200: support, '4xx': problem },
      },
    },
    (request) => readServiceStatus(shop.database.service, request.query.kind, shop.clock()),
  );
}

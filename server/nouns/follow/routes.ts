import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { followVisit } from '#contract/rest/notifications.ts';
import { problem } from '#contract/rest/values.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { visitFollows } from './visit-follows.ts';

/** Records that a member viewed their follows. Following itself is a write through the data service, by the rows of specification 4. */
export async function followVisitsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/follow-visits',
    {
      config: { permission: 'follow.visit' },
      schema: {
        tags: ['follows'],
        summary: 'Begin a look at whom I follow: since when what came out is new to me',
        response: { 200: followVisit, '4xx': problem },
      },
    },
    (request) => visitFollows(shop, memberOf(request)),
  );
}

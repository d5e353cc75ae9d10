import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { isbot } from 'isbot';
import { z } from 'zod';
import { problem } from '#contract/rest/values.ts';
import { sendVisit } from '#contract/rest/visits.ts';
import type { Shop } from '#server/shop.ts';
import { VisitTally } from './visit-tally.ts';

/** Pages per address and minute: enough for a family behind one router, not for a machine inventing figures. */
const tries = { rateLimit: { max: 30, timeWindow: 60_000 } };
/** Interval between writes of the totals, in ms. */
const WRITE_EVERY = 10_000;

/** Visit statistics (decision 051): counted, never stored individually. The response does not say whether a visit counted. */
export async function visitsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const tally = new VisitTally(shop);
  const write = () => tally.write().catch((error: unknown) => app.log.warn({ err: error }, 'counts of visits wait for the next time'));
  const timer = setInterval(write, WRITE_EVERY).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });

  app.withTypeProvider<ZodTypeProvider>().post(
    '/visits',
    {
      bodyLimit: 4_096,
      config: { ...tries, permission: 'visit.tell' },
      schema: {
        tags: ['visits'],
        summary: 'What one page of a sampled visit measured; no cookie, no id',
        body: sendVisit,
        response: { 204: z.null(), '4xx': problem },
      },
    },
    async (request, reply) => {
      if (!isbot(request.headers['user-agent'])) tally.add(request.body);
      return reply.code(204).send(null);
    },
  );
}

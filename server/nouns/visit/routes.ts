import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { sendVisitBody } from '#contract/rest/visits.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { VisitTally } from './visit-tally.ts';

/** Interval between writes of the totals, in ms. */
const WRITE_EVERY = 10_000;

/** Visit statistics (decision 051): counted, never stored individually. The response does not say whether a visit counted. */
export async function visitRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const tally = new VisitTally(shop);
  const write = () => tally.write().catch((error: unknown) => app.log.warn({ err: error }, 'counts of visits wait for the next time'));
  const timer = setInterval(write, WRITE_EVERY).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });

  const table = [
    route(
      'POST /visits',
      'What one page of a sampled visit measured; no cookie, no id',
      {
        permission: 'visit.tell',
        // Enough for a family behind one router, not for a machine inventing figures.
        mostAMinute: 30,
        bodyLimit: 4_096,
        body: sendVisitBody,
      },
      ({ body, request }) => {
        if (!isbot(request.headers['user-agent'])) tally.add(body);
      },
    ),
  ];
  await app.register(routes('visits', table), { shop });
}

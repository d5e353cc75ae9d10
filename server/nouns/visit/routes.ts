import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { Counter } from 'prom-client';
import { sendVisitBody } from '#contract/rest/visits.ts';
import { cached } from '#server/cached.ts';
import { metricsOf } from '#server/metrics/metrics.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { VisitTally } from './visit-tally.ts';

/** Interval between writes of the totals, in ms. */
const WRITE_EVERY = 10_000;

/** An error of a script is logged again after this long, in ms: a bad release fails in every browser. */
const LOGGED_AGAIN = 3_600_000;

/** Visit statistics (decision 051): counted, never stored individually. The response does not say whether a visit counted. */
export async function visitRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const tally = new VisitTally(shop);
  const write = () => tally.write().catch((error: unknown) => app.log.warn({ err: error }, 'counts of visits wait for the next time'));
  const timer = setInterval(write, WRITE_EVERY).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });

  const failed = new Counter({
    name: 'seam_browser_errors_total',
    help: 'Errors of our scripts in browsers of sampled visits, by kind of page',
    labelNames: ['page', 'device'],
    registers: [metricsOf(app)],
  });
  const logged = cached<boolean>({ most: 200, freshMs: LOGGED_AGAIN });

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
        if (isbot(request.headers['user-agent'])) return;
        tally.add(body);
        const { page, device } = body;
        for (const error of body.errors) {
          failed.inc({ page, device });
          void logged.get(error, async () => {
            request.log.warn({ error, page, device }, 'a script failed in a browser');
            return true;
          });
        }
      },
    ),
  ];
  await app.register(routes('visits', table), { shop });
}

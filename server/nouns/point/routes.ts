import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { pointHistory, pointHistoryQuery, points } from '#contract/rest/points.ts';
import { problem } from '#contract/rest/values.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { readPointHistory, readPoints } from './read-points.ts';

const tags = ['points'];

/** A member's points, calculated from the ledger each time: what is left of each lot is a rule, not a column. */
export async function pointsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/points',
    {
      config: { permission: 'point.read' },
      schema: { tags, summary: 'Points to use, to come, and when they end', response: { 200: points, '4xx': problem } },
    },
    async (request) => readPoints(shop, memberOf(request)),
  );

  typed.get(
    '/points/history',
    {
      config: { permission: 'point.read' },
      schema: {
        tags,
        summary: 'What happened to the points, by kind and month',
        querystring: pointHistoryQuery,
        response: { 200: pointHistory, '4xx': problem },
      },
    },
    async (request) => ({ entries: await readPointHistory(shop.database.service, memberOf(request), request.query) }),
  );
}

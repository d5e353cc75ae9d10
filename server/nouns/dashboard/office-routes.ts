import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { dashboard, dashboardQuery } from '#contract/rest/admin/dashboard.ts';
import { problem } from '#contract/rest/values.ts';
import { openingGuide } from '#rules/office/opening.ts';
import { readOpening } from '#server/nouns/shop/read-opening.ts';
import type { Shop } from '#server/shop.ts';
import { keptFigures } from './kept-figures.ts';
import { readPressing } from './read-pressing.ts';

/** The start page of the back office: what needs attention now, then the shop's figures. */
export async function adminDashboardRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { service } = shop.database;
  const figures = keptFigures(shop);
  app.withTypeProvider<ZodTypeProvider>().get(
    '/admin/dashboard',
    {
      config: { permission: 'dashboard.read' },
      schema: {
        tags: ['back office: dashboard'],
        summary: 'What a new shop still lacks, what needs a person now; sales, conversion, production, searches without a hit, web vitals',
        querystring: dashboardQuery,
        response: { 200: dashboard, '4xx': problem },
      },
    },
    async (request) => {
      const [facts, pressing, others] = await Promise.all([
        readOpening(shop),
        readPressing(service, shop.clock()),
        figures(request.query.days),
      ]);
      const steps = openingGuide(facts);
      return { opening: steps.every(({ missing }) => missing.length === 0) ? [] : steps, pressing, ...others };
    },
  );
}

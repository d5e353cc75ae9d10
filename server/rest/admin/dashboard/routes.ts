import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { dashboard, dashboardQuery } from '#contract/rest/admin/dashboard.ts';
import { problem } from '#contract/rest/values.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { readPressing } from '#server/queries/dashboard/pressing.ts';
import { readProduction, readSales } from '#server/queries/dashboard/sales.ts';
import { readVisits } from '#server/queries/dashboard/visits.ts';
import type { Shop } from '#server/shop.ts';

/** The first screen of the back office: what needs a person now, then how the shop does. */
export async function adminDashboardRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { service } = shop.database;
  app.withTypeProvider<ZodTypeProvider>().get(
    '/admin/dashboard',
    {
      config: { permission: 'dashboard.read' },
      schema: {
        tags: ['back office: dashboard'],
        summary: 'What needs a person now; sales, conversion, production, searches without a hit, web vitals',
        querystring: dashboardQuery,
        response: { 200: dashboard, '4xx': problem },
      },
    },
    async (request) => {
      const now = shop.clock();
      const last = koreanDay(now);
      const first = koreanDay(new Date(now.getTime() - (request.query.days - 1) * 86_400_000));
      const [pressing, sales, production, visits] = await Promise.all([
        readPressing(service, now),
        readSales(service, first, last),
        readProduction(service),
        readVisits(service, first, last),
      ]);
      return { pressing, sales, production, ...visits };
    },
  );
}

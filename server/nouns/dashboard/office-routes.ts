import { dashboard, dashboardQuery } from '#contract/rest/admin/dashboard.ts';
import { openingGuide } from '#rules/office/opening.ts';
import { readOpening } from '#server/nouns/shop/read-opening.ts';
import { route, routes } from '#server/rest/route.ts';
import { cachedFigures } from './cached-figures.ts';
import { readPressing } from './read-pressing.ts';

/** The start page of the back office: what needs attention now, then the shop's figures. */
export const dashboardOfficeRoutes = routes('back office: dashboard', (shop) => {
  const figures = cachedFigures(shop);
  return [
    route(
      'GET /admin/dashboard',
      'What a new shop still lacks, what needs a person now; sales, conversion, production, searches without a hit, web vitals',
      { permission: 'dashboard.read', query: dashboardQuery, reply: dashboard },
      async ({ db, query }) => {
        const [facts, pressing, others] = await Promise.all([readOpening(shop), readPressing(db, shop.clock()), figures(query.days)]);
        const steps = openingGuide(facts);
        return { opening: steps.every(({ missing }) => missing.length === 0) ? [] : steps, pressing, ...others };
      },
    ),
  ];
});

import { picks, picksQuery } from '#contract/rest/admin/picks.ts';
import { route, routes } from '#server/rest/route.ts';
import { readPicks } from './list-picks.ts';

/** The choices of the back office's pickers. */
export const pickOfficeRoutes = routes('office', [
  route(
    'GET /admin/picks',
    'Rows of the catalogue to choose from, by name or id',
    { permission: 'office-search.pick', query: picksQuery, reply: picks },
    ({ db, query }) => readPicks(db, query),
  ),
]);

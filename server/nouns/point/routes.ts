import { pointHistory, pointHistoryQuery, points } from '#contract/rest/points.ts';
import { route, routes } from '#server/rest/route.ts';
import { readPointHistory, readPoints } from './read-points.ts';

const permission = 'point.read';

/** A member's points, calculated from the ledger each time: what is left of each lot is a rule, not a column. */
export const pointRoutes = routes('points', [
  route('GET /points', 'Points to use, to come, and when they end', { permission, reply: points }, ({ shop, userId }) =>
    readPoints(shop, userId),
  ),
  route(
    'GET /points/history',
    'What happened to the points, by kind and month',
    { permission, query: pointHistoryQuery, reply: pointHistory },
    async ({ db, userId, query }) => ({ entries: await readPointHistory(db, userId, query) }),
  ),
]);

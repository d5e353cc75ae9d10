import { support, supportQuery } from '#contract/rest/support.ts';
import { route, routes } from '#server/rest/route.ts';
import { readServiceStatus } from './read-service-status.ts';

/** Customer service: when it answers. */
export const supportRoutes = routes('support', [
  route(
    'GET /support',
    'When an answer of customer service can be expected',
    { permission: 'support.read', query: supportQuery, reply: support },
    ({ shop, db, query }) => readServiceStatus(db, query.kind, shop.clock()),
  ),
]);

import { z } from 'zod';
import { requestRestockBody, restockRequest } from '#contract/rest/restock-requests.ts';
import { route, routes } from '#server/rest/route.ts';
import { requestRestock as ask, withdrawRestock as withdraw } from './request-restock.ts';

const permission = 'restock-request.change';

/** Restock subscriptions; a member's own are read through the data service. */
export const restockRoutes = routes('restock requests', [
  route(
    'POST /restock-requests',
    'Ask to be told when a sold-out option is back',
    { permission, body: requestRestockBody, made: restockRequest },
    ({ shop, userId, body }) => ask(shop, userId, body),
  ),
  route('DELETE /restock-requests/:id', 'Take the wish back', { permission, reply: z.object({}) }, ({ shop, userId, params }) =>
    withdraw(shop, userId, params.id),
  ),
]);

import { changesQuery, orderChanges, setStock, setStockBody, stockChanges } from '#contract/rest/programs/integrations.ts';
import { changeStock } from '#server/nouns/product/stock/change-stock.ts';
import type { ApiKey } from '#server/plugins/viewer/api-key.ts';
import { route, routes } from '#server/rest/route.ts';
import { readOrderChanges } from './read-order-changes.ts';
import { readStockChanges } from './read-stock-changes.ts';

const permission = 'integration.use';

/** What programs ask with a key of the API: orders and stock by what changed, and stock to set. */
export const integrationRoutes = routes('integration', [
  route(
    'GET /integration/orders',
    'Orders that changed, the oldest change first',
    { permission, scope: 'orders:read', query: changesQuery, reply: orderChanges },
    ({ shop, query, request }) => readOrderChanges(shop, query, keyOf(request).scopes.includes('orders:addresses')),
  ),
  route(
    'GET /integration/stock',
    'Stock of options that changed, the oldest change first',
    { permission, scope: 'stock:read', query: changesQuery, reply: stockChanges },
    ({ shop, query }) => readStockChanges(shop, query),
  ),
  route(
    'PUT /integration/stock/:id',
    'Set the stock of an option',
    { permission, scope: 'stock:write', body: setStockBody, reply: setStock },
    ({ shop, params, body, request }) => changeStock(shop, { userId: keyOf(request).madeBy, reach: 'any' }, params.id, body),
  ),
]);

function keyOf({ apiKey }: { apiKey: ApiKey | null }): ApiKey {
  if (apiKey === null) throw new Error('a route with a scope has a key');
  return apiKey;
}

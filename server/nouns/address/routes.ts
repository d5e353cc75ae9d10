import { fail } from '#contract/errors/errors.ts';
import { findAddressesQuery, foundAddresses } from '#contract/rest/addresses.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';

// The service counts what the shop asks; typing an address takes a few tries.
const finding: RouteLimit = { name: 'addresses-found', by: 'address', window: 10 * 60, most: 120 };

/** Address search with zip codes, for checkout and address book. Without the service shoppers type their address. */
export const addressRoutes = routes('delivery destinations', [
  route(
    'GET /addresses',
    'Find a Korean address by road, building or lot number',
    { permission: 'address.find', limit: finding, query: findAddressesQuery, reply: foundAddresses },
    async ({ shop, query }) => {
      const found = await shop.gateways.addressSearch.find(query.keyword);
      return found === 'UNAVAILABLE' ? fail('ADDRESS_SEARCH_UNAVAILABLE') : found;
    },
  ),
]);

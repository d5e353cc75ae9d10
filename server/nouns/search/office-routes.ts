import { adminSearchQuery, adminSearchResults } from '#contract/rest/admin/search.ts';
import { route, routes } from '#server/rest/route.ts';
import { searchOffice } from './search-office.ts';
import { searchOwnPart } from './search-own-part.ts';

/** Search for the back office's command palette. */
export const searchOfficeRoutes = routes('office', [
  route(
    'GET /admin/search',
    'Orders, members, the catalogue and what is published by what is typed; an artist or a brand finds its own part',
    { permission: 'office-search.ask', query: adminSearchQuery, reply: adminSearchResults },
    ({ shop, db, userId, reach, query: { q }, request }) =>
      reach === 'any' ? searchOffice(db, q, shop.clock()) : searchOwnPart(db, userId, request.viewer.role, q),
  ),
]);

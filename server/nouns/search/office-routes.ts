import { adminSearchQuery, adminSearchResults } from '#contract/rest/admin/search.ts';
import { actorsOf } from '#server/plugins/viewer/staff-roles.ts';
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
      reach === 'any'
        ? searchOffice(db, { q, now: shop.clock(), actors: actorsOf(request.viewer) })
        : searchOwnPart(db, userId, request.viewer.role, q),
  ),
]);

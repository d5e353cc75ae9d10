import { revealed, revealRequestBody } from '#contract/rest/admin/reveals.ts';
import { route, routes } from '#server/rest/route.ts';
import { revealPersonalData } from './reveal-personal-data.ts';

/** Unmasked personal data, one row at a time, each access logged. */
export const revealOfficeRoutes = routes('office', [
  route(
    'POST /admin/reveals',
    'The personal data of one row; the look is logged',
    {
      permission: 'personal-data.reveal',
      // Enough for a day of parcels and calls; stops anybody copying the shop row by row.
      mostAMinute: 120,
      body: revealRequestBody,
      reply: revealed,
    },
    ({ shop, userId, body }) => revealPersonalData(shop, userId, body),
  ),
]);

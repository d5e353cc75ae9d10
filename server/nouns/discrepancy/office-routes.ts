import { resolveDiscrepancyBody, resolvedDiscrepancy } from '#contract/rest/admin/discrepancies.ts';
import { route, routes } from '#server/rest/route.ts';
import { resolveDiscrepancy as resolve } from './resolve-discrepancy.ts';

/** Discrepancies between shop and provider, for operators to settle. */
export const discrepancyOfficeRoutes = routes('back office: discrepancies', [
  route(
    'POST /admin/discrepancies/:id/resolution',
    'Give back, accept, or note that it was settled elsewhere',
    { permission: 'discrepancy.settle', isIdempotent: true, body: resolveDiscrepancyBody, reply: resolvedDiscrepancy },
    ({ shop, userId, params, body }) => resolve(shop, params.id, { ...body, userId }),
  ),
]);

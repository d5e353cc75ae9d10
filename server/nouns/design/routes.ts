import { z } from 'zod';
import { id } from '#contract/rest/values.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import { copyOwnDesign } from './save-design.ts';

const copying: RouteLimit = { name: 'designs-copied', by: 'member', window: 60 * 60, most: 60 };

/** A member's designs; they are read and saved through the data service. */
export const designRoutes = routes('designs', [
  route(
    'POST /designs/:id/copies',
    'Copy a design that I saved',
    { permission: 'design.copy', limit: copying, made: z.object({ id }) },
    ({ shop, userId, params }) => copyOwnDesign(shop, userId, params.id),
  ),
]);

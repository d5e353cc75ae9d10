import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { makeShareBody, parents, parentsQuery, share, sharedDesign, shareParams, shares, sharesQuery } from '#contract/rest/shares.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import { readOwnShares, readParents } from './list-shares.ts';
import { endShare, makeShare as make } from './make-share.ts';
import { readSharedDesign } from './read-shared-design.ts';

// Links per member; trying every look takes a few dozen.
const making: RouteLimit = { name: 'shares-made', by: 'member', window: 60 * 60, most: 120 };

/** Designs shared by a link (specification 1 and 2, "custom share"). */
export const shareRoutes = routes('shares', [
  route('GET /shares', 'My open links', { permission: 'share.make', query: sharesQuery, reply: shares }, async ({ db, userId, query }) => ({
    shares: await readOwnShares(db, userId, query.product_custom_id ?? null),
  })),
  route(
    'POST /shares',
    'Open a link to a saved design',
    { permission: 'share.make', limit: making, body: makeShareBody, made: share },
    ({ shop, userId, body }) => make(shop, userId, body),
  ),
  route(
    'GET /design-parents',
    'What designs were made from, for whoever has the links',
    { permission: 'share.read', query: parentsQuery, reply: parents },
    async ({ db, query }) => ({ parents: await readParents(db, query.codes) }),
  ),
  route(
    'GET /shares/:code',
    'A shared design, for whoever has its link',
    { permission: 'share.read', params: shareParams, reply: sharedDesign },
    async ({ db, params }) => (await readSharedDesign(db, params.code)) ?? fail('SHARE_NOT_FOUND'),
  ),
  route(
    'DELETE /shares/:code',
    'End a link',
    { permission: 'share.end', params: shareParams, reply: z.object({}) },
    ({ shop, userId, params }) => endShare(shop, userId, params.code),
  ),
]);

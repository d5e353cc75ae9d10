import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { makeShare, share, sharedDesign, shareParams, shares, sharesQuery } from '#contract/rest/shares.ts';
import { problem } from '#contract/rest/values.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { endShare } from './end-share.ts';
import { readOwnShares } from './list-shares.ts';
import { makeShare as make } from './make-share.ts';
import { readSharedDesign } from './read-shared-design.ts';

const tags = ['shares'];

/** Designs shared by a link (specification 1 and 2, "custom share"). */
export async function sharesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  // Links per member; trying every look takes a few dozen.
  const making = limit(shop, 'shares-made', { by: 'member', window: 60 * 60, most: 120 });

  typed.get(
    '/shares',
    {
      config: { permission: 'share.make' },
      schema: { tags, summary: 'My open links', querystring: sharesQuery, response: { 200: shares, '4xx': problem } },
    },
    async (request) => ({
      shares: await readOwnShares(shop.database.service, memberOf(request), request.query.product_custom_id ?? null),
    }),
  );

  typed.post(
    '/shares',
    {
      config: { permission: 'share.make' },
      schema: { tags, summary: 'Open a link to a saved design', body: makeShare, response: { 201: share, '4xx': problem } },
    },
    async (request, reply) => {
      const userId = memberOf(request);
      await making(request);
      return reply.code(201).send(orProblem(await make(shop, userId, request.body)));
    },
  );

  typed.get(
    '/shares/:code',
    {
      config: { permission: 'share.read' },
      schema: {
        tags,
        summary: 'A shared design, for whoever has its link',
        params: shareParams,
        response: { 200: sharedDesign, '4xx': problem },
      },
    },
    async (request) => {
      const shared = await readSharedDesign(shop.database.service, request.params.code);
      if (shared === null) throw new Refusal(fail('SHARE_NOT_FOUND'));
      return shared;
    },
  );

  typed.delete(
    '/shares/:code',
    {
      config: { permission: 'share.end' },
      schema: { tags, summary: 'End a link', params: shareParams, response: { 200: z.object({}), '4xx': problem } },
    },
    async (request) => {
      orProblem(await endShare(shop, memberOf(request), request.params.code));
      return {};
    },
  );
}

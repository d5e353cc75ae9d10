import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { changedStock, changedStocks, changeStock, changeStocks, desk, finishPreparation, followers } from '#contract/rest/admin/desk.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { finishPreparation as finish } from '#server/nouns/order/production/finish-preparation.ts';
import { changeStock as change, changeStocks as changeMany } from '#server/nouns/product/change-stock.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { reachOf } from '#server/rest/permission-check.ts';
import type { Shop } from '#server/shop.ts';
import { countFollowers, ownArtistIds, readDesk } from './read-desk.ts';

const tags = ['desk'];

/** What artists and brands can do in the back office with their own data; they read it through the data service. */
export async function deskRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/desk',
    {
      config: { permission: 'desk.read' },
      schema: { tags, summary: 'The artists and brands I speak for', response: { 200: desk, '4xx': problem } },
    },
    (request) => readDesk(service, memberOf(request)),
  );

  typed.get(
    '/admin/artists/:id/followers',
    {
      config: { permission: 'follower.count' },
      schema: { tags, summary: 'How many follow an artist, week by week', params: idParams, response: { 200: followers, '4xx': problem } },
    },
    async (request) => {
      const { id } = request.params;
      const isReached = reachOf(request) === 'any' || (await ownArtistIds(service, memberOf(request))).includes(id);
      return (isReached ? await countFollowers(service, id, shop.clock()) : null) ?? orProblem(fail('ARTIST_NOT_FOUND'));
    },
  );

  typed.patch(
    '/admin/options/:id/stock',
    {
      config: { permission: 'stock.change' },
      schema: {
        tags,
        summary: 'Set what is in stock of an option',
        params: idParams,
        body: changeStock,
        response: { 200: changedStock, '4xx': problem },
      },
    },
    async (request) =>
      orProblem(await change(shop, { userId: memberOf(request), reach: reachOf(request) }, request.params.id, request.body)),
  );

  typed.patch(
    '/admin/options/stock',
    {
      config: { permission: 'stock.change' },
      schema: {
        tags,
        summary: 'Change what is in stock of many options: all of them, or none',
        body: changeStocks,
        response: { 200: changedStocks, '4xx': problem },
      },
    },
    (request) => changeMany(shop, { userId: memberOf(request), reach: reachOf(request) }, request.body),
  );

  typed.patch(
    '/admin/preparations/:id',
    {
      config: { permission: 'preparation.finish' },
      schema: {
        tags,
        summary: 'Say that a line of an order is prepared, or not after all',
        params: idParams,
        body: finishPreparation,
        response: { 200: z.object({}), '4xx': problem },
      },
    },
    async (request) =>
      orProblem(await finish(shop, { userId: memberOf(request), reach: reachOf(request) }, request.params.id, request.body.is_prepared)),
  );
}

import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import {
  arrivedBody,
  changedStock,
  changedStocks,
  changeStockBody,
  changeStocksBody,
  desk,
  finishPreparationBody,
  followers,
  incomingBody,
  lowStock,
} from '#contract/rest/admin/desk.ts';
import { finishPreparation as finish } from '#server/nouns/order/production/finish-preparation.ts';
import { changeStock as change, changeStocks as changeMany } from '#server/nouns/product/stock/change-stock.ts';
import { deleteIncoming, saveIncoming, takeIncoming } from '#server/nouns/product/stock/incoming-stock.ts';
import { listLowProducts } from '#server/nouns/product/stock/low-stock.ts';
import { readStaffRoles } from '#server/plugins/viewer/staff-roles.ts';
import { route, routes } from '#server/rest/route.ts';
import { countFollowers, ownArtistIds, readDesk } from './read-desk.ts';

/** What artists and brands can do in the back office with their own data; they read it through the data service. */
export const deskOfficeRoutes = routes('desk', [
  route(
    'GET /admin/desk',
    'The artists and brands I speak for',
    { permission: 'desk.read', reply: desk },
    async ({ shop, db, userId, request }) =>
      readDesk(db, userId, request.viewer.role === 'admin' ? await readStaffRoles(shop, userId) : []),
  ),
  route(
    'GET /admin/artists/:id/followers',
    'How many follow an artist, week by week',
    { permission: 'follower.count', reply: followers },
    async ({ shop, db, userId, reach, params: { id } }) => {
      const isReached = reach === 'any' || (await ownArtistIds(db, userId)).includes(id);
      return (isReached ? await countFollowers(db, id, shop.clock()) : null) ?? fail('ARTIST_NOT_FOUND');
    },
  ),
  route(
    'PATCH /admin/options/:id/stock',
    'Set what is in stock of an option',
    { permission: 'stock.change', body: changeStockBody, reply: changedStock },
    ({ shop, userId, reach, params, body }) => change(shop, { userId, reach }, params.id, body),
  ),
  route(
    'PATCH /admin/options/stock',
    'Change what is in stock of many options: all of them, or none',
    { permission: 'stock.change', body: changeStocksBody, reply: changedStocks },
    ({ shop, userId, reach, body }) => changeMany(shop, { userId, reach }, body),
  ),
  route(
    'PUT /admin/options/:id/incoming',
    'Note the next delivery of an option',
    { permission: 'stock.change', body: incomingBody, reply: z.object({}) },
    ({ shop, userId, reach, params, body }) => saveIncoming(shop, { userId, reach }, params.id, body),
  ),
  route(
    'DELETE /admin/options/:id/incoming',
    'Expect no delivery of an option any more',
    { permission: 'stock.change', reply: z.object({}) },
    ({ shop, userId, reach, params }) => deleteIncoming(shop, { userId, reach }, params.id),
  ),
  route(
    'POST /admin/options/:id/incoming/arrival',
    'Take the delivery of an option into stock',
    { permission: 'stock.change', body: arrivedBody, reply: changedStock },
    ({ shop, userId, reach, params, body }) => takeIncoming(shop, { userId, reach }, params.id, body.piece_count),
  ),
  route('GET /admin/low-stock', 'Which products run low', { permission: 'product.manage', reply: lowStock }, async ({ db }) => ({
    ids: await listLowProducts(db),
  })),
  route(
    'PATCH /admin/preparations/:id',
    'Say that a line of an order is prepared, or not after all',
    { permission: 'preparation.finish', body: finishPreparationBody, reply: z.object({}) },
    ({ shop, userId, reach, params, body }) => finish(shop, { userId, reach }, params.id, body.is_prepared),
  ),
]);

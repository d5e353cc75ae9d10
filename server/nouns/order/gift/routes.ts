import { fail } from '#contract/errors/errors.ts';
import { giftLink, openedGift, openGiftBody, takeGiftBody } from '#contract/rest/gift/gifts.ts';
import { urlFor } from '#contract/routes.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import { orderOfMember } from '../read-order-rows.ts';
import { giftColumn, giftToken } from './find-gift.ts';
import { readGift } from './read-gift.ts';
import { takeGift } from './take-gift.ts';

// Whoever tries secrets gets nowhere; a family behind one address opens its gifts.
const opening: RouteLimit = { name: 'gifts-opened', by: 'address', window: 10 * 60, most: 60 };
const taking: RouteLimit = { name: 'gifts-taken', by: 'address', window: 10 * 60, most: 20 };

/** Gifts: for buyers and, by a link, for receivers. */
export const giftRoutes = routes('gifts', [
  route('GET /orders/:id/gift-link', 'The link of a gift, to send it', { permission: 'gift.send', reply: giftLink }, async (call) => {
    const { db, userId, params, shop } = call;
    const order = await orderOfMember(db, userId, params.id).select(giftColumn).executeTakeFirst();
    return order?.gift ? { path: `${urlFor('gift')}#${giftToken(shop.config.secret, order.id)}` } : fail('ORDER_NOT_FOUND');
  }),
  route(
    'POST /gifts/openings',
    'What a gift is, for whoever has its link',
    { permission: 'gift.receive', limit: opening, body: openGiftBody, reply: openedGift },
    ({ shop, db, body }) => readGift(db, body.token, shop.clock()),
  ),
  route(
    'POST /gifts/addresses',
    'Say where a gift goes, once',
    { permission: 'gift.receive', limit: taking, body: takeGiftBody, reply: openedGift },
    async ({ shop, db, body }) => {
      orProblem(await takeGift(shop, body));
      return readGift(db, body.token, shop.clock());
    },
  ),
]);

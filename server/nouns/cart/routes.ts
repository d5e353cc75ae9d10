import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import {
  addCartLinesBody,
  cart,
  changeCartLineBody,
  lineDesign,
  mergedCart,
  moneyParts,
  moneyPartsQuery,
  removeCartLinesQuery,
  selectCartLinesBody,
} from '#contract/rest/cart.ts';
import { idempotencyHeaders } from '#contract/rest/values.ts';
import { readMoneyParts } from '#server/nouns/royalty/read-money-parts.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { addCartLines as addLines } from './add-cart-lines.ts';
import { changeCartLine as changeLine } from './change-cart-line.ts';
import { type CartOwner, findCart } from './find-cart.ts';
import { guestCookie } from './guest-cookie.ts';
import { readLineDesign } from './guest-designs.ts';
import { visitCart } from './lock-cart.ts';
import { mergeCart } from './merge-cart.ts';
import { readCart } from './read-cart.ts';
import { removeCartLines as removeLines, selectCartLines as selectLines } from './select-cart-lines.ts';

/** Designs that come with a line: those of guests are stored before anybody signed in. */
const guestDesigns = { name: 'guest-designs', by: 'address', window: 24 * 60 * 60, most: 20 } as const;
const designChanges = { name: 'cart-design-changes', by: 'address', window: 24 * 60 * 60, most: 200 } as const;
const memberDesigns = { name: 'cart-designs', by: 'member', window: 24 * 60 * 60, most: 200 } as const;

/** The cart of a guest (by cookie) or a member. Every call returns the whole cart with current prices. */
export const cartRoutes = routes('cart', (shop) => {
  const cookie = guestCookie(shop.config);
  const ownerOf = (request: FastifyRequest, guestHash = () => cookie.read(request)): CartOwner => {
    const { userId } = request.viewer;
    return userId === null ? { guestHash: guestHash() ?? '' } : { userId };
  };
  return [
    route('GET /cart', 'The cart', { permission: 'cart.read', reply: cart }, async ({ db, request, reply }) => {
      const open = await findCart(db, ownerOf(request));
      if (open !== null) await visitCart(db, open, shop.clock());
      if (open !== null && request.viewer.userId === null) cookie.keep(request, reply);
      return readCart(db, open?.id ?? null, shop.clock());
    }),
    route(
      'GET /money-parts',
      'Who gets which part of a price: production, artists, donation, shop',
      { permission: 'money-part.read', query: moneyPartsQuery, reply: moneyParts },
      ({ db, query }) => readMoneyParts(db, query, shop.clock()),
    ),
    route(
      'POST /cart/lines',
      'Put options into the cart',
      {
        permission: 'cart.change',
        isIdempotent: 'if-named',
        guestActor: cookie.read,
        headers: idempotencyHeaders.partial(),
        body: addCartLinesBody,
        reply: cart,
      },
      async ({ body, request, reply, count }) => {
        // A guest's cookie begins with their first line.
        const owner = ownerOf(request, () => cookie.keep(request, reply));
        return addLines(shop, owner, body, () => count(request.viewer.userId === null ? guestDesigns : memberDesigns));
      },
    ),
    route(
      'PATCH /cart/lines/:id',
      'Change quantity, option, design or selection',
      { permission: 'cart.change', body: changeCartLineBody, reply: cart },
      async ({ db, params, body, request, count }) => {
        if (body.design) await count(designChanges);
        return readCart(db, orProblem(await changeLine(shop, ownerOf(request), params.id, body)), shop.clock());
      },
    ),
    route(
      'GET /cart/lines/:id/design',
      'The design of a line, to open it in the editor',
      { permission: 'cart.read', reply: lineDesign },
      async ({ db, params, request }) => (await readLineDesign(db, ownerOf(request), params.id)) ?? fail('CART_LINE_NOT_FOUND'),
    ),
    route('DELETE /cart/lines/:id', 'Take one line out', { permission: 'cart.change', reply: cart }, async ({ db, params, request }) =>
      readCart(db, orProblem(await removeLines(shop, ownerOf(request), [params.id])), shop.clock()),
    ),
    route(
      'DELETE /cart/lines',
      'Take lines out',
      { permission: 'cart.change', query: removeCartLinesQuery, reply: cart },
      async ({ db, query, request }) => readCart(db, orProblem(await removeLines(shop, ownerOf(request), query.line_ids)), shop.clock()),
    ),
    route(
      'PATCH /cart/selection',
      'Select lines',
      { permission: 'cart.change', body: selectCartLinesBody, reply: cart },
      async ({ db, body, request }) => readCart(db, await selectLines(shop, ownerOf(request), body), shop.clock()),
    ),
    route(
      'POST /cart/merge',
      "Bring the guest's cart into the member's",
      { permission: 'cart.merge', reply: mergedCart },
      async ({ userId, request, reply }) => {
        const merged = await mergeCart(shop, userId, cookie.read(request));
        cookie.clear(reply);
        return merged;
      },
    ),
  ];
});

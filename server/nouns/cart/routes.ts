import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  addCartLines,
  cart,
  changeCartLine,
  mergedCart,
  moneyParts,
  moneyPartsQuery,
  removeCartLines,
  selectCartLines,
} from '#contract/rest/cart.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { readMoneyParts } from '#server/nouns/royalty/read-money-parts.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { addCartLines as addLines } from './add-cart-lines.ts';
import { changeCartLine as changeLine } from './change-cart-line.ts';
import { type CartOwner, findCart } from './find-cart.ts';
import { guestCookie } from './guest-cookie.ts';
import { mergeCart } from './merge-cart.ts';
import { readCart } from './read-cart.ts';
import { removeCartLines as removeLines } from './remove-cart-lines.ts';
import { selectCartLines as selectLines } from './select-cart-lines.ts';
import { visitCart } from './visit-cart.ts';

const tags = ['cart'];
const replies = { 200: cart, '4xx': problem };

/** The cart of a guest (by cookie) or a member. Every call returns the whole cart with current prices. */
export async function cartRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const cookie = guestCookie(shop.config);
  const db = shop.database.service;
  const namedHeaders = idempotencyHeaders.partial();
  const nobody: CartOwner = { guestHash: '' };

  const ownerOf = (request: FastifyRequest): CartOwner => {
    if (request.viewer.userId !== null) return { userId: request.viewer.userId };
    const guestHash = cookie.read(request);
    return guestHash === null ? nobody : { guestHash };
  };
  const ownerWithCart = (request: FastifyRequest, reply: FastifyReply): CartOwner =>
    request.viewer.userId === null ? { guestHash: cookie.keep(request, reply) } : { userId: request.viewer.userId };

  typed.get(
    '/cart',
    { config: { permission: 'cart.read' }, schema: { tags, summary: 'The cart', response: replies } },
    async (request, reply) => {
      const found = await findCart(db, ownerOf(request));
      if (found !== null) await visitCart(db, found, shop.clock());
      if (found !== null && request.viewer.userId === null) cookie.keep(request, reply);
      return readCart(db, found?.id ?? null, shop.clock());
    },
  );

  const summary = 'Who gets which part of a price: production, artists, donation, shop';
  const schema = { tags, summary, querystring: moneyPartsQuery, response: { 200: moneyParts, '4xx': problem } };
  typed.get('/money-parts', { config: { permission: 'money-part.read' }, schema }, ({ query }) => readMoneyParts(db, query, shop.clock()));

  typed.post(
    '/cart/lines',
    {
      config: { permission: 'cart.change', isIdempotent: 'if-named', guestActor: cookie.read },
      schema: { tags, summary: 'Put options into the cart', headers: namedHeaders, body: addCartLines, response: replies },
    },
    async (request, reply) => orProblem(await addLines(shop, ownerWithCart(request, reply), request.body.lines)),
  );

  typed.patch(
    '/cart/lines/:id',
    {
      config: { permission: 'cart.change' },
      schema: { tags, summary: 'Change quantity, option, design or selection', params: idParams, body: changeCartLine, response: replies },
    },
    async (request) => readCart(db, orProblem(await changeLine(shop, ownerOf(request), request.params.id, request.body)), shop.clock()),
  );

  typed.delete(
    '/cart/lines/:id',
    { config: { permission: 'cart.change' }, schema: { tags, summary: 'Take one line out', params: idParams, response: replies } },
    async (request) => readCart(db, orProblem(await removeLines(shop, ownerOf(request), [request.params.id])), shop.clock()),
  );

  typed.delete(
    '/cart/lines',
    { config: { permission: 'cart.change' }, schema: { tags, summary: 'Take lines out', querystring: removeCartLines, response: replies } },
    async (request) => readCart(db, orProblem(await removeLines(shop, ownerOf(request), request.query.line_ids)), shop.clock()),
  );

  typed.patch(
    '/cart/selection',
    { config: { permission: 'cart.change' }, schema: { tags, summary: 'Select lines', body: selectCartLines, response: replies } },
    async (request) => readCart(db, await selectLines(shop, ownerOf(request), request.body), shop.clock()),
  );

  typed.post(
    '/cart/merge',
    {
      config: { permission: 'cart.merge' },
      schema: { tags, summary: "Bring the guest's cart into the member's", response: { ...replies, 200: mergedCart } },
    },
    async (request, reply) => {
      const merged = await mergeCart(shop, memberOf(request), cookie.read(request));
      cookie.clear(reply);
      return merged;
    },
  );
}

import { foundMembers } from '#contract/rest/admin/members.ts';
import {
  buyerGoods,
  buyerGoodsQuery,
  findBuyersBody,
  listPreparedQuery,
  madeCheckout,
  prepareCheckoutBody,
  preparedCheckouts,
} from '#contract/rest/admin/prepared/checkouts.ts';
import { uuidParams } from '#contract/rest/values.ts';
import { findMembers } from '#server/nouns/member/desk/find-members.ts';
import { route, routes } from '#server/rest/route.ts';
import { prepareCheckout as prepare, withdrawCheckout as withdraw } from './prepare-checkout.ts';
import { readBuyerGoods, readPrepared } from './read-prepared.ts';

const permission = 'checkout.prepare';

/** Checkouts that staff prepare for a member, who pays by a link. */
export const preparedCheckoutRoutes = routes('back office: checkouts', [
  route(
    'POST /admin/checkouts/buyers',
    'Find the member that something is to be ordered for; personal data is masked',
    { permission, body: findBuyersBody, reply: foundMembers },
    ({ db, body }) => findMembers(db, { text: body.text, standing: 'ACTIVE', limit: 10, offset: 0 }),
  ),
  route(
    'GET /admin/checkouts/goods',
    'What a member may have: saved designs, products, options',
    { permission, query: buyerGoodsQuery, reply: buyerGoods },
    ({ db, query }) => readBuyerGoods(db, query),
  ),
  route(
    'GET /admin/checkouts',
    'The checkouts that staff prepared for a member',
    { permission, query: listPreparedQuery, reply: preparedCheckouts },
    ({ db, query }) => readPrepared(db, query.user_id),
  ),
  route(
    'POST /admin/checkouts',
    'Prepare a checkout for a member, and send them its link',
    { permission, isIdempotent: true, storesResult: true, body: prepareCheckoutBody, made: madeCheckout },
    ({ shop, userId, body }) => prepare(shop, userId, body),
  ),
  route(
    'DELETE /admin/checkouts/:id',
    'End a prepared checkout that nobody ordered from',
    { permission, params: uuidParams },
    ({ shop, params }) => withdraw(shop, params.id),
  ),
]);

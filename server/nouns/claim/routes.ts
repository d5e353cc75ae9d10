import { claimPreview, orderClaims, previewClaimBody, requestClaimBody } from '#contract/rest/claims.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { findClaim } from './find-claims.ts';
import { withdrawClaim } from './move-claim.ts';
import { previewAsked } from './preview/preview-asked.ts';
import { readOrderClaims } from './read-claims.ts';
import { requestClaim as ask } from './request-claim.ts';

/** A member's cancellations, returns and exchanges of order lines. */
export const claimRoutes = routes('claims', [
  route(
    'GET /orders/:id/claims',
    'What was asked for an order, and what may be asked',
    { permission: 'claim.read', reply: orderClaims },
    ({ shop, userId, params }) => claimsOf(shop, userId, params.id),
  ),
  route(
    'POST /orders/:id/claims/preview',
    'Exactly what money, points and coupons would go back',
    { permission: 'claim.read', body: previewClaimBody, reply: claimPreview },
    ({ shop, db, userId, params, body }) => previewAsked(db, userId, params.id, body, shop.clock()),
  ),
  route(
    'POST /orders/:id/claims',
    'Ask for lines to be cancelled, taken back or exchanged',
    { permission: 'claim.ask', isIdempotent: true, body: requestClaimBody, made: orderClaims },
    async ({ shop, userId, params, body }) => {
      orProblem(await ask(shop, userId, params.id, body));
      return claimsOf(shop, userId, params.id);
    },
  ),
  route(
    'POST /claims/:id/withdrawal',
    'Take a request back that nobody has decided',
    { permission: 'claim.ask', reply: orderClaims },
    async ({ shop, db, userId, params }) => {
      orProblem(await withdrawClaim(shop, userId, params.id));
      const claim = await findClaim(db, params.id);
      return claimsOf(shop, userId, claim?.order_id ?? 0);
    },
  ),
]);

function claimsOf(shop: Shop, userId: string, orderId: number) {
  return readOrderClaims(shop.database.service, userId, orderId, shop.clock(), findClosedPhotos(shop));
}

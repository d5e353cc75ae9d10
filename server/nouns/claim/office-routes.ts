import {
  adminClaim,
  listPlansQuery,
  moveClaimBody,
  openableClaims,
  openClaimBody,
  openedClaim,
  plannedRefunds,
  previewDecisionBody,
  previewOpenedBody,
  refundGoodwillBody,
} from '#contract/rest/admin/claims.ts';
import { claimPreview } from '#contract/rest/claims.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { moveClaim as move } from './move-claim.ts';
import { openClaim as open } from './open-claim.ts';
import { previewDecision as preview, previewToOpen } from './preview/preview-asked.ts';
import { readPlannedRefunds as planned } from './preview/read-planned-refunds.ts';
import { readAdminClaim } from './read-admin-claim.ts';
import { readOpenableClaims } from './read-claims.ts';
import { refundGoodwill } from './refund-goodwill.ts';

/** Claims, for operators to decide. */
export const claimOfficeRoutes = routes('back office: claims', [
  route(
    'GET /admin/claims/plans',
    'What claims that are not decided would give back as they stand',
    { permission: 'claim.settle', query: listPlansQuery, reply: plannedRefunds },
    async ({ db, query }) => {
      const plans = await planned(db, query.ids);
      return { plans: [...plans].map(([id, plan]) => ({ id, ...plan })) };
    },
  ),
  route(
    'GET /admin/claims/:id',
    'A claim, and what can be done with it',
    { permission: 'claim.settle', reply: adminClaim },
    ({ shop, db, params }) => readAdminClaim(db, params.id, findClosedPhotos(shop)),
  ),
  route(
    'GET /admin/orders/:id/claims',
    'What the shop may open for each line of an order, or why not',
    { permission: 'claim.open', reply: openableClaims },
    ({ db, params }) => readOpenableClaims(db, params.id),
  ),
  route(
    'POST /admin/orders/:id/claims/preview',
    'Exactly what would go back if the shop opened this claim',
    { permission: 'claim.open', body: previewOpenedBody, reply: claimPreview },
    ({ shop, db, params, body }) => previewToOpen(db, params.id, body, shop.clock()),
  ),
  route(
    'POST /admin/orders/:id/claims',
    'Open a claim in the shopper’s name, or cancel at once what has not left',
    { permission: 'claim.open', isIdempotent: true, body: openClaimBody, made: openedClaim },
    ({ shop, userId, params, body }) => open(shop, userId, params.id, body),
  ),
  route(
    'POST /admin/orders/:id/goodwill',
    'Refund an amount of a paid order out of goodwill; its goods stay with the shopper',
    { permission: 'claim.settle', isIdempotent: true, storesResult: true, body: refundGoodwillBody, made: openedClaim },
    ({ shop, userId, params, body }) => refundGoodwill(shop, userId, params.id, body),
  ),
  route(
    'POST /admin/claims/:id/preview',
    'Exactly what would go back if the claim were settled so',
    { permission: 'claim.settle', body: previewDecisionBody, reply: claimPreview },
    ({ shop, db, params, body }) => preview(db, params.id, body, shop.clock()),
  ),
  route(
    'POST /admin/claims/:id/moves',
    'Decide a claim: collect, look, settle, send the exchange, decline',
    { permission: 'claim.settle', isIdempotent: true, body: moveClaimBody, reply: adminClaim },
    async ({ shop, db, userId, params, body }) => {
      orProblem(await move(shop, userId, params.id, body));
      return readAdminClaim(db, params.id, findClosedPhotos(shop));
    },
  ),
]);

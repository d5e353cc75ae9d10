import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  adminClaim,
  listPlans,
  moveClaim,
  openableClaims,
  openClaim,
  openedClaim,
  plannedRefunds,
  previewDecision,
  previewOpened,
} from '#contract/rest/admin/claims.ts';
import { claimPreview } from '#contract/rest/claims.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import { moveClaim as move } from './move-claim.ts';
import { openClaim as open } from './open-claim.ts';
import { previewDecision as preview, previewToOpen } from './preview/preview-asked.ts';
import { readPlannedRefunds as planned } from './preview/read-planned-refunds.ts';
import { readAdminClaim } from './read-admin-claim.ts';
import { readOpenableClaims } from './read-claims.ts';

const tags = ['back office: claims'];

/** Claims, for operators to decide. */
export async function adminClaimsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const read = async (id: number) => orProblem(await readAdminClaim(shop.database.service, id, findClosedPhotos(shop)));
  const replies = { 200: adminClaim, '4xx': problem, '5xx': problem };

  typed.get(
    '/admin/claims/plans',
    {
      config: { permission: 'claim.settle' },
      schema: {
        tags,
        summary: 'What claims that are not decided would give back as they stand',
        querystring: listPlans,
        response: { 200: plannedRefunds, '4xx': problem, '5xx': problem },
      },
    },
    async (request) => {
      const plans = await planned(shop.database.service, request.query.ids);
      return { plans: [...plans].map(([id, plan]) => ({ id, ...plan })) };
    },
  );

  typed.get(
    '/admin/claims/:id',
    {
      config: { permission: 'claim.settle' },
      schema: { tags, summary: 'A claim, and what can be done with it', params: idParams, response: replies },
    },
    (request) => read(request.params.id),
  );

  typed.get(
    '/admin/orders/:id/claims',
    {
      config: { permission: 'claim.open' },
      schema: {
        tags,
        summary: 'What the shop may open for each line of an order, or why not',
        params: idParams,
        response: { 200: openableClaims, '4xx': problem, '5xx': problem },
      },
    },
    async (request) => orProblem(await readOpenableClaims(shop.database.service, request.params.id)),
  );

  typed.post(
    '/admin/orders/:id/claims/preview',
    {
      config: { permission: 'claim.open' },
      schema: {
        tags,
        summary: 'Exactly what would go back if the shop opened this claim',
        params: idParams,
        body: previewOpened,
        response: { 200: claimPreview, '4xx': problem, '5xx': problem },
      },
    },
    async (request) => orProblem(await previewToOpen(shop.database.service, request.params.id, request.body, shop.clock())),
  );

  typed.post(
    '/admin/orders/:id/claims',
    {
      config: { isIdempotent: true, permission: 'claim.open' },
      schema: {
        tags,
        summary: 'Open a claim in the shopper’s name, or cancel at once what has not left',
        headers: idempotencyHeaders,
        params: idParams,
        body: openClaim,
        response: { 201: openedClaim, '4xx': problem, '5xx': problem },
      },
    },
    async (request, reply) => {
      const userId = memberOf(request);
      const opened = orProblem(await asStaff(userId, () => open(shop, userId, request.params.id, request.body)));
      return reply.code(201).send(opened);
    },
  );

  typed.post(
    '/admin/claims/:id/preview',
    {
      config: { permission: 'claim.settle' },
      schema: {
        tags,
        summary: 'Exactly what would go back if the claim were settled so',
        params: idParams,
        body: previewDecision,
        response: { 200: claimPreview, '4xx': problem, '5xx': problem },
      },
    },
    async (request) => orProblem(await preview(shop.database.service, request.params.id, request.body, shop.clock())),
  );

  typed.post(
    '/admin/claims/:id/moves',
    {
      config: { isIdempotent: true, permission: 'claim.settle' },
      schema: {
        tags,
        summary: 'Decide a claim: collect, look, settle, send the exchange, decline',
        headers: idempotencyHeaders,
        params: idParams,
        body: moveClaim,
        response: replies,
      },
    },
    async (request) => {
      const userId = memberOf(request);
      orProblem(await asStaff(userId, () => move(shop, userId, request.params.id, request.body)));
      return read(request.params.id);
    },
  );
}

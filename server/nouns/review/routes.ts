import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import {
  done,
  editReview,
  lineParams,
  myReviews,
  type ReviewLine,
  replyReview,
  reportReview,
  reviewLine,
  showReview,
  writeReview,
} from '#contract/rest/reviews.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { reachOf } from '#server/rest/permission-check.ts';
import type { Shop } from '#server/shop.ts';
import { deleteReview } from './delete-review.ts';
import { editReview as edit } from './edit-review.ts';
import { readMyReviews, readReviewLine } from './read-reviews.ts';
import { replyReview as reply } from './reply-review.ts';
import { reportReview as report } from './report-review.ts';
import { showReview as show } from './show-review.ts';
import { writeReview as write } from './write-review.ts';

const tags = ['reviews'];
const once = { isIdempotent: true };

/** Reviews of purchases; public reviews are read through the data service. */
export async function reviewsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  // Writes and edits: a large order reviewed in one evening.
  const writes = limit(shop, 'review-writes', { by: 'member', window: 60 * 60, most: 60 });
  // Reports per member.
  const reports = limit(shop, 'review-reports', { by: 'member', window: 24 * 60 * 60, most: 20 });
  const addresses = findClosedPhotos(shop);
  const lineOf = async (userId: string, orderProductId: number): Promise<ReviewLine> => {
    const line = await readReviewLine(service, userId, orderProductId, shop.clock(), addresses);
    if (line === null) throw new Refusal(fail('ORDER_NOT_FOUND'));
    return line;
  };

  typed.get(
    '/reviews/mine',
    {
      config: { permission: 'review.write' },
      schema: { tags, summary: 'What I can review, and what I wrote', response: { 200: myReviews, '4xx': problem } },
    },
    (request) => readMyReviews(service, memberOf(request), shop.clock(), addresses),
  );

  typed.get(
    '/reviews/lines/:order_product_id',
    {
      config: { permission: 'review.write' },
      schema: { tags, summary: 'A line of my order and its review', params: lineParams, response: { 200: reviewLine, '4xx': problem } },
    },
    (request) => lineOf(memberOf(request), request.params.order_product_id),
  );

  typed.post(
    '/reviews',
    {
      config: { ...once, permission: 'review.write' },
      schema: {
        tags,
        summary: 'Write the review of a delivered line, once',
        headers: idempotencyHeaders,
        body: writeReview,
        response: { 201: reviewLine, '4xx': problem },
      },
    },
    async (request, response) => {
      const userId = memberOf(request);
      await writes(request);
      orProblem(await write(shop, userId, request.body));
      return response.code(201).send(await lineOf(userId, request.body.order_product_id));
    },
  );

  typed.patch(
    '/reviews/:id',
    {
      config: { ...once, permission: 'review.write' },
      schema: {
        tags,
        summary: 'Change my review within 30 days; what it said before is kept',
        headers: idempotencyHeaders,
        params: idParams,
        body: editReview,
        response: { 200: done, '4xx': problem },
      },
    },
    async (request) => {
      await writes(request);
      return orProblem(await edit(shop, memberOf(request), request.params.id, request.body));
    },
  );

  typed.delete(
    '/reviews/:id',
    {
      config: { permission: 'review.write' },
      schema: {
        tags,
        summary: 'Delete my review; its photos go, its points are taken back',
        params: idParams,
        response: { 200: done, '4xx': problem },
      },
    },
    async (request) => {
      await writes(request);
      return orProblem(await deleteReview(shop, memberOf(request), request.params.id));
    },
  );

  typed.post(
    '/reviews/:id/reports',
    {
      config: { permission: 'review.report' },
      schema: { tags, summary: 'Report a review', params: idParams, body: reportReview, response: { 201: done, '4xx': problem } },
    },
    async (request, response) => {
      await reports(request);
      return response.code(201).send(orProblem(await report(shop, memberOf(request), request.params.id, request.body)));
    },
  );

  typed.post(
    '/reviews/:id/reply',
    {
      config: { permission: 'review.reply' },
      schema: {
        tags,
        summary: 'Answer a review as its brand',
        params: idParams,
        body: replyReview,
        response: { 200: done, '4xx': problem },
      },
    },
    async (request) =>
      orProblem(await reply(shop, { userId: memberOf(request), reach: reachOf(request) }, request.params.id, request.body.content)),
  );

  typed.patch(
    '/reviews/:id/visibility',
    {
      config: { permission: 'review.manage' },
      schema: {
        tags,
        summary: 'Hide a review for a reason, or show it again',
        params: idParams,
        body: showReview,
        response: { 200: done, '4xx': problem },
      },
    },
    async (request) => orProblem(await show(shop, request.params.id, request.body.hidden_reason)),
  );
}

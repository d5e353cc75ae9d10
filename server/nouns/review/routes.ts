import { type Failure, fail } from '#contract/errors/errors.ts';
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
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { deleteReview } from './delete-review.ts';
import { editReview as edit } from './edit-review.ts';
import { readMyReviews, readReviewLine } from './read-reviews.ts';
import { replyReview as reply } from './reply-review.ts';
import { reportReview as report } from './report-review.ts';
import { showReview as show } from './show-review.ts';
import { writeReview as write } from './write-review.ts';

// Writes and edits: a large order reviewed in one evening.
const writes: RouteLimit = { name: 'review-writes', by: 'member', window: 60 * 60, most: 60 };
// Reports per member.
const reports: RouteLimit = { name: 'review-reports', by: 'member', window: 24 * 60 * 60, most: 20 };

/** Reviews of purchases; public reviews are read through the data service. */
export const reviewRoutes = routes('reviews', [
  route(
    'GET /reviews/mine',
    { permission: 'review.write', summary: 'What I can review, and what I wrote', reply: myReviews },
    ({ shop, db, userId }) => readMyReviews(db, userId, shop.clock(), findClosedPhotos(shop)),
  ),
  route(
    'GET /reviews/lines/:order_product_id',
    { permission: 'review.write', summary: 'A line of my order and its review', params: lineParams, reply: reviewLine },
    ({ shop, userId, params }) => lineOf(shop, userId, params.order_product_id),
  ),
  route(
    'POST /reviews',
    {
      permission: 'review.write',
      isIdempotent: true,
      limit: writes,
      summary: 'Write the review of a delivered line, once',
      body: writeReview,
      made: reviewLine,
    },
    async ({ shop, userId, body }) => {
      orProblem(await write(shop, userId, body));
      return lineOf(shop, userId, body.order_product_id);
    },
  ),
  route(
    'PATCH /reviews/:id',
    {
      permission: 'review.write',
      isIdempotent: true,
      limit: writes,
      summary: 'Change my review within 30 days; what it said before is kept',
      body: editReview,
      reply: done,
    },
    ({ shop, userId, params, body }) => edit(shop, userId, params.id, body),
  ),
  route(
    'DELETE /reviews/:id',
    { permission: 'review.write', limit: writes, summary: 'Delete my review; its photos go, its points are taken back', reply: done },
    ({ shop, userId, params }) => deleteReview(shop, userId, params.id),
  ),
  route(
    'POST /reviews/:id/reports',
    { permission: 'review.report', limit: reports, summary: 'Report a review', body: reportReview, made: done },
    ({ shop, userId, params, body }) => report(shop, userId, params.id, body),
  ),
  route(
    'POST /reviews/:id/reply',
    { permission: 'review.reply', summary: 'Answer a review as its brand', body: replyReview, reply: done },
    ({ shop, userId, reach, params, body }) => reply(shop, { userId, reach }, params.id, body.content),
  ),
  route(
    'PATCH /reviews/:id/visibility',
    { permission: 'review.manage', summary: 'Hide a review for a reason, or show it again', body: showReview, reply: done },
    ({ shop, params, body }) => show(shop, params.id, body.hidden_reason),
  ),
]);

async function lineOf(shop: Shop, userId: string, orderProductId: number): Promise<ReviewLine | Failure> {
  const line = await readReviewLine(shop.database.service, userId, orderProductId, shop.clock(), findClosedPhotos(shop));
  return line ?? fail('ORDER_NOT_FOUND');
}

import { type Failure, fail } from '#contract/errors/errors.ts';
import {
  done,
  editReviewBody,
  lineParams,
  myReviews,
  type ReviewLine,
  replyReviewBody,
  reportReviewBody,
  reviewLine,
  reviewVisibilityBody,
  writeReviewBody,
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
import { setReviewVisibility } from './set-review-visibility.ts';
import { writeReview as write } from './write-review.ts';

// Writes and edits: a large order reviewed in one evening.
const writes: RouteLimit = { name: 'review-writes', by: 'member', window: 60 * 60, most: 60 };
// Reports per member.
const reports: RouteLimit = { name: 'review-reports', by: 'member', window: 24 * 60 * 60, most: 20 };

/** Reviews of purchases; public reviews are read through the data service. */
export const reviewRoutes = routes('reviews', [
  route(
    'GET /reviews/mine',
    'What I can review, and what I wrote',
    { permission: 'review.write', reply: myReviews },
    ({ shop, db, userId }) => readMyReviews(db, userId, shop.clock(), findClosedPhotos(shop)),
  ),
  route(
    'GET /reviews/lines/:order_product_id',
    'A line of my order and its review',
    { permission: 'review.write', params: lineParams, reply: reviewLine },
    ({ shop, userId, params }) => lineOf(shop, userId, params.order_product_id),
  ),
  route(
    'POST /reviews',
    'Write the review of a delivered line, once',
    { permission: 'review.write', isIdempotent: true, limit: writes, body: writeReviewBody, made: reviewLine },
    async ({ shop, userId, body }) => {
      orProblem(await write(shop, userId, body));
      return lineOf(shop, userId, body.order_product_id);
    },
  ),
  route(
    'PATCH /reviews/:id',
    'Change my review within 30 days; what it said before is kept',
    { permission: 'review.write', isIdempotent: true, limit: writes, body: editReviewBody, reply: done },
    ({ shop, userId, params, body }) => edit(shop, userId, params.id, body),
  ),
  route(
    'DELETE /reviews/:id',
    'Delete my review; its photos go, its points are taken back',
    { permission: 'review.write', limit: writes, reply: done },
    ({ shop, userId, params }) => deleteReview(shop, userId, params.id),
  ),
  route(
    'POST /reviews/:id/reports',
    'Report a review',
    { permission: 'review.report', limit: reports, body: reportReviewBody, made: done },
    ({ shop, userId, params, body }) => report(shop, userId, params.id, body),
  ),
  route(
    'POST /reviews/:id/reply',
    'Answer a review as its brand',
    { permission: 'review.reply', body: replyReviewBody, reply: done },
    ({ shop, userId, reach, params, body }) => reply(shop, { userId, reach }, params.id, body.content),
  ),
  route(
    'PATCH /reviews/:id/visibility',
    'Hide a review for a reason, or show it again',
    { permission: 'review.manage', body: reviewVisibilityBody, reply: done },
    ({ shop, params, body }) => setReviewVisibility(shop, params.id, body.hidden_reason),
  ),
]);

async function lineOf(shop: Shop, userId: string, orderProductId: number): Promise<ReviewLine | Failure> {
  const line = await readReviewLine(shop.database.service, userId, orderProductId, shop.clock(), findClosedPhotos(shop));
  return line ?? fail('ORDER_NOT_FOUND');
}

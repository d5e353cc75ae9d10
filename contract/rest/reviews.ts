import { z } from 'zod';
import {
  heightRange,
  hidingReasons,
  isReviewText,
  REPORT_DETAIL_MAX,
  REVIEW_REPLY_MAX,
  rangeStarts,
  sizeFeels,
  weightRange,
} from '#rules/community/review.ts';
import { REVIEW_SCORE_MAX } from '#rules/community/review-score.ts';
import { photo, photoIds } from './photos.ts';
import { digits, id, localized, time, won, writing } from './values.ts';

const startOf = (range: typeof heightRange | typeof weightRange) =>
  z
    .int()
    .refine((start) => rangeStarts(range).includes(start))
    .nullable()
    .default(null);

/** The fit, all optional: body measurements are ranges named by their lower end. */
const fit = {
  height_from: startOf(heightRange).describe(`Range of ${heightRange.step} cm`),
  weight_from: startOf(weightRange).describe(`Range of ${weightRange.step} kg`),
  size_feel: z.enum(sizeFeels).nullable().default(null),
};

const said = {
  score: z.int({ error: 'REVIEW_SCORE_REQUIRED' }).min(1, 'REVIEW_SCORE_REQUIRED').max(REVIEW_SCORE_MAX, 'REVIEW_SCORE_REQUIRED'),
  content: z.string({ error: 'REVIEW_LENGTH' }).trim().refine(isReviewText, 'REVIEW_LENGTH'),
  ...fit,
  photo_ids: photoIds.default([]),
};

/** POST /api/reviews: a review of one order line. */
export const writeReviewBody = z.strictObject({ order_product_id: id, ...said });
/** PATCH /api/reviews/{id}: replaces the whole review; photos not listed are removed. */
export const editReviewBody = z.strictObject(said);

/** A review as its author sees it. */
const ownReview = z.object({
  id,
  order_product_id: id,
  score: z.int(),
  content: z.string(),
  height_from: z.int().nullable(),
  weight_from: z.int().nullable(),
  size_feel: z.enum(sizeFeels).nullable(),
  photos: z.array(photo).describe('What a change may keep or leave out'),
  pictures: z.array(z.object({ id, src: z.string() })).describe('All that readers see'),
  like_count: z.int(),
  unlike_count: z.int(),
  created_at: time,
  edited_at: time.nullable(),
  is_editable: z.boolean(),
  editable_until: time,
  hidden_reason: z.enum(hidingReasons).nullable().describe('Why readers do not see it; null while they do'),
  reply: z.string().nullable(),
  replied_at: time.nullable(),
  point_state: z.enum(['WAITING', 'GIVEN', 'TAKEN_BACK', 'NONE']).describe('WAITING: they come when the purchase is confirmed'),
  point_amount: won,
});

/** The facts about an order line that concern its review. */
export const reviewLine = z.object({
  order_product_id: id,
  order_id: id,
  product_id: id,
  product_name: localized,
  option_name: localized,
  brand_name: localized,
  image_src: z.string(),
  design_src: z.string().nullable().describe('The design as it was ordered; readers see it beside the review'),
  is_worn: z.boolean().describe('It fits somebody or not: the form asks how'),
  delivered_at: time.nullable(),
  is_confirmed: z.boolean(),
  refusal: z.enum(['REVIEW_ALREADY_WRITTEN', 'REVIEW_NOT_ALLOWED']).nullable().describe('Why no review can be written; null when one can'),
  review: ownReview.nullable(),
});

/** GET /api/reviews/mine. */
export const myReviews = z.object({
  to_write: z.array(reviewLine),
  written: z.array(reviewLine),
  points_waiting: won.describe('What comes when the purchases are confirmed'),
  points_to_earn: won.describe('What the reviews that can be written would earn, with photos'),
});

export const lineParams = z.object({ order_product_id: digits(id) });

/** POST /api/reviews/{id}/reports. */
export const reportReviewBody = z.strictObject({
  reason: z.enum(hidingReasons),
  detail: z.string().trim().max(REPORT_DETAIL_MAX).default(''),
});
/** PATCH /api/reviews/{id}/visibility: hides it for a reason, or shows it again (null). */
export const reviewVisibilityBody = z.strictObject({ hidden_reason: z.enum(hidingReasons).nullable() });
/** POST /api/reviews/{id}/reply: the brand's reply, replacing any earlier one. */
export const replyReviewBody = z.strictObject({ content: writing(REVIEW_REPLY_MAX) });

export const done = z.object({});

export type WriteReview = z.infer<typeof writeReviewBody>;
export type EditReview = z.infer<typeof editReviewBody>;
export type OwnReview = z.infer<typeof ownReview>;
export type ReviewLine = z.infer<typeof reviewLine>;
export type MyReviews = z.infer<typeof myReviews>;
export type ReportReview = z.infer<typeof reportReviewBody>;

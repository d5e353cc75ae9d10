import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ReportReview } from '#contract/rest/reviews.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { Shop } from '#server/shop.ts';

/** Reports a review to the shop, once per member. Errors: REVIEW_NOT_FOUND, REVIEW_OWN (the author's), REVIEW_ALREADY_REPORTED. */
export async function reportReview(shop: Shop, userId: string, id: number, body: ReportReview): Promise<Record<string, never> | Failure> {
  const { service } = shop.database;
  const review = await service
    .selectFrom('product.reviews')
    .select(['state', 'deleted_at', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (review === undefined || !isShown(review)) return fail('REVIEW_NOT_FOUND');
  if (review.user_id === userId) return fail('REVIEW_OWN');
  const report = await service
    .insertInto('product.review_reports')
    .values({ review_id: id, user_id: userId, ...body, created_at: shop.clock() })
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return report === undefined ? fail('REVIEW_ALREADY_REPORTED') : {};
}

import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { deleteLetGo } from '#server/nouns/photo/delete-photo.ts';
import { takeReviewPointsBack } from '#server/nouns/point/review-points.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { lockReview } from './lock-review.ts';

/**
 * Deletes the member's own review, even a hidden one. Its photos and their files are deleted at once and its points taken back; spent
 * points become a debt. The line may be reviewed again, without points. Errors: REVIEW_NOT_FOUND (also for another's, and the second time).
 */
export async function deleteReview(shop: Shop, userId: string, id: number): Promise<Record<string, never> | Failure> {
  let gone: number[] = [];
  const outcome = await inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const review = await lockReview(trx, id, userId);
    if (review === null) return fail('REVIEW_NOT_FOUND');
    const images = await trx.deleteFrom('product.review_images').where('review_id', '=', id).returning('photo_id').execute();
    gone = images.flatMap(({ photo_id }) => photo_id ?? []);
    await trx.updateTable('product.reviews').set({ deleted_at: now }).where('id', '=', id).execute();
    await takeReviewPointsBack(trx, { userId, orderProductId: review.order_product_id, now });
    return {};
  });
  if (!isFailure(outcome)) await deleteLetGo(shop, userId, gone);
  return outcome;
}

import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { WriteReview } from '#contract/rest/reviews.ts';
import { isReviewable, REVIEW_PHOTOS_MAX } from '#rules/community/review.ts';
import { isFinished } from '#rules/order/order-state.ts';
import { lockOrder } from '#server/nouns/order/read-order-rows.ts';
import { attachPhotos } from '#server/nouns/photo/attach-photos.ts';
import { grantReviewPoints } from '#server/nouns/point/review-points.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { designPicture } from './design-picture.ts';
import { listReviewLines } from './list-review-lines.ts';

/**
 * Reviews a line of the member's own delivered order, once (specification 5.23), with photos uploaded before. Points are given at once if the
 * purchase is confirmed, otherwise with the confirmation; a review replacing one that its author deleted earns none. Returns the id.
 * Errors: ORDER_NOT_FOUND (no such line of this member), REVIEW_NOT_ALLOWED (not delivered, cancelled or returned), REVIEW_ALREADY_WRITTEN,
 * PHOTO_NOT_FOUND, PHOTO_LIMIT.
 */
export async function writeReview(shop: Shop, userId: string, body: WriteReview): Promise<{ id: number } | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const { order_product_id, photo_ids, ...said } = body;
    const asked = listReviewLines(trx, userId).where('line.id', '=', order_product_id);
    const named = await asked.executeTakeFirst();
    if (named === undefined) return fail('ORDER_NOT_FOUND', { field: 'order_product_id' });
    // Read again under the lock: the purchase may just have been confirmed, or the review written.
    const order = await lockOrder(trx, named.order_id);
    const line = await asked.executeTakeFirstOrThrow();
    if (line.review_id !== null) return fail('REVIEW_ALREADY_WRITTEN');
    if (order === null || !isReviewable(order) || line.is_gone) return fail('REVIEW_NOT_ALLOWED');
    const isFirst = !(await wasReviewed(trx, order_product_id));
    const refused = await attachPhotos(trx, { userId, photoIds: photo_ids, most: REVIEW_PHOTOS_MAX });
    if (isFailure(refused)) return refused;
    const review = await trx
      .insertInto('product.reviews')
      .values({
        ...said,
        order_product_id,
        user_id: userId,
        product_id: line.product_id,
        option_name: JSON.stringify(line.option_name),
        design_src: designPicture(line),
        is_rewarded: isFirst,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (review === undefined) return fail('REVIEW_ALREADY_WRITTEN');
    if (photo_ids.length > 0)
      await trx
        .insertInto('product.review_images')
        .values(photo_ids.map((photo_id, position) => ({ review_id: review.id, photo_id, position, src: '' })))
        .execute();
    if (isFinished(order) && isFirst)
      await grantReviewPoints(trx, { userId, orderId: order.id, orderProductId: order_product_id, photoCount: photo_ids.length, now });
    return review;
  });
}

async function wasReviewed(trx: Trx, orderProductId: number): Promise<boolean> {
  const before = await trx
    .selectFrom('product.reviews')
    .select('id')
    .where('order_product_id', '=', orderProductId)
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
}

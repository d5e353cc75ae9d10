import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { EditReview } from '#contract/rest/reviews.ts';
import { earnsPoints, isReviewEditable, REVIEW_PHOTOS_MAX } from '#rules/community/review.ts';
import { isFinished } from '#rules/order/order-state.ts';
import { isLineGone } from '#server/nouns/claim/preview/gone.ts';
import { attachPhotos } from '#server/nouns/photo/attach-photos.ts';
import { deleteLetGo } from '#server/nouns/photo/delete-photo.ts';
import { giveReviewPoints } from '#server/nouns/point/review-points.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { lockReview } from './lock-review.ts';

/**
 * Edits the member's own review within its time limit and keeps the previous text. Photos added later earn the photo points, once.
 * Errors: REVIEW_NOT_FOUND (also for another's), REVIEW_NOT_EDITABLE (hidden, or too late), REVIEW_PHOTO_KEPT (the last photo of a review
 * whose photos earned points), PHOTO_NOT_FOUND, PHOTO_LIMIT.
 */
export async function editReview(shop: Shop, userId: string, id: number, body: EditReview): Promise<Record<string, never> | Failure> {
  let gone: number[] = [];
  const outcome = await inTransaction(shop.database.service, async (trx) => {
    gone = [];
    const now = shop.clock();
    const { photo_ids: photoIds, ...said } = body;
    const review = await lockReview(trx, id, userId);
    if (review === null) return fail('REVIEW_NOT_FOUND');
    if (!isReviewEditable(review, now)) return fail('REVIEW_NOT_EDITABLE');
    const images = await trx
      .selectFrom('product.review_images')
      .select(['id', 'photo_id'])
      .where('review_id', '=', id)
      .orderBy('position')
      .execute();
    const held = images.flatMap(({ photo_id }) => photo_id ?? []);
    if (photoIds.length === 0 && held.length > 0 && (await arePhotosPaid(trx, review.order_product_id))) return fail('REVIEW_PHOTO_KEPT');
    const refused = await attachPhotos(trx, { userId, photoIds, most: REVIEW_PHOTOS_MAX, held });
    if (isFailure(refused)) return refused;
    const isChanged =
      held.join() !== photoIds.join() || (Object.keys(said) as (keyof typeof said)[]).some((key) => review[key] !== said[key]);
    if (!isChanged) return {};
    const { score, content, height_from, weight_from, size_feel } = review;
    await trx
      .insertInto('product.review_revisions')
      .values({ review_id: id, score, content, height_from, weight_from, size_feel, photo_count: images.length, replaced_at: now })
      .execute();
    await trx
      .updateTable('product.reviews')
      .set({ ...said, edited_at: now })
      .where('id', '=', id)
      .execute();
    gone = held.filter((photoId) => !photoIds.includes(photoId));
    await setPhotos(trx, id, held, photoIds);
    if (isFinished(review.order) && earnsPoints(review) && !(await isGone(trx, review.order_product_id)))
      await giveReviewPoints(trx, {
        userId,
        orderId: review.order.id,
        orderProductId: review.order_product_id,
        photoCount: photoIds.length,
        now,
      });
    return {};
  });
  if (!isFailure(outcome)) await deleteLetGo(shop, userId, gone);
  return outcome;
}

/** True for a line that was cancelled or returned: it no longer earns anything. */
async function isGone(trx: Trx, orderProductId: number): Promise<boolean> {
  const line = await trx
    .selectFrom('sales.order_products as line')
    .select(isLineGone.as('is_gone'))
    .where('line.id', '=', orderProductId)
    .executeTakeFirst();
  return line?.is_gone ?? true;
}

async function arePhotosPaid(trx: Trx, orderProductId: number): Promise<boolean> {
  const paid = await trx
    .selectFrom('sales.point_entries')
    .select('id')
    .where('order_product_id', '=', orderProductId)
    .where('reason', '=', 'PHOTO_REVIEW')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

async function setPhotos(trx: Trx, reviewId: number, held: readonly number[], wanted: readonly number[]): Promise<void> {
  const gone = held.filter((photoId) => !wanted.includes(photoId));
  if (gone.length > 0) await trx.deleteFrom('product.review_images').where('photo_id', 'in', gone).execute();
  for (const [position, photo_id] of wanted.entries()) {
    if (held.includes(photo_id))
      await trx.updateTable('product.review_images').set({ position }).where('photo_id', '=', photo_id).execute();
    else await trx.insertInto('product.review_images').values({ review_id: reviewId, photo_id, position, src: '' }).execute();
  }
}

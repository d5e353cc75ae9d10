import { type Failure, fail } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { answerToReports, earnsPoints, type HidingReason, openReportStates, stateFor } from '#rules/community/review.ts';
import { isFinished } from '#rules/order/order-state.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import { grantReviewPoints, restoreReviewPoints, takeReviewPointsBack } from '#server/nouns/point/review-points.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { listReviewLines } from './list-review-lines.ts';
import { lockMovedReview, lockReview } from './lock-review.ts';

/**
 * Hides a review for a reason, or shows it again (null), and tells its author. Its points are taken back while hidden and restored when it
 * is shown again; points that wait for the confirmation are only given while it is shown. Closes open reports. The shop never deletes
 * reviews. Errors: REVIEW_NOT_FOUND.
 */
export async function setReviewVisibility(shop: Shop, id: number, reason: HidingReason | null): Promise<Record<string, never> | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const own = await lockReview(trx, id, null);
    const review = own ?? (await lockMovedReview(trx, id));
    if (review === null) return fail('REVIEW_NOT_FOUND');
    await trx
      .updateTable('product.review_reports')
      .set({ state: answerToReports(reason) })
      .where('review_id', '=', id)
      .where('state', 'in', openReportStates)
      .execute();
    if (review.hidden_reason === reason) return {};
    const state = stateFor(reason);
    await trx
      .updateTable('product.reviews')
      .set({ state, hidden_reason: reason, hidden_at: reason === null ? null : now })
      .where('id', '=', id)
      .execute();
    // Of another shop: nobody to tell, and no points.
    if (own === null) return {};
    const points = reason === null ? await pointsOfShown(trx, { ...own, state }, now) : await pointsOfHidden(trx, own, now);
    const product = own.product_name;
    const told = { memberId: own.user_id, link: urlFor('mypage-review', {}, { tab: 'written' }), now };
    if (reason === null) await notifyMember(trx, { ...told, event: 'review_shown', values: { product, points } });
    else await notifyMember(trx, { ...told, event: 'review_hidden', values: { product, reason, points } });
    return {};
  });
}

type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/** Takes back the points of a hidden review; returns the amount. Changing only the reason takes nothing again. */
async function pointsOfHidden(trx: Trx, { user_id: userId, order_product_id: orderProductId }: LockedReview, now: Date): Promise<number> {
  return userId === null ? 0 : takeReviewPointsBack(trx, { userId, orderProductId, now });
}

/**
 * Restores what hiding took, or gives what the confirmation would have brought meanwhile; returns the amount. Nothing for returned lines.
 */
async function pointsOfShown(trx: Trx, review: LockedReview, now: Date): Promise<number> {
  const { user_id: userId, order_product_id: orderProductId, order, photo_count: photoCount } = review;
  if (userId === null || order.cancelled_at !== null || !earnsPoints(review)) return 0;
  const line = await listReviewLines(trx, userId).where('line.id', '=', orderProductId).executeTakeFirst();
  if (line === undefined || line.is_gone) return 0;
  const restored = await restoreReviewPoints(trx, { userId, orderProductId, now });
  if (restored > 0 || !isFinished(order)) return restored;
  return grantReviewPoints(trx, { userId, orderId: order.id, orderProductId, photoCount, now });
}

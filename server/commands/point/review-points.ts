import { pointBalance, pointsExpiry, takePoints } from '#rules/money/points.ts';
import { reviewPoints } from '#rules/money/review-points.ts';
import type { Trx } from '#server/commands/transaction.ts';
import { lotsOf } from '#server/queries/point/point-lots.ts';

/**
 * Gives the points of a review whose purchase is confirmed, each reason once for a line of an order: what was given already, or given and
 * taken back, is not given again (point_entries_review_once).
 */
export async function giveReviewPoints(
  trx: Trx,
  about: { userId: string; orderId: number; orderProductId: number; photoCount: number; now: Date },
): Promise<void> {
  const entry = { user_id: about.userId, order_id: about.orderId, order_product_id: about.orderProductId };
  await trx
    .insertInto('sales.point_entries')
    .values(
      reviewPoints(about.photoCount).map((each) => ({
        ...entry,
        ...each,
        type: 'EARNED',
        expires_at: pointsExpiry(about.now),
        created_at: about.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What waited for this order's confirmation. */
export async function giveWaitingReviewPoints(trx: Trx, order: { id: number; user_id: string }, now: Date): Promise<void> {
  const reviews = await trx
    .selectFrom('product.reviews as review')
    .innerJoin('sales.order_products as line', 'line.id', 'review.order_product_id')
    .select(['review.order_product_id', 'review.photo_count'])
    .where('line.order_id', '=', order.id)
    .where('review.user_id', '=', order.user_id)
    .where('review.deleted_at', 'is', null)
    .orderBy('line.id')
    .execute();
  for (const { order_product_id, photo_count } of reviews)
    await giveReviewPoints(trx, {
      userId: order.user_id,
      orderId: order.id,
      orderProductId: order_product_id,
      photoCount: photo_count,
      now,
    });
}

/**
 * Takes the points of a returned line back, under the member's lock: out of the lots they were given in, then out of those that lapse first,
 * as far as there are any: what was spent stays spent. Gives false when nothing was given, or it was taken back before.
 */
export async function takeReviewPointsBack(trx: Trx, about: { userId: string; orderProductId: number; now: Date }): Promise<boolean> {
  await trx.selectFrom('member.members').select('id').where('id', '=', about.userId).forNoKeyUpdate().execute();
  const entries = await trx
    .selectFrom('sales.point_entries')
    .select(['id', 'order_id', 'type', 'amount', 'reason'])
    .where('order_product_id', '=', about.orderProductId)
    .where('user_id', '=', about.userId)
    .orderBy('id')
    .execute();
  const given = entries.filter(({ type }) => type === 'EARNED');
  if (given.length === 0 || given.length < entries.length) return false;
  let isTaken = false;
  for (const { id, order_id, amount, reason } of given) {
    const lots = await lotsOf(trx, about.userId).execute();
    const own = lots.filter((lot) => lot.id === id);
    const fromOwn = takePoints(own, Math.min(amount, pointBalance(own, about.now)), about.now);
    const taken = fromOwn === 'POINTS_INSUFFICIENT' ? 0 : fromOwn.reduce((sum, each) => sum + each.amount, 0);
    const others = lots.filter((lot) => lot.id !== id);
    const fromOthers = takePoints(others, Math.min(amount - taken, pointBalance(others, about.now)), about.now);
    const takings = [fromOwn, fromOthers].flatMap((each) => (each === 'POINTS_INSUFFICIENT' ? [] : each));
    if (takings.length === 0) continue;
    const entry = { user_id: about.userId, type: 'USED', reason, order_id, order_product_id: about.orderProductId, created_at: about.now };
    await trx
      .insertInto('sales.point_entries')
      .values(takings.map((each) => ({ ...entry, ...each })))
      .execute();
    isTaken = true;
  }
  return isTaken;
}

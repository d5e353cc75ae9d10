import { earnsPoints } from '#rules/community/review.ts';
import type { Won } from '#rules/money/money.ts';
import { pointsExpiry } from '#rules/money/points/points.ts';
import { reviewPoints } from '#rules/money/points/review-points.ts';
import { isLineGone } from '#server/queries/claim/gone.ts';
import { lastOfReview, reviewPointsHeld } from '#server/queries/point/review-points.ts';
import { readShopRules } from '#server/queries/shop/shop-rules.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Gives the points of a review whose purchase is confirmed, each reason once for a line of an order: what was given already, or given and
 * taken back, is not given again (point_entries_review_once). Gives how much.
 */
export async function giveReviewPoints(
  trx: Trx,
  about: { userId: string; orderId: number; orderProductId: number; photoCount: number; now: Date },
): Promise<Won> {
  const rules = await readShopRules(trx);
  const amounts = reviewPoints(about.photoCount, rules);
  if (amounts.length === 0) return 0;
  const entry = { user_id: about.userId, order_id: about.orderId, order_product_id: about.orderProductId };
  const given = await trx
    .insertInto('sales.point_entries')
    .values(
      amounts.map((each) => ({
        ...entry,
        ...each,
        type: 'EARNED',
        expires_at: pointsExpiry(about.now, rules),
        created_at: about.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('amount')
    .execute();
  return total(given);
}

/**
 * What waited for this order's confirmation; not for reviews that are hidden, which have theirs once they are shown again, nor for lines that
 * were cancelled or sent back.
 */
export async function giveWaitingReviewPoints(trx: Trx, order: { id: number; user_id: string }, now: Date): Promise<void> {
  const reviews = await trx
    .selectFrom('product.reviews as review')
    .innerJoin('sales.order_products as line', 'line.id', 'review.order_product_id')
    .select(['review.order_product_id', 'review.photo_count', 'review.state', 'review.deleted_at', 'review.is_rewarded'])
    .where('line.order_id', '=', order.id)
    .where('review.user_id', '=', order.user_id)
    .where('review.deleted_at', 'is', null)
    .where(({ not }) => not(isLineGone))
    .orderBy('line.id')
    .execute();
  for (const { order_product_id, photo_count } of reviews.filter(earnsPoints))
    await giveReviewPoints(trx, {
      userId: order.user_id,
      orderId: order.id,
      orderProductId: order_product_id,
      photoCount: photo_count,
      now,
    });
}

/**
 * Takes the points of a review back, under the member's lock: they are owed from now on, and what the member holds pays them, else what comes
 * next; what of them lapsed unused is not. Gives how much: 0 when nothing was given, or it was taken back before.
 */
export async function takeReviewPointsBack(trx: Trx, about: { userId: string; orderProductId: number; now: Date }): Promise<Won> {
  await lockMember(trx, about.userId);
  const owed = await reviewPointsHeld(trx, about);
  const entry = { user_id: about.userId, type: 'OWED', order_product_id: about.orderProductId, created_at: about.now };
  const rows = owed.map((each) => ({ ...entry, ...each }));
  if (rows.length > 0) await trx.insertInto('sales.point_entries').values(rows).execute();
  return total(rows);
}

/** Gives back what was last taken of a review's points, as a lot of its own with a life of its own. Gives how much: 0 when nothing is taken. */
export async function restoreReviewPoints(trx: Trx, about: { userId: string; orderProductId: number; now: Date }): Promise<Won> {
  await lockMember(trx, about.userId);
  const takings = await lastOfReview(trx, about, false);
  const amount = total(takings);
  const [first] = takings;
  if (first === undefined) return 0;
  await trx
    .insertInto('sales.point_entries')
    .values({
      user_id: about.userId,
      type: 'EARNED',
      amount,
      reason: 'REVIEW_RESTORED',
      order_id: first.order_id,
      order_product_id: about.orderProductId,
      expires_at: pointsExpiry(about.now, await readShopRules(trx)),
      created_at: about.now,
    })
    .execute();
  return amount;
}

async function lockMember(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('member.members').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

function total(entries: readonly { amount: Won }[]): Won {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

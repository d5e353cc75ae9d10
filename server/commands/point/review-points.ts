import { earnsPoints } from '#rules/community/review.ts';
import type { Won } from '#rules/money/money.ts';
import { type PointLot, pointBalance, pointsExpiry, takePoints } from '#rules/money/points/points.ts';
import { reviewPoints } from '#rules/money/points/review-points.ts';
import type { Trx } from '#server/commands/transaction.ts';
import { isLineGone } from '#server/queries/claim/gone.ts';
import { lotsOf } from '#server/queries/point/point-lots.ts';

/**
 * Gives the points of a review whose purchase is confirmed, each reason once for a line of an order: what was given already, or given and
 * taken back, is not given again (point_entries_review_once). False when nothing was given.
 */
export async function giveReviewPoints(
  trx: Trx,
  about: { userId: string; orderId: number; orderProductId: number; photoCount: number; now: Date },
): Promise<boolean> {
  const entry = { user_id: about.userId, order_id: about.orderId, order_product_id: about.orderProductId };
  const given = await trx
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
    .returning('id')
    .execute();
  return given.length > 0;
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
 * Takes the points of a review back, under the member's lock: out of the lots they were given in, then out of those that lapse first, as far as
 * there are any: what was spent stays spent. Gives how much: 0 when nothing was given, or it was taken back before.
 */
export async function takeReviewPointsBack(trx: Trx, about: { userId: string; orderProductId: number; now: Date }): Promise<Won> {
  await lockMember(trx, about.userId);
  let sum = 0;
  for (const { id, order_id, amount, reason } of await latest(trx, about, 'EARNED')) {
    const lots = await lotsOf(trx, about.userId).execute();
    const own = lots.filter((lot) => lot.id === id);
    const fromOwn = asFarAsThereAre(own, amount, about.now);
    const others = lots.filter((lot) => lot.id !== id);
    const takings = [...fromOwn, ...asFarAsThereAre(others, amount - total(fromOwn), about.now)];
    if (takings.length === 0) continue;
    // What was restored is taken under the name it was given under first.
    const named = reason === 'REVIEW_RESTORED' ? 'REVIEW' : reason;
    const entry = { user_id: about.userId, type: 'USED', reason: named, order_id, order_product_id: about.orderProductId };
    await trx
      .insertInto('sales.point_entries')
      .values(takings.map((each) => ({ ...entry, ...each, created_at: about.now })))
      .execute();
    sum += total(takings);
  }
  return sum;
}

/** Gives back what was last taken of a review's points, as a lot of its own with a life of its own. Gives how much: 0 when nothing is taken. */
export async function restoreReviewPoints(trx: Trx, about: { userId: string; orderProductId: number; now: Date }): Promise<Won> {
  await lockMember(trx, about.userId);
  const takings = await latest(trx, about, 'USED');
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
      expires_at: pointsExpiry(about.now),
      created_at: about.now,
    })
    .execute();
  return amount;
}

/** The entries at the end of a line's history that are of this type: given and not taken since, or taken and not given back since. */
async function latest(trx: Trx, about: { userId: string; orderProductId: number }, type: 'EARNED' | 'USED') {
  const entries = await trx
    .selectFrom('sales.point_entries')
    .select(['id', 'order_id', 'type', 'amount', 'reason'])
    .where('order_product_id', '=', about.orderProductId)
    .where('user_id', '=', about.userId)
    .orderBy('id')
    .execute();
  return entries.slice(entries.findLastIndex((entry) => entry.type !== type) + 1);
}

async function lockMember(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('member.members').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

function asFarAsThereAre(lots: readonly PointLot[], amount: Won, now: Date) {
  const takings = takePoints(lots, Math.min(amount, pointBalance(lots, now)), now);
  return takings === 'POINTS_INSUFFICIENT' ? [] : takings;
}

function total(entries: readonly { amount: Won }[]): Won {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

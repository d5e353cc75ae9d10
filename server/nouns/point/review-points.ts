import { earnsPoints } from '#rules/community/review.ts';
import type { Won } from '#rules/money/money.ts';
import { pointsExpiry } from '#rules/money/points/points.ts';
import { reviewPoints } from '#rules/money/points/review-points.ts';
import { isLineGone } from '#server/nouns/claim/preview/gone.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { lastOfReview, readReviewPoints } from './read-review-points.ts';

/**
 * Gives the points of a review whose purchase is confirmed, once per reason and order line; points given before are not given again, even
 * if they were taken back (point_entries_line_once). Returns the amount.
 */
export async function grantReviewPoints(
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
 * Gives the review points that waited for this order's confirmation. Hidden reviews get theirs when shown again; cancelled or returned
 * lines get none.
 */
export async function grantWaitingReviewPoints(trx: Trx, order: { id: number; user_id: string }, now: Date): Promise<void> {
  const reviews = await trx
    .selectFrom('product.reviews as review')
    .innerJoin('sales.order_products as line', 'line.id', 'review.order_product_id')
    .select(['line.id as order_product_id', 'review.photo_count', 'review.state', 'review.deleted_at', 'review.is_rewarded'])
    .where('line.order_id', '=', order.id)
    .where('review.user_id', '=', order.user_id)
    .where('review.deleted_at', 'is', null)
    .where(({ not }) => not(isLineGone))
    .orderBy('line.id')
    .execute();
  for (const { order_product_id, photo_count } of reviews.filter(earnsPoints))
    await grantReviewPoints(trx, {
      userId: order.user_id,
      orderId: order.id,
      orderProductId: order_product_id,
      photoCount: photo_count,
      now,
    });
}

/**
 * Takes back a review's points, under the member's lock, as a debt that is paid from the balance or from later points; points that
 * expired unused are not owed. Returns the amount: 0 if none were given or they were already taken back.
 */
export async function takeReviewPointsBack(trx: Trx, about: { userId: string; orderProductId: number; now: Date }): Promise<Won> {
  await lockMember(trx, about.userId);
  const owed = await readReviewPoints(trx, about);
  const entry = { user_id: about.userId, type: 'OWED', order_product_id: about.orderProductId, created_at: about.now };
  const rows = owed.map((each) => ({ ...entry, ...each }));
  if (rows.length > 0) await trx.insertInto('sales.point_entries').values(rows).execute();
  return total(rows);
}

/** Restores the review points last taken back, as a new lot with its own expiry. Returns the amount: 0 when none are taken back. */
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

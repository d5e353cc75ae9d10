import { type Failure, fail } from '#contract/errors/errors.ts';
import { rewardsOfPurchase } from '#rules/member/reward.ts';
import { pointsExpiry } from '#rules/money/points/points.ts';
import { pointsEarned } from '#rules/money/refund/claim-refund.ts';
import { confirmRefusal } from '#rules/order/claim/claim.ts';
import { isConfirmable, isFinished, type Mover } from '#rules/order/order-state.ts';
import { readPaidOrder } from '#server/nouns/claim/preview/read-paid-order.ts';
import { grantDescendantPoints } from '#server/nouns/point/descendant-points.ts';
import { grantWaitingReviewPoints } from '#server/nouns/point/review-points.ts';
import { grantRewardToken } from '#server/nouns/reward/grant-reward-token.ts';
import { countShares } from '#server/nouns/royalty/count-shares.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder } from './read-order-rows.ts';

/**
 * Confirms a delivered purchase irrevocably (specification 4), and grants its points and rewards. Idempotent. Errors: ORDER_NOT_FOUND,
 * ORDER_NOT_CONFIRMABLE, CLAIM_LINE_OPEN, CLAIM_NOTHING_LEFT.
 */
export async function confirmPurchase(
  shop: Shop,
  orderId: number,
  by: { mover: Extract<Mover, 'shopper' | 'clock'>; userId: string },
): Promise<null | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const order = await lockOrder(trx, orderId);
    if (order === null || order.user_id !== by.userId) return fail('ORDER_NOT_FOUND');
    if (isFinished(order)) return null;
    if (!isConfirmable(order, by.mover)) return fail('ORDER_NOT_CONFIRMABLE');
    const paid = await readPaidOrder(trx, order);
    const refusal = confirmRefusal(paid.lines.map(({ pieces }) => pieces));
    if (refusal !== null) return fail(refusal);
    if (!(await moveOrder(trx, order, 'PURCHASE_CONFIRMED', { ...by, now }))) return fail('ORDER_NOT_CONFIRMABLE');
    await trx.updateTable('sales.orders').set({ confirmed_at: now }).where('id', '=', orderId).execute();
    await reward(trx, order, now);
    await grantWaitingReviewPoints(trx, order, now);
    await grantDescendantPoints(trx, order, now);
    await countShares(trx, orderId, now);
    const points = pointsEarned(paid);
    if (points === 0) return null;
    await trx
      .insertInto('sales.point_entries')
      .values({
        user_id: order.user_id,
        type: 'EARNED',
        amount: points,
        order_id: orderId,
        reason: 'PURCHASE',
        expires_at: pointsExpiry(now, await readShopRules(trx)),
        created_at: now,
      })
      .execute();
    return null;
  });
}

async function reward(trx: Trx, order: { id: number; user_id: string }, now: Date): Promise<void> {
  const design = await trx
    .selectFrom('sales.order_products')
    .select('id')
    .where('order_id', '=', order.id)
    .where('custom_version_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  for (const cause of rewardsOfPurchase({ hasDesign: design !== undefined }))
    await grantRewardToken(trx, { userId: order.user_id, cause, orderId: order.id, now });
}

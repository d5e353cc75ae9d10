import type { WithdrawalFacts } from '#contract/rest/profile.ts';
import { obstaclesOf } from '#rules/member/withdrawal.ts';
import { isWorthKeeping } from '#rules/money/coupon/coupon.ts';
import { pointBalance } from '#rules/money/points/points.ts';
import { isClaimOpen } from '#rules/order/claim/claim.ts';
import { statesIn } from '#rules/order/order-state.ts';
import { listFreeCoupons } from '#server/nouns/coupon/list-member-coupons.ts';
import { lotsOf, standingLots } from '#server/nouns/point/read-point-lots.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** What blocks a withdrawal, and what it would forfeit. */
export async function readLeavingFacts(db: Db, userId: string, now: Date): Promise<WithdrawalFacts> {
  // Sequentially: within a transaction they share a connection.
  const roles = await db.selectFrom('member.member_roles').select('role').where('user_id', '=', userId).execute();
  const orders = await openOrders(db, userId).execute();
  const refunds = await openRefunds(db, userId).execute();
  const claims = await claimStatesOf(db, userId).execute();
  const lots = standingLots(await lotsOf(db, userId).execute());
  const coupons = await listFreeCoupons(db, userId, null).execute();
  const designs = await savedDesigns(db, userId).execute();
  const openRefundCount = refunds.length + claims.filter(({ status }) => isClaimOpen(status)).length;
  return {
    obstacles: obstaclesOf({ roles: roles.map(({ role }) => role), openOrders: orders.length, openRefunds: openRefundCount }),
    points: pointBalance(lots, now),
    coupon_count: coupons.filter((coupon) => isWorthKeeping(coupon, now)).length,
    design_count: designs.length,
  };
}

function openOrders(db: Db, userId: string) {
  return db
    .selectFrom('sales.orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .where('status', 'not in', statesIn('finished'));
}

/** Refunds that the shop owes, including for finished and cancelled orders. */
function openRefunds(db: Db, userId: string) {
  return db
    .selectFrom('sales.payments as payment')
    .innerJoin('sales.orders as placed', 'placed.id', 'payment.order_id')
    .select('payment.id')
    .where('placed.user_id', '=', userId)
    .where('payment.refund_since', 'is not', null)
    .where('payment.refunded_at', 'is', null);
}

function claimStatesOf(db: Db, userId: string) {
  return db
    .selectFrom('sales.claims as claim')
    .innerJoin('sales.orders as placed', 'placed.id', 'claim.order_id')
    .select('claim.status')
    .where('placed.user_id', '=', userId);
}

function savedDesigns(db: Db, userId: string) {
  return db.selectFrom('product.product_customs').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
}

import type { ClaimPreview } from '#contract/rest/claims.ts';
import { localized, paymentMethod } from '#contract/rest/values.ts';
import { couponEnd, isOver } from '#rules/money/coupon/coupon.ts';
import { sumWon } from '#rules/money/money.ts';
import { isLapsed, pointBalance, pointsByDay } from '#rules/money/points/points.ts';
import { owedAfter } from '#rules/money/points/points-owed.ts';
import { type ClaimAsk, claimRefund, earnedBack, endedLines } from '#rules/money/refund/claim-refund.ts';
import { exchangeFee } from '#rules/money/refund/pick-up.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { doesShopperPay, isSettledAtOnce } from '#rules/order/claim/claim.ts';
import { isFinished } from '#rules/order/order-state.ts';
import type { OrderRow } from '#server/nouns/order/read-order-rows.ts';
import { standingOf } from '#server/nouns/point/read-point-lots.ts';
import { readReviewPoints } from '#server/nouns/point/read-review-points.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type PaidOrderRows, readPaidOrder } from './read-paid-order.ts';
import { readPointsToReturn } from './read-points-to-return.ts';

/**
 * What a claim refunds in won, points and coupons. Shown to shopper and operator before they confirm; the command that settles the claim
 * uses the same function (`refundOfClaim`), so the result matches.
 */
export async function previewClaim(db: Db, order: OrderRow, ask: ClaimAsk, now: Date): Promise<ClaimPreview> {
  const paid = await readPaidOrder(db, order);
  const refund = refundOfClaim(paid, order, ask);
  const lots = await readPointsToReturn(db, order.id, refund.points);
  const coupons = await couponsOf(db, order.id);
  const standing = await standingOf(db, order.user_id);
  const reviewPoints = await reviewPointsOf(db, order, { lines: endedLines(paid, ask), now });
  const method = paymentMethod.parse(order.payment_method);
  const asked = new Set(ask.lines.map(({ id }) => id));
  const policies = paid.lines.filter(({ id }) => asked.has(id)).map(({ policy }) => policy);
  return {
    ...refund,
    point_lots: pointsByDay(lots, now).map(({ amount, expires_at }) => ({
      amount,
      expires_at: expires_at?.toISOString() ?? null,
      is_ended: isLapsed({ expires_at }, now),
    })),
    review_points_back: reviewPoints,
    points_owed_before: standing.owed,
    points_owed: owedAfter(
      { held: pointBalance(standing.lots, now), owed: standing.owed },
      { back: refund.points, taken: refund.earned_back + reviewPoints },
    ),
    coupons: refund.is_coupon_back
      ? coupons.map((coupon) => {
          const end = couponEnd(coupon);
          return { name: localized.parse(coupon.name), expires_at: end?.toISOString() ?? null, is_ended: isOver(end, now) };
        })
      : [],
    has_coupon: coupons.length > 0,
    exchange_fee: ask.type === 'EXCHANGE' && doesShopperPay(ask.fault) ? exchangeFee(paid, policies) : 0,
    fault: ask.fault,
    method,
    needs_account: refund.money > 0 && isByDeposit(method),
    is_settled_at_once: isSettledAtOnce(ask.type, order),
    quote: quoteOf(refund),
  };
}

/** The refund for the pieces, and the points that a confirmed purchase loses with them. */
export function refundOfClaim(paid: PaidOrderRows, order: OrderRow, ask: ClaimAsk) {
  return { ...claimRefund(paid, ask), earned_back: isFinished(order) ? Math.min(earnedBack(paid, ask), paid.earned) : 0 };
}

/** A fingerprint of the sums shown, to detect any difference. */
export function quoteOf({ money, points, earned_back, is_coupon_back }: ReturnType<typeof refundOfClaim>): string {
  return [money, points, earned_back, is_coupon_back ? 1 : 0].join('.');
}

/** What the reviews of these lines lose; the job takes it once the lines are gone (server/nouns/point/take-review-points-job.ts). */
async function reviewPointsOf(db: Db, order: OrderRow, { lines, now }: { lines: readonly number[]; now: Date }) {
  const amounts: number[] = [];
  for (const orderProductId of lines)
    for (const { amount } of await readReviewPoints(db, { userId: order.user_id, orderProductId, now })) amounts.push(amount);
  return sumWon(amounts);
}

function couponsOf(db: Db, orderId: number) {
  return db
    .selectFrom('sales.issued_coupons as held')
    .innerJoin('sales.coupons as coupon', 'coupon.id', 'held.coupon_id')
    .select(['coupon.name', 'held.expires_at', 'coupon.ends_at'])
    .where('held.order_id', '=', orderId)
    .orderBy('held.id')
    .execute();
}

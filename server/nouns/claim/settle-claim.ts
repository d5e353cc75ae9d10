import { type Failure, fail } from '#contract/errors/errors.ts';
import { feeNames, storedAmounts } from '#rules/money/order-sums.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { feesKept } from '#rules/money/refund/claim-refund.ts';
import type { ClaimRefundState } from '#rules/money/refund/refund.ts';
import { type ClaimMover, type PieceClaimType, settledState } from '#rules/order/claim/claim.ts';
import { lockIssuedCoupons } from '#server/nouns/coupon/lock-issued-coupons.ts';
import { releaseOrder } from '#server/nouns/order/placing/release-order.ts';
import { countSales } from '#server/nouns/order/placing/stock-moves.ts';
import type { OrderRow } from '#server/nouns/order/read-order-rows.ts';
import { paymentsOf } from '#server/nouns/payment/find-payments.ts';
import { returnPoints, takeEarnedBack } from '#server/nouns/point/reserve-points.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { takeBack } from './claim-stock.ts';
import type { ClaimRow } from './find-claims.ts';
import { quoteOf, refundOfClaim } from './preview/preview-claim.ts';
import { readHeldStock } from './preview/read-held-stock.ts';
import { type PaidOrderRows, readPaidOrder } from './preview/read-paid-order.ts';
import { type ClaimMove, setClaimState } from './record-claim.ts';

export interface Settlement {
  order: OrderRow;
  /** The claim as decided, with its fault and pick-up. */
  claim: Pick<ClaimRow, 'id' | 'status' | 'fault' | 'has_pick_up'> & { type: PieceClaimType };
  lines: readonly { id: number; quantity: number; is_resellable: boolean }[];
  /** The sum the operator was shown; any other is refused. */
  quote: string | undefined;
  by: Omit<ClaimMove, 'now' | 'mover'> & { mover: Extract<ClaimMover, 'shopper' | 'admin'>; userId: string };
  now: Date;
}

/** The refund to request after the commit: for the claim alone, or for the rest of the payment of an ended order. */
export interface MoneyDue {
  claimId: number | null;
  paymentId: string | null;
}

export const nothingDue: MoneyDue = { claimId: null, paymentId: null };

/**
 * Settles a claim under the lock of its order, all or nothing: pieces, points and coupons are returned at once, and the money becomes due
 * (refund-claim.ts, refund-payment.ts). Cancelling the last pieces ends the order.
 * Errors: CLAIM_QUOTE_CHANGED, CLAIM_PAYMENT_GONE (the payment was cancelled at the provider).
 */
export async function settleClaim(trx: Trx, settlement: Settlement): Promise<MoneyDue | Failure> {
  const { order, claim, lines, quote, by, now } = settlement;
  const paid = await readPaidOrder(trx, order);
  const ask = { type: claim.type, fault: claim.fault, hasPickUp: claim.has_pick_up, lines };
  const refund = refundOfClaim(paid, order, ask);
  if (quote !== undefined && quote !== quoteOf(refund)) return fail('CLAIM_QUOTE_CHANGED');
  const payment = (await paymentsOf(trx, order.id)).find(({ status }) => paymentIs(status, 'pays'));
  if (refund.money > 0 && payment === undefined) return fail('CLAIM_PAYMENT_GONE');
  const isEnd = refund.is_last && claim.type === 'CANCEL';
  // A fee that stays with the shop keeps its payment standing: the rest goes back as a part.
  const isWhole = isEnd && feesKept(paid, refund) === 0;
  if (isEnd) await endOrder(trx, settlement);
  else await takeApart(trx, settlement, paid, refund);
  await takeEarnedBack(trx, { userId: order.user_id, orderId: order.id, amount: refund.earned_back, now });
  const state: ClaimRefundState = refund.money > 0 ? 'OWED' : 'NONE';
  await trx
    .insertInto('sales.claim_refunds')
    .values({
      claim_id: claim.id,
      payment_id: refund.money > 0 ? (payment?.payment_id ?? null) : null,
      state,
      goods_amount: refund.goods,
      amounts: storedAmounts(feeNames, refund),
      shipping_back: refund.shipping_back,
      shipping_charge: refund.shipping_charge,
      pick_up_fee: refund.pick_up_fee,
      shipping_back_points: refund.shipping_back_points,
      shipping_charge_points: refund.shipping_charge_points,
      pick_up_points: refund.pick_up_points,
      goodwill_amount: refund.goodwill_amount,
      amount: refund.money,
      point_amount: refund.points,
      earned_back: refund.earned_back,
      is_coupon_back: refund.is_coupon_back,
      is_whole: isWhole,
      owed_since: now,
    })
    .execute();
  await trx.updateTable('sales.claims').set({ refund_amount: refund.money }).where('id', '=', claim.id).execute();
  // The shopper has already been told that the order ended.
  const told = isEnd && by.told !== undefined ? { told: null } : {};
  await setClaimState(trx, { order, claim, to: settledState(refund.money > 0), move: { ...by, ...told, now } });
  if (refund.money === 0 || payment === undefined) return nothingDue;
  if (!isWhole) return { claimId: claim.id, paymentId: null };
  await trx
    .updateTable('sales.payments')
    .set({ refund_since: now, refund_amount: refund.money === payment.amount ? null : refund.money })
    .where('id', '=', payment.id)
    .execute();
  return { claimId: null, paymentId: payment.payment_id };
}

async function endOrder(trx: Trx, { order, lines, by, now }: Settlement): Promise<void> {
  const unsellable = new Set(lines.filter((line) => !line.is_resellable).map(({ id }) => id));
  const reason = by.mover === 'admin' ? 'ADMIN' : 'MEMBER';
  await releaseOrder(trx, order, reason, { mover: by.mover, userId: by.userId, now }, unsellable);
}

/** Removes pieces from an order that continues: coupons, then stock, then points (docs/reliability.md section 3). */
async function takeApart(
  trx: Trx,
  { order, claim, lines, now }: Settlement,
  paid: PaidOrderRows,
  refund: ReturnType<typeof refundOfClaim>,
): Promise<void> {
  if (refund.is_coupon_back) {
    await lockIssuedCoupons(trx, order);
    await trx.updateTable('sales.issued_coupons').set({ order_id: null, used_at: null }).where('order_id', '=', order.id).execute();
  }
  const pieces = lines.map(({ id, quantity, is_resellable }) => ({ ...readHeldStock(paid, { id, quantity }), is_resellable }));
  await takeBack(trx, claim.id, pieces);
  await countSales(trx, pieces, -1);
  const reason = claim.type === 'CANCEL' ? 'ORDER_CANCELLED' : 'ORDER_RETURNED';
  await returnPoints(trx, { orderId: order.id, amount: refund.points, reason, now });
}

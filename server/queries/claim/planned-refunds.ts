import type { PlannedRefund } from '#contract/rest/admin/claims.ts';
import { claimIs } from '#rules/order/claim.ts';
import type { Db } from '#server/commands/transaction.ts';
import { readAnyOrder } from '#server/queries/order/order-rows.ts';
import { findClaim } from './claim-rows.ts';
import { paidOrder } from './paid-order.ts';
import { refundOfClaim } from './preview.ts';

/** What claims that are not decided would give back as they stand, in won and points; exchanges and those that are decided are left out. */
export async function plannedRefunds(db: Db, ids: readonly number[]): Promise<Map<number, PlannedRefund>> {
  const plans = new Map<number, PlannedRefund>();
  for (const id of ids) {
    const claim = await findClaim(db, id);
    if (claim === null || claim.type === 'EXCHANGE' || !claimIs(claim.status, 'undecided')) continue;
    const order = await readAnyOrder(db, claim.order_id);
    // Nothing is decided any more in an order that ended.
    if (order === null || order.cancelled_at !== null) continue;
    const paid = await paidOrder(db, order);
    const lines = paid.claimed
      .filter((each) => each.claim_id === id)
      .map((each) => ({ id: each.order_product_id, quantity: each.quantity }));
    const { money, points } = refundOfClaim(paid, order, { type: claim.type, fault: claim.fault, hasPickUp: claim.has_pick_up, lines });
    plans.set(id, { money, points });
  }
  return plans;
}

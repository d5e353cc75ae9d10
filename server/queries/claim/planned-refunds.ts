import type { PlannedRefund } from '#contract/rest/admin/claims.ts';
import { claimIs } from '#rules/order/claim.ts';
import { readAnyOrders } from '#server/queries/order/order-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findClaims } from './claim-rows.ts';
import { paidOrders } from './paid-order.ts';
import { refundOfClaim } from './preview.ts';

/**
 * What claims that are not decided would give back as they stand, in won and points; exchanges and those that are decided are left out.
 * A list asks for a page of them at once: as many queries for one claim as for all.
 */
export async function plannedRefunds(db: Db, ids: readonly number[]): Promise<Map<number, PlannedRefund>> {
  const claims = ids.length === 0 ? [] : await findClaims(db, ids);
  const undecided = claims.filter(({ type, status }) => type !== 'EXCHANGE' && claimIs(status, 'undecided'));
  if (undecided.length === 0) return new Map();
  const orders = await readAnyOrders(db, [...new Set(undecided.map(({ order_id }) => order_id))]);
  // Nothing is decided any more in an order that ended.
  const standing = orders.filter(({ cancelled_at }) => cancelled_at === null);
  if (standing.length === 0) return new Map();
  const paid = await paidOrders(db, standing);
  const found = new Map(standing.flatMap((order, at) => (paid[at] === undefined ? [] : [[order.id, { order, paid: paid[at] }]])));
  return new Map(
    undecided.flatMap(({ id, order_id, type, fault, has_pick_up }) => {
      const known = found.get(order_id);
      if (known === undefined) return [];
      const lines = known.paid.claimed
        .filter(({ claim_id }) => claim_id === id)
        .map(({ order_product_id, quantity }) => ({ id: order_product_id, quantity }));
      const { money, points } = refundOfClaim(known.paid, known.order, { type, fault, hasPickUp: has_pick_up, lines });
      return [[id, { money, points }]];
    }),
  );
}

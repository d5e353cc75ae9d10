import type { PlannedRefund } from '#contract/rest/claims.ts';
import { claimIs, isOfPieces } from '#rules/order/claim/claim.ts';
import { type OrderRow, readAnyOrders } from '#server/nouns/order/read-order-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type ClaimRow, findClaims } from '../find-claims.ts';
import { refundOfClaim } from './preview-claim.ts';
import { type PaidOrderRows, readPaidOrders } from './read-paid-order.ts';

/**
 * What undecided claims would refund as they stand, in won and points; exchanges and decided claims are left out. The number of queries
 * does not depend on how many claims a list asks for.
 */
export async function readPlannedRefunds(db: Db, ids: readonly number[]): Promise<Map<number, PlannedRefund>> {
  const claims = ids.length === 0 ? [] : await findClaims(db, ids);
  const undecided = claims.filter(isPlanned);
  if (undecided.length === 0) return new Map();
  const orders = await readAnyOrders(db, [...new Set(undecided.map(({ order_id }) => order_id))]);
  const paid = await readPaidOrders(db, orders);
  const found = new Map(orders.flatMap((order, at) => (paid[at] === undefined ? [] : [[order.id, { order, paid: paid[at] }]])));
  return new Map(
    undecided.flatMap((claim) => {
      const known = found.get(claim.order_id);
      const planned = known === undefined ? null : readPlannedRefund(known.paid, known.order, claim);
      return planned === null ? [] : [[claim.id, planned]];
    }),
  );
}

/** The planned refund of one claim of an order already read; null when it involves no money or is decided. */
export function readPlannedRefund(paid: PaidOrderRows, order: OrderRow, claim: ClaimRow): PlannedRefund | null {
  // Claims of an ended order are no longer decided.
  if (!isOfPieces(claim) || !isPlanned(claim) || order.cancelled_at !== null) return null;
  const { id, type, fault, has_pick_up } = claim;
  const lines = paid.claimed
    .filter(({ claim_id }) => claim_id === id)
    .map(({ order_product_id, quantity }) => ({ id: order_product_id, quantity }));
  const { money, points } = refundOfClaim(paid, order, { type, fault, hasPickUp: has_pick_up, lines });
  return { money, points };
}

function isPlanned({ type, status }: Pick<ClaimRow, 'type' | 'status'>): boolean {
  return type !== 'EXCHANGE' && claimIs(status, 'undecided');
}

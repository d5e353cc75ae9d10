import { type Failure, fail } from '#contract/errors/errors.ts';
import type { PreviewClaim } from '#contract/rest/claims.ts';
import { claimRefusal, faultOf } from '#rules/order/claim.ts';
import type { OrderRow } from '#server/queries/order/order-rows.ts';
import type { PaidOrderRows } from './paid-order.ts';

/** Why this cannot be asked for, in the words of the rule; null when it can. */
export function refusalOf(paid: PaidOrderRows, order: OrderRow, input: PreviewClaim, now: Date): Failure | null {
  const fault = faultOf(input.type, input.reason);
  const ids = input.lines.map((line) => line.order_product_id);
  if (new Set(ids).size < ids.length) return fail('CLAIM_QUANTITY', { field: 'lines' });
  for (const { order_product_id, quantity } of input.lines) {
    const line = paid.lines.find(({ id }) => id === order_product_id);
    if (line === undefined) return fail('CLAIM_QUANTITY', { field: 'lines' });
    const refused = claimRefusal({ order, is_custom: line.is_custom, pieces: line.pieces }, input.type, fault, now);
    if (refused !== null) return fail(refused, { field: 'lines' });
    if (quantity > line.pieces.left) return fail('CLAIM_QUANTITY', { field: 'lines' });
  }
  return null;
}

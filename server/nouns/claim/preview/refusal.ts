import { type Failure, fail } from '#contract/errors/errors.ts';
import type { PreviewOpened } from '#contract/rest/admin/claims.ts';
import type { PreviewClaim } from '#contract/rest/claims.ts';
import { type ClaimableLine, type ClaimRefusal, claimRefusal, openingRefusal } from '#rules/order/claim/claim.ts';
import { faultOf } from '#rules/order/claim/claim-reason.ts';
import type { OrderRow } from '#server/nouns/order/read-order-rows.ts';
import type { PaidOrderRows } from './read-paid-order.ts';

/** The rule's reason why a shopper cannot request this; null when they can. */
export function refusalOf(paid: PaidOrderRows, order: OrderRow, input: PreviewClaim, now: Date): Failure | null {
  const fault = faultOf(input.type, input.reason);
  return refusalBy(paid, order, input, (line) => claimRefusal(line, input.type, fault, now));
}

/** Why the shop cannot open this claim for a shopper, by the rule’s reason; null when it can. */
export function openingRefusalOf(paid: PaidOrderRows, order: OrderRow, input: PreviewOpened): Failure | null {
  return refusalBy(paid, order, input, (line) => openingRefusal(line, input.type));
}

function refusalBy(
  paid: PaidOrderRows,
  order: OrderRow,
  input: Pick<PreviewClaim, 'lines'>,
  ofLine: (line: ClaimableLine) => ClaimRefusal | null,
): Failure | null {
  const ids = input.lines.map((line) => line.order_product_id);
  if (new Set(ids).size < ids.length) return fail('CLAIM_QUANTITY', { field: 'lines' });
  for (const { order_product_id, quantity } of input.lines) {
    const line = paid.lines.find(({ id }) => id === order_product_id);
    if (line === undefined) return fail('CLAIM_QUANTITY', { field: 'lines' });
    const refused = ofLine({ order, is_custom: line.is_custom, pieces: line.pieces });
    if (refused !== null) return fail(refused, { field: 'lines' });
    if (quantity > line.pieces.left) return fail('CLAIM_QUANTITY', { field: 'lines' });
  }
  return null;
}

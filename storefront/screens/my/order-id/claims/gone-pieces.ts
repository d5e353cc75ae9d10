import type { OrderClaims } from '#contract/rest/claims.ts';
import { type ClaimType, claimIs } from '#rules/order/claim.ts';

export type GonePieces = { type: Exclude<ClaimType, 'EXCHANGE'>; count: number };

/** How many pieces of a line are gone from its order, by cancellations and by returns that are settled; what is exchanged stays. */
export function gonePieces({ claims }: Pick<OrderClaims, 'claims'>, lineId: number): GonePieces[] {
  return (['CANCEL', 'RETURN'] as const).flatMap((type) => {
    const count = claims
      .filter((claim) => claim.type === type && claimIs(claim.status, 'settled'))
      .flatMap((claim) => claim.lines)
      .filter((line) => line.order_product_id === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return count > 0 ? [{ type, count }] : [];
  });
}

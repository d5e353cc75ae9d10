import type { ClaimState, ClaimType, PieceClaimType } from '#rules/order/claim/claim.ts';
import { claimIs } from '#rules/order/claim/claim.ts';

export type GonePieces = { type: Exclude<PieceClaimType, 'EXCHANGE'>; count: number };

/** The pieces of a line covered by a claim. */
export interface ClaimedPieces {
  type: ClaimType;
  status: ClaimState;
  quantity: number;
}

/** The pieces removed from an order line by cancellations and settled returns. Exchanged pieces stay. */
export function gonePieces(claimed: readonly ClaimedPieces[]): GonePieces[] {
  return (['CANCEL', 'RETURN'] as const).flatMap((type) => {
    const settled = claimed.filter((each) => each.type === type && claimIs(each.status, 'settled'));
    const count = settled.reduce((sum, { quantity }) => sum + quantity, 0);
    return count > 0 ? [{ type, count }] : [];
  });
}

/** True if no piece of a line of this quantity is left. */
export function isWhollyGone(gone: readonly GonePieces[], quantity: number): boolean {
  return gone.reduce((sum, { count }) => sum + count, 0) === quantity;
}

import type { ClaimState, ClaimType } from '#rules/order/claim/claim.ts';
import { claimIs } from '#rules/order/claim/claim.ts';

export type GonePieces = { type: Exclude<ClaimType, 'EXCHANGE'>; count: number };

/** Pieces of a line as a claim has them. */
export interface ClaimedPieces {
  type: ClaimType;
  status: ClaimState;
  quantity: number;
}

/** How many pieces of a line are gone from its order, by cancellations and by returns that are settled; what is exchanged stays. */
export function gonePieces(claimed: readonly ClaimedPieces[]): GonePieces[] {
  return (['CANCEL', 'RETURN'] as const).flatMap((type) => {
    const settled = claimed.filter((each) => each.type === type && claimIs(each.status, 'settled'));
    const count = settled.reduce((sum, { quantity }) => sum + quantity, 0);
    return count > 0 ? [{ type, count }] : [];
  });
}

/** True when nothing of a line with so many pieces is left. */
export function isWhollyGone(gone: readonly GonePieces[], quantity: number): boolean {
  return gone.reduce((sum, { count }) => sum + count, 0) === quantity;
}

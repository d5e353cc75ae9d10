import { means, type OrderState, statesIn } from '../order-state.ts';

/** Why a piece is made again. */
export const reprintCauses = ['MISPRINT', 'WRONG_SIZE', 'DAMAGED', 'LOST', 'OTHER'] as const;
export type ReprintCause = (typeof reprintCauses)[number];

/** The most that making pieces again costs, won. */
export const REPRINT_COST_MAX = 100_000_000;

/** True once an order has been at the press, and until its parcel leaves. */
export function canReprint(status: OrderState): boolean {
  return means(status, 'pressing') || (means(status, 'inside') && !means(status, 'unmade'));
}

/** The state to which making a piece again brings an order back. */
export const reprintState = statesIn('pressing')[0] as OrderState;

/**
 * The pieces of a line that the press makes now: all that are left of it, or, while pieces of the order are made again, those alone.
 * `again`: by line, of this order; null when nothing of it is.
 */
export function pressedPieces(left: number, lineId: number, again: ReadonlyMap<number, number> | null): number {
  return again === null ? left : Math.min(left, again.get(lineId) ?? 0);
}

import { means, type OrderState, statesIn } from '../order-state.ts';

/** The causes of a reprint. */
export const reprintCauses = ['MISPRINT', 'WRONG_SIZE', 'DAMAGED', 'LOST', 'OTHER'] as const;
export type ReprintCause = (typeof reprintCauses)[number];

/** Maximum cost of a reprint, won. */
export const REPRINT_COST_MAX = 100_000_000;

/** True once an order has left production, until shipping; back in production only while it makes reprints (`isReprinting`). */
export function canReprint(status: OrderState, isReprinting: boolean): boolean {
  return means(status, 'pressing') ? isReprinting : means(status, 'inside') && !means(status, 'unmade');
}

/** The state that a reprint moves its order back to. */
export const reprintState = statesIn('pressing')[0] as OrderState;

/**
 * The pieces of a line to produce now: all that remain, or only reprints while the order has any. `again`: reprints by line; null for
 * none.
 */
export function pressedPieces(left: number, lineId: number, again: ReadonlyMap<number, number> | null): number {
  return again === null ? left : Math.min(left, again.get(lineId) ?? 0);
}

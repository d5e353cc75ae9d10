import { means } from './order-state.ts';
import type { WorkTarget } from './work-step.ts';

/**
 * The states of a line prepared by its brand: waiting, prepared, sent with its order, or ended because none of it is left to send. The
 * check constraint of sales.preparations has the same list.
 */
const preparationStates = {
  WAITING: { isPreparable: true, isPrepared: false },
  PREPARED: { isPreparable: true, isPrepared: true },
  SENT: { isPreparable: false, isPrepared: true },
  ENDED: { isPreparable: false, isPrepared: false },
} as const satisfies Record<string, { isPreparable: boolean; isPrepared: boolean }>;

export type PreparationState = keyof typeof preparationStates;
export const preparationStateList = Object.keys(preparationStates) as PreparationState[];

/** True while the brand can mark the line as prepared, or undo that. */
export function isPreparable(state: string): boolean {
  return meaningOf(state)?.isPreparable ?? false;
}

/** The states of lines waiting for their brand, for use in queries. */
export const waitingPreparations = preparationStateList.filter((state) => isPreparable(state) && !isPrepared(state));

/** True for a prepared line. */
export function isPrepared(state: string): boolean {
  return meaningOf(state)?.isPrepared ?? false;
}

/** True for a move before which all brands should have prepared their lines. */
export function asksBrands(to: WorkTarget): boolean {
  return means(to, 'packing');
}

function meaningOf(state: string) {
  return preparationStateList.includes(state as PreparationState) ? preparationStates[state as PreparationState] : undefined;
}

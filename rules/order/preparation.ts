import { means } from './order-state.ts';
import type { WorkTarget } from './work-step.ts';

/**
 * How far a line is that its brand prepares: it waits, is prepared, was sent with its order, or ended because nothing of it is left to
 * send. The check constraint of sales.preparations has the same list.
 */
const preparationStates = {
  WAITING: { isPreparable: true, isPrepared: false },
  PREPARED: { isPreparable: true, isPrepared: true },
  SENT: { isPreparable: false, isPrepared: true },
  ENDED: { isPreparable: false, isPrepared: false },
} as const satisfies Record<string, { isPreparable: boolean; isPrepared: boolean }>;

export type PreparationState = keyof typeof preparationStates;
export const preparationStateList = Object.keys(preparationStates) as PreparationState[];

/** True while its brand may say that it is prepared, or not after all. */
export function isPreparable(state: string): boolean {
  return meaningOf(state)?.isPreparable ?? false;
}

/** The states of lines that wait for their brand, for a condition in a query. */
export const waitingPreparations = preparationStateList.filter((state) => isPreparable(state) && !isPrepared(state));

/** True once its brand has said so. */
export function isPrepared(state: string): boolean {
  return meaningOf(state)?.isPrepared ?? false;
}

/** True when an order that is sent there should have all that its brands prepare. */
export function asksBrands(to: WorkTarget): boolean {
  return means(to, 'packing');
}

function meaningOf(state: string) {
  return preparationStateList.includes(state as PreparationState) ? preparationStates[state as PreparationState] : undefined;
}

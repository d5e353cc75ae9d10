import { hiddenState, shownState } from '../shop/shown.ts';

/** Works of artists that wait until staff has looked at them. */
const waitingState = 'REVIEW';

/** In the shop, waiting for staff's look, or taken out. The check constraint of product.graphics has the same list. */
export const graphicStates = [shownState, waitingState, hiddenState] as const;
export type GraphicState = (typeof graphicStates)[number];

/** True while staff has not decided whether a work comes into the shop. */
export function awaitsReview({ state }: { state: string }): boolean {
  return state === waitingState;
}

/** The states of works that wait for that, for a condition in SQL. */
export const waitingGraphicStates: readonly GraphicState[] = graphicStates.filter((state) => awaitsReview({ state }));

/** The state of a work that is sent: staff's own comes into the shop at once. */
export function sentGraphicState(isStaff: boolean): GraphicState {
  return isStaff ? shownState : waitingState;
}

import { hiddenState, shownState } from '../shop/shown.ts';

/** Artists' works that are waiting for staff review. */
const waitingState = 'REVIEW';

/** On sale, waiting for staff review, or hidden. The check constraint of product.graphics has the same list. */
export const graphicStates = [shownState, waitingState, hiddenState] as const;
export type GraphicState = (typeof graphicStates)[number];

/** True until staff has reviewed the work. */
export function awaitsReview({ state }: { state: string }): boolean {
  return state === waitingState;
}

/** True for a work that staff sent back with a reason: its artist may correct it and send it again. */
export function isReturned({ state }: { state: string }, reviewNote: string | null | undefined): boolean {
  return state === hiddenState && (reviewNote ?? '') !== '';
}

/** The states of works that await review, for use in SQL. */
export const waitingGraphicStates: readonly GraphicState[] = graphicStates.filter((state) => awaitsReview({ state }));

/** The state of a newly submitted work. Staff uploads skip the review. */
export function sentGraphicState(isStaff: boolean): GraphicState {
  return isStaff ? shownState : waitingState;
}

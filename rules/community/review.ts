import { isFinished, type OrderState, type StandingOrder, statesIn } from '../order/order-state.ts';
import { daysAfter } from '../shop/korean-time.ts';
import { isShown, shownState } from '../shop/shown.ts';
import { seenPart } from '../shop/visible-text.ts';

/** The content of reviews, who may write them, and how long they can be edited (specification 9.56). */

/** Limits of a review: characters without surrounding blanks, and number of photos. */
export const REVIEW_TEXT_MIN = 10;
export const REVIEW_TEXT_MAX = 1_000;
export const REVIEW_PHOTOS_MAX = 5;
/** Days during which the author can edit a review. */
const REVIEW_EDIT_DAYS = 30;
/** Maximum length of the shop's reply and of a report's comment. */
export const REVIEW_REPLY_MAX = 1_000;
export const REPORT_DETAIL_MAX = 500;

/** How the size feels to the wearer. The check constraint of product.reviews has the same list. */
export const sizeFeels = ['SMALL', 'TRUE', 'LARGE'] as const;
export type SizeFeel = (typeof sizeFeels)[number];

/** Reasons to report a review, and for the shop to hide one. A low score is not one of them. The tables have the same list. */
export const hidingReasons = ['ABUSE', 'ADVERTISING', 'PERSONAL_DATA', 'COPYRIGHT', 'UNRELATED'] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** Hidden from readers, for a reason given to the author. */
const hiddenReviewState = 'HIDDEN';

/** Visible or hidden. The check constraint of product.reviews has the same list. */
export const reviewStates = [shownState, hiddenReviewState] as const;
export type ReviewState = (typeof reviewStates)[number];

/** True for a review hidden by the shop. */
export function isHidden({ state }: { state: string }): boolean {
  return state === hiddenReviewState;
}

/** The states of hidden reviews, for use in SQL. */
export const hiddenReviewStates: readonly ReviewState[] = reviewStates.filter((state) => isHidden({ state }));

/** The state of a review that the shop hides for a reason, or shows again (null). */
export function stateFor(reason: HidingReason | null): ReviewState {
  return reason === null ? shownState : hiddenReviewState;
}

/** The outcome of a report: the review is hidden or stays. */
const reportRows = { WAITING: { isOpen: true }, UPHELD: { isOpen: false }, REJECTED: { isOpen: false } } as const;

export type ReportState = keyof typeof reportRows;
/** The check constraint of product.review_reports has the same list. */
export const reportStates = Object.keys(reportRows) as ReportState[];

/** The states of unanswered reports, for use in SQL. */
export const openReportStates = reportStates.filter((state) => reportRows[state].isOpen);

/** True for an unanswered report. */
export function isReportOpen({ state }: { state: string }): boolean {
  return openReportStates.some((open) => open === state);
}

/** The state of a review's reports after it was hidden for a reason, or kept (null). */
export function answerToReports(reason: HidingReason | null): ReportState {
  return reason === null ? 'REJECTED' : 'UPHELD';
}

/** Body measurements are ranges named by their lower end, in cm and kg, so that a review never reveals an exact height. */
export const heightRange = { from: 140, to: 195, step: 5 } as const;
export const weightRange = { from: 35, to: 115, step: 5 } as const;
type BodyRange = { readonly from: number; readonly to: number; readonly step: number };

/** The lower ends of the ranges. */
export function rangeStarts({ from, to, step }: BodyRange): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

/** A range and its neighbours: people of similar height or weight. */
export function rangesAround(start: number, { step }: BodyRange): number[] {
  return [start - step, start, start + step];
}

/** True when the lines of an order can be reviewed: delivered or confirmed, and not cancelled. */
export function isReviewable(order: StandingOrder): boolean {
  return isFinished(order) || (order.cancelled_at === null && statesIn('delivered').some((state) => state === order.status));
}

/** The states of orders that can be reviewed, for use in SQL. */
export function reviewableStates(): OrderState[] {
  return [...statesIn('delivered'), ...statesIn('finished')];
}

/** When the editing period of a review written at this time ends. */
export function editDeadline(writtenAt: Date): Date {
  return daysAfter(writtenAt, REVIEW_EDIT_DAYS);
}

/** True while the author can edit a review: it is visible and the editing period has not ended. */
export function isReviewEditable(review: { state: string; created_at: Date }, now: Date): boolean {
  return review.state === shownState && now <= editDeadline(review.created_at);
}

/** True for a visible review that earns points. Hidden, deleted and repeat reviews earn none. */
export function earnsPoints(review: { state: string; deleted_at: Date | null; is_rewarded: boolean }): boolean {
  return isShown(review) && review.is_rewarded;
}

/** The length of a text in characters as the maximum counts them, invisible ones included. */
export function letterCount(content: string): number {
  return [...content.trim()].length;
}

/** True when a review's length is within limits. Invisible characters do not count towards the minimum but do count towards the maximum. */
export function isReviewText(content: string): boolean {
  return [...seenPart(content)].length >= REVIEW_TEXT_MIN && letterCount(content) <= REVIEW_TEXT_MAX;
}

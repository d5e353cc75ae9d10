import { isFinished, type StandingOrder, statesIn } from '../order/order-state.ts';
import { daysAfter } from '../shop/korean-time.ts';
import { isShown, shownState } from '../shop/shown.ts';
import { seenPart } from '../shop/visible-text.ts';

/** What a review may hold, who may write one, and how long it may be changed (specification 5 and 9). */

/** Letters of a review, without the blanks around it. */
export const REVIEW_TEXT_MIN = 10;
export const REVIEW_TEXT_MAX = 1_000;
export const REVIEW_PHOTOS_MAX = 5;
/** Days in which its writer may change a review. */
const REVIEW_EDIT_DAYS = 30;
/** Letters of what a shop answers, and of what somebody says about a report. */
export const REVIEW_REPLY_MAX = 1_000;
export const REPORT_DETAIL_MAX = 500;

/** How it fits, as its wearer feels it. The check constraint of product.reviews has the same list. */
export const sizeFeels = ['SMALL', 'TRUE', 'LARGE'] as const;
export type SizeFeel = (typeof sizeFeels)[number];

/** Reasons to report a review, and for the shop to hide one. A low score is not among them. The tables have the same list. */
export const hidingReasons = ['ABUSE', 'ADVERTISING', 'PERSONAL_DATA', 'COPYRIGHT', 'UNRELATED'] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** What readers do not see, for a reason that its writer is told. */
const hiddenReviewState = 'HIDDEN';

/** Seen by readers, or hidden. The check constraint of product.reviews has the same list. */
export const reviewStates = [shownState, hiddenReviewState] as const;
export type ReviewState = (typeof reviewStates)[number];

/** True for a review that the shop has hidden. */
export function isHidden({ state }: { state: string }): boolean {
  return state === hiddenReviewState;
}

/** The states of hidden reviews, for a condition in SQL. */
export const hiddenReviewStates: readonly ReviewState[] = reviewStates.filter((state) => isHidden({ state }));

/** The state of a review as the shop hides it for a reason, or shows it again. */
export function stateFor(reason: HidingReason | null): ReviewState {
  return reason === null ? shownState : hiddenReviewState;
}

/** What became of a report: the review is hidden for it, or stays. */
const reportRows = { WAITING: { isOpen: true }, UPHELD: { isOpen: false }, REJECTED: { isOpen: false } } as const;

export type ReportState = keyof typeof reportRows;
/** The check constraint of product.review_reports has the same list. */
export const reportStates = Object.keys(reportRows) as ReportState[];

/** The states of reports that nobody has answered, for a condition in SQL. */
export const openReportStates = reportStates.filter((state) => reportRows[state].isOpen);

/** True while nobody has answered a report. */
export function isReportOpen({ state }: { state: string }): boolean {
  return openReportStates.some((open) => open === state);
}

/** What becomes of the reports of a review as it is hidden for a reason, or kept. */
export function answerToReports(reason: HidingReason | null): ReportState {
  return reason === null ? 'REJECTED' : 'UPHELD';
}

/** Body measures are given as ranges, named by their lower end, so that a review never reveals an exact height. In cm and kg. */
export const heightRange = { from: 140, to: 195, step: 5 } as const;
export const weightRange = { from: 35, to: 115, step: 5 } as const;
type BodyRange = { readonly from: number; readonly to: number; readonly step: number };

/** Where the ranges begin. */
export function rangeStarts({ from, to, step }: BodyRange): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}

/** A range and its neighbours: people of about that height or weight. */
export function rangesAround(start: number, { step }: BodyRange): number[] {
  return [start - step, start, start + step];
}

/** True when an order is far enough for its lines to be reviewed: delivered or confirmed, and not cancelled. */
export function isReviewable(order: StandingOrder): boolean {
  return isFinished(order) || (order.cancelled_at === null && statesIn('delivered').some((state) => state === order.status));
}

/** The states of orders whose lines may be reviewed, for a condition in SQL. */
export function reviewableStates(): string[] {
  return [...statesIn('delivered'), ...statesIn('finished')];
}

/** Until when a review written at this time may be changed. */
export function editDeadline(writtenAt: Date): Date {
  return daysAfter(writtenAt, REVIEW_EDIT_DAYS);
}

/** True while its writer may change a review: it is shown, and the days are not over. */
export function isReviewEditable(review: { state: string; created_at: Date }, now: Date): boolean {
  return review.state === shownState && now <= editDeadline(review.created_at);
}

/** True for a review that readers see and whose points are promised: what is hidden, taken back, or was written a second time earns none. */
export function earnsPoints(review: { state: string; deleted_at: Date | null; is_rewarded: boolean }): boolean {
  return isShown(review) && review.is_rewarded;
}

/** Letters of a text as a reader counts them. */
export function letterCount(content: string): number {
  return [...seenPart(content)].length;
}

/** True when a review says neither too little nor too much; letters that nobody sees do not fill it, and take room. */
export function isReviewText(content: string): boolean {
  return letterCount(content) >= REVIEW_TEXT_MIN && [...content.trim()].length <= REVIEW_TEXT_MAX;
}

import type { Won } from '../money.ts';

/** Points for a review, whatever its score says. */
export const REVIEW_TEXT_POINTS = 500;
/** Points beside those when it shows at least one photo. */
export const REVIEW_PHOTO_POINTS = 500;

/** Why points of a review were given; each once for a line of an order. */
export type ReviewPointReason = 'REVIEW' | 'PHOTO_REVIEW';

/** What a review with so many photos earns, each with its reason. */
export function reviewPoints(photoCount: number): { reason: ReviewPointReason; amount: Won }[] {
  const text = { reason: 'REVIEW', amount: REVIEW_TEXT_POINTS } as const;
  return photoCount === 0 ? [text] : [text, { reason: 'PHOTO_REVIEW', amount: REVIEW_PHOTO_POINTS }];
}

/** The best score of a review; the worst is one. Apart from the other rules of reviews, because every tile with stars needs it. */
export const REVIEW_SCORE_MAX = 5;

/** Every score, the worst first. */
export const reviewScores: readonly number[] = Array.from({ length: REVIEW_SCORE_MAX }, (_, index) => index + 1);

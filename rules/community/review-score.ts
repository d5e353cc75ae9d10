/** The highest review score; the lowest is 1. In its own file because every product tile with stars needs it. */
export const REVIEW_SCORE_MAX = 5;

/** Every score, lowest first. */
export const reviewScores: readonly number[] = Array.from({ length: REVIEW_SCORE_MAX }, (_, index) => index + 1);

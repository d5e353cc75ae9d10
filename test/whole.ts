/**
 * Whether the whole suite runs, as `npm run verify` does for each landing: every page in every way (test/journeys/hands/page-checks.ts), and what
 * is long and breaks once in a month. `npm test` is short.
 */
export const isWhole = process.env.SEAM_SUITE === 'whole';

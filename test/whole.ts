const suite = process.env.SEAM_SUITE;

/**
 * Whether the whole suite runs, as `npm run verify` does for each landing: every page in every way (test/journeys/hands/page-checks.ts), and what
 * is long and breaks once in a month.
 */
export const isWhole = suite === 'whole';

/** They start, kill and wait for processes and databases of their own, or open the editor forty times: a quarter of the suite's time. */
const atLandings = [
  'db/test/embedded.db.test.ts',
  'server/operating/backup-drill.db.test.ts',
  'server/operating/commands.db.test.ts',
  'server/process/shop-mode.db.test.ts',
  'test/two-processes/pages.db.test.ts',
  'test/journeys/editor/golden-scenes.e2e.ts',
  'test/journeys/start.e2e.ts',
];

/** The files that `npm test` leaves out, as the short suite; run by its name each of them runs. */
export const leftOut: readonly string[] = suite === 'short' ? atLandings : [];

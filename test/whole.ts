const suite = process.env.SEAM_SUITE;

/**
 * Whether the whole suite runs, as `npm run verify` does for each landing: every page in every way (test/journeys/hands/page-checks.ts), and what
 * is long and breaks once in a month.
 */
export const isWhole = suite === 'whole';

/**
 * They start, kill and wait for processes, databases and networks of their own, or open the editor forty times: a quarter of the unit tests' time,
 * and minutes of a lane's.
 */
const atLandings = [
  'db/test/copy.db.test.ts',
  'db/test/embedded.db.test.ts',
  'server/operating/backup-drill.db.test.ts',
  'server/operating/commands.db.test.ts',
  'server/process/shop-mode.db.test.ts',
  'test/two-processes/pages.db.test.ts',
  'test/journeys/connection.e2e.ts',
  'test/journeys/editor/golden-scenes.e2e.ts',
  'test/journeys/start.e2e.ts',
];

/** The files that `npm test` leaves out, as the short suite; run by its name each of them runs. */
export const leftOut: readonly string[] = suite === 'short' ? atLandings : [];

/** Of many that are alike, every third in the short suite. */
export const sampled = <Item>(all: readonly Item[]): readonly Item[] => (suite === 'short' ? all.filter((_, at) => at % 3 === 0) : all);

/** A day in ms: Korea has no daylight saving time. In its own file because every page's first script needs it. */
export const DAY_MS = 24 * 3_600_000;

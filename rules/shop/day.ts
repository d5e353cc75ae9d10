/** A day in ms: Korea changes no clocks. Nothing else is in here, because the first script of every page has it. */
export const DAY_MS = 24 * 3_600_000;

/** Limits for the search keywords of a graphic: their number and the length of each. `app.are_keywords` has the same limits. */
export const keywordLimits = { most: 20, length: 30 } as const;

/** The keywords in a comma-separated line. */
export function keywordsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

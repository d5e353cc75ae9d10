/** Words that people look for a graphic by: so many, of so many characters each. `app.are_keywords` has the same limits. */
export const keywordLimits = { most: 20, length: 30 } as const;

/** The keywords of a line in which commas stand between them. */
export function keywordsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

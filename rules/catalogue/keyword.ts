/** Limits for the search keywords of a graphic: their number and the length of each. `app.are_keywords` has the same limits. */
export const keywordLimits = { most: 20, length: 30 } as const;

/** The keywords in a comma-separated line, each once. */
export function keywordsIn(typed: string): string[] {
  const words = typed.split(/[,，、]/).map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== '');
}

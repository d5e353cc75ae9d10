/** The pattern (`_like`, `_ilike`, SQL `like`) for text containing this, with special characters escaped. */
export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}

/** The pattern for text starting with this, with special characters escaped. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

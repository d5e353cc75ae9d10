/** The pattern (`_like`, `_ilike`, `like` of SQL) of what contains this text, whatever signs it has. */
export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}

/** The pattern of what begins with this text, whatever signs it has. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

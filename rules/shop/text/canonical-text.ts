/** JSON with sorted keys: equal values give equal text, also after a round trip through the database. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

import { createHash } from 'node:crypto';
import { limits } from './limits.ts';

const named = new Map<string, string>();

/**
 * A name for a statement that will come again, so that PostgreSQL parses and plans it once per connection. node-postgres never
 * forgets one, so there is an end: the first texts get names, later ones go unnamed.
 */
export function statementName(text: string): string | undefined {
  const known = named.get(text);
  if (known !== undefined || named.size >= limits.namedStatements) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  named.set(text, name);
  return name;
}

import { escapeLiteral } from 'pg';

/** A statement with numbered parameters. */
export interface Compiled {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Longer constants stay parameters: they rarely repeat, and logs should stay readable. */
const longestLiteral = 200;
const longestList = 20;
/** These mean a different time at each run; as literals, a cached plan would keep the first one forever. */
const movingTime = /\b(?:now|today|tomorrow|yesterday)\b/i;

/** Quoted strings and identifiers, which are skipped, and parameters. pg-sql2 doubles quotes inside both and writes no comments. */
const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)/g;

/**
 * Inlines a document's constants into the statement; values that come with each request stay parameters. Once PostgreSQL uses a generic
 * plan (from the sixth run), only literals can match the condition of a partial index. A constant is exactly the text that would have been
 * sent as the parameter, quoted by node-postgres and followed by the same cast, so the type's input function parses it the same way.
 */
export function withLiterals({ text, values }: Compiled): Compiled {
  const kept: unknown[] = [];
  const numbers = new Map<number, number>();
  const written = text.replace(tokens, (token, number: string | undefined) => {
    if (number === undefined) return token;
    const index = Number(number) - 1;
    const literal = literalOf(values[index]);
    if (literal !== null) return literal;
    if (!numbers.has(index)) numbers.set(index, kept.push(values[index]));
    return `$${numbers.get(index)}`;
  });
  return { text: written, values: kept };
}

function literalOf(value: unknown): string | null {
  if (value === null) return 'null';
  if (typeof value === 'number') return ` ${value}`;
  if (Array.isArray(value)) {
    const items = value.length <= longestList ? value.map(literalOf) : [null];
    return items.includes(null) || value.some(Array.isArray) ? null : ` array[${items.join(',')}]`;
  }
  // A NUL byte would cut off the statement; as a parameter PostgreSQL rejects it.
  if (typeof value !== 'string' || value.length > longestLiteral || value.includes('\0') || movingTime.test(value)) return null;
  return ` ${escapeLiteral(value)}`;
}

import { escapeLiteral } from 'pg';

/** A statement with numbered parameters. */
export interface Compiled {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Longer constants stay parameters: they will hardly come again, and logs should stay readable. */
const longestLiteral = 200;
const longestList = 20;
/** Read as a time these mean another one at each run; written out, a kept plan would know the first for ever. */
const movingTime = /\b(?:now|today|tomorrow|yesterday)\b/i;

/** Quoted texts and names, which are passed over, and parameters. pg-sql2 doubles quotes inside either and writes no comments. */
const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)/g;

/**
 * Writes the constants of a document into the statement; what comes with each request stays a parameter. Once PostgreSQL keeps a plan
 * for all parameters (from the sixth run), only what is written out can match the condition of a partial index.
 *
 * A constant is the very text that would have been sent as the parameter, quoted by node-postgres, in front of the same cast: the
 * type's own input function reads it either way.
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
  // A zero byte would end the statement's text in the middle; as a parameter PostgreSQL refuses it by itself.
  if (typeof value !== 'string' || value.length > longestLiteral || value.includes('\0') || movingTime.test(value)) return null;
  return ` ${escapeLiteral(value)}`;
}

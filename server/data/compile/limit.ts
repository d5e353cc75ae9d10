import { type SQL, type SQLRawValue, sql } from 'pg-sql2';
import { type Arguments, type Compilation, refuse } from './context.ts';
import { PageParameter, Slot } from './slots.ts';

/** The limit or offset of a list. */
export interface Limit {
  /** Maximum rows; null for unlimited. The planner sees this number. */
  readonly most: number | null;
  /** The exact number, when it comes with each request. */
  readonly parameter: PageParameter | null;
}

const unlimited: Limit = { most: null, parameter: null };

/**
 * The list's limit: the client's, but at most the role's cap. Where more rows are possible, one more than the cap is read to detect
 * truncation; `mayCut` is then true.
 */
export function listLimit({ bounds }: Compilation, args: Arguments): { limit: Limit; mayCut: boolean } {
  const { most, parameter } = clientLimit(args);
  const cap = bounds.rowCap;
  if (most !== null && most <= cap) return { limit: { most, parameter }, mayCut: false };
  const capped = parameter && new PageParameter(parameter.path, 'limit', cap + 1);
  return { limit: { most: cap + 1, parameter: capped }, mayCut: true };
}

/** The client's limit, for aggregates, which count beyond the cap. */
export function clientLimit({ limit }: Arguments): Limit {
  return limit === undefined || limit === null ? unlimited : read(limit, 'limit');
}

/** The client's offset; `most` is 0 when there is none. */
export function clientOffset({ offset }: Arguments): Limit {
  return offset === undefined || offset === null ? { most: 0, parameter: null } : read(offset, 'offset');
}

/**
 * Adds limit and offset to `query`. Those that come with each request become parameters inside a limit the planner knows: with parameters
 * alone PostgreSQL guesses a tenth of the table and may sort all of it.
 */
export function limitedSql(query: SQL, limit: Limit, offset: Limit): SQL {
  const page = sql`${clause(sql`limit`, limit)}${offset.most === 0 ? sql.blank : clause(sql`offset`, offset)}`;
  const isGiven = ({ parameter, most }: Limit) => parameter !== null && most !== 0;
  if (!isGiven(limit) && !isGiven(offset)) return sql`${query}${page}`;
  const reach = limit.most === null ? unlimited : { most: limit.most + (offset.most ?? 0), parameter: null };
  return sql`select * from (${query}${clause(sql`limit`, reach)}) ${sql.identifier(Symbol('reach'))}${page}`;
}

function clause(word: SQL, { most, parameter }: Limit): SQL {
  if (most === null) return sql.blank;
  // pg-sql2 passes the parameter through; boundValues inserts the number before the statement runs.
  if (parameter && most > 0) return sql` ${word} ${sql.value(parameter as unknown as SQLRawValue)}::bigint`;
  return sql` ${word} ${sql.literal(most)}`;
}

function read(value: unknown, name: 'limit' | 'offset'): Limit {
  if (value instanceof Slot) return { most: value.ceiling(), parameter: new PageParameter(value.path, name, null) };
  return { most: natural(value, name), parameter: null };
}

/** A row count. Errors: rejects negative and fractional numbers. */
export function natural(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return refuse(`unexpected value for ${name}; a whole number is expected`);
  return value < 0 ? refuse(`unexpected negative value for ${name}`) : value;
}

import { GraphQLError } from 'graphql';

/** The stable codes of the dialect. */
export type DataErrorCode =
  | 'invalid-jwt'
  | 'validation-failed'
  | 'permission-error'
  | 'constraint-violation'
  | 'data-exception'
  /** More running at a time than one asker's share. */
  | 'rate-limit-exceeded'
  /** A larger answer than the role may ask for. */
  | 'response-limit-exceeded'
  | 'unexpected';

export interface DataError {
  readonly message: string;
  readonly extensions: { readonly path: string; readonly code: DataErrorCode };
}

export function dataError(code: DataErrorCode, message: string, path = '$'): DataError {
  return { message, extensions: { path, code } };
}

/** The refusals of an operation that is against the schema or the limits, one error for each. */
export class InvalidOperation extends Error {
  readonly errors: readonly DataError[];

  constructor(errors: readonly DataError[]) {
    super(errors[0]?.message ?? 'invalid operation');
    this.errors = errors;
  }
}

export const answerTooLarge = 'the answer is larger than this role may ask for; ask for fewer rows or fields';

export function invalid(message: string): InvalidOperation {
  return new InvalidOperation([dataError('validation-failed', message)]);
}

/**
 * What the client may know of a failure. Refusals and data errors say what was wrong with the request; everything else is a bug or
 * an outage, says nothing, and goes to `report`.
 */
export function errorsOf(thrown: unknown, report: (thrown: unknown) => void): readonly DataError[] {
  if (thrown instanceof InvalidOperation) return thrown.errors;
  if (thrown instanceof GraphQLError) return [dataError('validation-failed', thrown.message)];
  // Only the request's own nesting makes these recursions deep.
  if (thrown instanceof RangeError && thrown.message.startsWith('Maximum call stack')) {
    return [dataError('validation-failed', 'the request is nested too deeply')];
  }
  const known = databaseError(thrown);
  if (known) return [known];
  report(thrown);
  return [dataError('unexpected', 'internal error')];
}

/** Failures of PostgreSQL by SQLSTATE; the longest prefix decides. */
const sqlStates: readonly (readonly [prefix: string, code: DataErrorCode, message: string | null])[] = [
  ['42501', 'permission-error', 'You do not have permission to access this.'],
  ['SM001', 'response-limit-exceeded', answerTooLarge],
  ['57014', 'unexpected', 'the operation took too long'],
  ['23', 'constraint-violation', null],
  ['22', 'data-exception', null],
];

function databaseError(thrown: unknown): DataError | null {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return null;
  const state = thrown.code;
  const known = sqlStates.find(([prefix]) => state.startsWith(prefix));
  return known ? dataError(known[1], known[2] ?? thrown.message) : null;
}

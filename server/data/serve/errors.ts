import { GraphQLError } from 'graphql';
import { type DatabaseFault, databaseFault } from '#db/faults.ts';

/** The stable codes of the dialect. */
export type DataErrorCode =
  | 'invalid-jwt'
  | 'validation-failed'
  | 'permission-error'
  | 'constraint-violation'
  | 'data-exception'
  | 'overloaded'
  | 'database-unavailable'
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

export function invalid(message: string): InvalidOperation {
  return new InvalidOperation([dataError('validation-failed', message)]);
}

/**
 * What the client may know of a failure. Refusals and data errors say what was wrong with the request; an outage says that it is one;
 * everything else is a bug, says nothing, and goes to `report`.
 */
export function errorsOf(thrown: unknown, report: (thrown: unknown) => void): readonly DataError[] {
  if (thrown instanceof InvalidOperation) return thrown.errors;
  if (thrown instanceof GraphQLError) return [dataError('validation-failed', thrown.message)];
  // Only the request's own nesting makes these recursions deep.
  if (thrown instanceof RangeError && thrown.message.startsWith('Maximum call stack')) {
    return [dataError('validation-failed', 'the request is nested too deeply')];
  }
  const fault = databaseFault(thrown);
  if (fault) return [dataError(outageCodes[fault], 'An error occurred. Please try again later.')];
  const known = databaseError(thrown);
  if (known) return [known];
  report(thrown);
  return [dataError('unexpected', 'internal error')];
}

const outageCodes: Record<DatabaseFault, DataErrorCode> = { OVERLOADED: 'overloaded', DATABASE_UNAVAILABLE: 'database-unavailable' };

/** Failures of PostgreSQL by SQLSTATE; the longest prefix decides. */
const sqlStates: readonly (readonly [prefix: string, code: DataErrorCode, message: string | null])[] = [
  ['42501', 'permission-error', 'You do not have permission to access this.'],
  ['23', 'constraint-violation', null],
  ['22', 'data-exception', null],
];

function databaseError(thrown: unknown): DataError | null {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return null;
  const state = thrown.code;
  const known = sqlStates.find(([prefix]) => state.startsWith(prefix));
  return known ? dataError(known[1], known[2] ?? thrown.message) : null;
}

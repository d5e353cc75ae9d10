import { GraphQLError } from 'graphql';
import { type DatabaseFault, databaseFault } from '#db/faults.ts';

/** The stable codes of the dialect. */
export type DataErrorCode =
  | 'invalid-jwt'
  | 'access-denied'
  | 'method-not-allowed'
  | 'validation-failed'
  | 'permission-error'
  | 'constraint-violation'
  | 'data-exception'
  | 'overloaded'
  | 'database-unavailable'
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

/** The token does not verify, or its member may not use it any more. */
export function invalidToken(): InvalidOperation {
  return new InvalidOperation([dataError('invalid-jwt', 'Could not verify JWT')]);
}

/** The role header asks for a role that the token does not allow. */
export function deniedRole(): InvalidOperation {
  return new InvalidOperation([dataError('access-denied', 'Your requested role is not in allowed roles')]);
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

/** Failures of PostgreSQL by SQLSTATE; the first prefix that fits decides. A message of null is PostgreSQL's own. */
const sqlStates: readonly (readonly [prefix: string, code: DataErrorCode, message: string | null])[] = [
  ['42501', 'permission-error', 'You do not have permission to access this.'],
  // A value or an operator that the column's type does not know.
  ['42883', 'data-exception', null],
  ['42804', 'data-exception', null],
  ['42846', 'data-exception', null],
  // One statement that names a row twice in on_conflict.
  ['21', 'constraint-violation', null],
  // A statement larger than PostgreSQL takes.
  ['54', 'validation-failed', null],
  ['SM001', 'response-limit-exceeded', answerTooLarge],
  ['23', 'constraint-violation', null],
  ['22', 'data-exception', null],
];

function databaseError(thrown: unknown): DataError | null {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return null;
  const state = thrown.code;
  const known = sqlStates.find(([prefix]) => state.startsWith(prefix));
  if (!known) return null;
  // The row itself was refused, not the table: the words of Hasura for it.
  const message = isRefusedRow(thrown) ? 'check constraint of an insert/update permission has failed' : (known[2] ?? thrown.message);
  return dataError(known[1], message);
}

function isRefusedRow({ message }: Error): boolean {
  return message.startsWith('new row violates row-level security policy');
}

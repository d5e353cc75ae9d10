import { GraphQLError } from 'graphql';
import { type DatabaseFault, databaseFault } from '#db/faults.ts';

/** The dialect's stable error codes. */
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
  /** The caller exceeded its share of concurrent requests. */
  | 'rate-limit-exceeded'
  /** The response is larger than the role allows. */
  | 'response-limit-exceeded'
  | 'unexpected';

export interface DataError {
  readonly message: string;
  readonly extensions: { readonly path: string; readonly code: DataErrorCode };
}

export function dataError(code: DataErrorCode, message: string, path = '$'): DataError {
  return { message, extensions: { path, code } };
}

/** The errors of an operation that violates the schema or the limits. */
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

/** The token is invalid, or its member may no longer use it. */
export function invalidToken(): InvalidOperation {
  return new InvalidOperation([dataError('invalid-jwt', 'Could not verify JWT')]);
}

/** The role header names a role that the token does not allow. */
export function deniedRole(): InvalidOperation {
  return new InvalidOperation([dataError('access-denied', 'Your requested role is not in allowed roles')]);
}

/**
 * The errors a client may see. Rejections and data errors say what was wrong with the request, and an outage says that it is one; anything
 * else is a bug, reveals nothing and goes to `report`.
 */
export function errorsOf(thrown: unknown, report: (thrown: unknown) => void): readonly DataError[] {
  if (thrown instanceof InvalidOperation) return thrown.errors;
  if (thrown instanceof GraphQLError) return [dataError('validation-failed', thrown.message)];
  // Only a deeply nested request can make these recursions so deep.
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

/** PostgreSQL errors by SQLSTATE; the first matching prefix applies. A null message means PostgreSQL's own. */
const sqlStates: readonly (readonly [prefix: string, code: DataErrorCode, message: string | null])[] = [
  ['42501', 'permission-error', 'You do not have permission to access this.'],
  // A value or an operator that the column's type does not support.
  ['42883', 'data-exception', null],
  ['42804', 'data-exception', null],
  ['42846', 'data-exception', null],
  // A statement that names a row twice in on_conflict.
  ['21', 'constraint-violation', null],
  // A statement larger than PostgreSQL accepts.
  ['54', 'validation-failed', null],
  ['SM001', 'response-limit-exceeded', answerTooLarge],
  ['23', 'constraint-violation', null],
  ['22', 'data-exception', null],
];

/** Longest message of PostgreSQL that is passed on, in characters. */
const longestMessage = 300;

function databaseError(thrown: unknown): DataError | null {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return null;
  const state = thrown.code;
  const known = sqlStates.find(([prefix]) => state.startsWith(prefix));
  if (!known) return null;
  // The row was rejected, not the table: Hasura's wording for it.
  const message = isRefusedRow(thrown)
    ? 'check constraint of an insert/update permission has failed'
    : (known[2] ?? shortened(thrown.message));
  return dataError(known[1], message);
}

/** PostgreSQL quotes a refused value in full, however long it is. */
function shortened(message: string): string {
  return message.length <= longestMessage ? message : `${message.slice(0, longestMessage).toWellFormed()} …`;
}

function isRefusedRow({ message }: Error): boolean {
  return message.startsWith('new row violates row-level security policy');
}

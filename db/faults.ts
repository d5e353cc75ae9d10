/**
 * What a database fault means to the caller. OVERLOADED: the database is up but cannot take more work; DATABASE_UNAVAILABLE: it does not
 * answer. Both are temporary and become a 503 with Retry-After.
 */
export type DatabaseFault = 'OVERLOADED' | 'DATABASE_UNAVAILABLE';

/** Seconds before a retry (Retry-After). */
export const retryAfterSeconds: Record<DatabaseFault, number> = { OVERLOADED: 1, DATABASE_UNAVAILABLE: 2 };

/** PostgreSQL SQLSTATEs and operating system error codes of lost connections; the longest prefix wins. */
const codes: readonly (readonly [prefix: string, fault: DatabaseFault])[] = [
  ['40P01', 'OVERLOADED'], // deadlock, after the retries of atomically
  ['40001', 'OVERLOADED'], // serialization failure, after the retries of atomically
  ['55P03', 'OVERLOADED'], // lock not available
  ['57014', 'OVERLOADED'], // statement timeout
  ['25P03', 'OVERLOADED'], // idle in transaction for too long: this process was too busy to continue
  ['25P04', 'OVERLOADED'], // transaction timeout
  ['53', 'OVERLOADED'], // too many connections, disk full, out of memory
  ['25006', 'DATABASE_UNAVAILABLE'], // read-only: a standby, or a read-only disk
  ['57P', 'DATABASE_UNAVAILABLE'], // shut down, crashed, starting
  ['08', 'DATABASE_UNAVAILABLE'],
  ['58', 'DATABASE_UNAVAILABLE'], // I/O errors of PostgreSQL itself
  ['ECONNREFUSED', 'DATABASE_UNAVAILABLE'],
  ['ECONNRESET', 'DATABASE_UNAVAILABLE'],
  ['EPIPE', 'DATABASE_UNAVAILABLE'],
  ['ETIMEDOUT', 'DATABASE_UNAVAILABLE'],
  ['EHOSTUNREACH', 'DATABASE_UNAVAILABLE'],
  ['ENETUNREACH', 'DATABASE_UNAVAILABLE'],
  ['ENOTFOUND', 'DATABASE_UNAVAILABLE'],
  ['EAI_AGAIN', 'DATABASE_UNAVAILABLE'],
];

/**
 * Error codes that only mean the database when `connect` reports them: PostgreSQL removes its socket file when it stops. Elsewhere they
 * mean a file.
 */
const connectCodes: readonly (readonly [code: string, fault: DatabaseFault])[] = [
  ['ENOENT', 'DATABASE_UNAVAILABLE'],
  ['EACCES', 'DATABASE_UNAVAILABLE'], // the folder of the socket is closed to this user, until somebody opens it
  ['EAGAIN', 'OVERLOADED'], // the socket's queue is full
];

/** Messages of node-postgres and Kysely without a code. */
const sentences: readonly (readonly [start: string, fault: DatabaseFault])[] = [
  ['timeout exceeded when trying to connect', 'OVERLOADED'],
  ['Query read timeout', 'OVERLOADED'],
  ['timeout expired', 'DATABASE_UNAVAILABLE'],
  ['Connection terminated', 'DATABASE_UNAVAILABLE'],
  ['Client has encountered a connection error', 'DATABASE_UNAVAILABLE'],
  ['Client was closed', 'DATABASE_UNAVAILABLE'],
  ['Cannot use a pool after calling end', 'DATABASE_UNAVAILABLE'],
  ['driver has already been destroyed', 'DATABASE_UNAVAILABLE'],
];

/** Classifies a database outage; null for bugs, refusals and everything else. Nothing else decides this. */
export function databaseFault(error: unknown): DatabaseFault | null {
  for (const each of withCauses(error)) {
    const fault = ownFault(each);
    if (fault !== null) return fault;
  }
  return null;
}

function ownFault(error: Error): DatabaseFault | null {
  const code = codeOf(error);
  // File errors have these codes too, but come with a path.
  const known = 'syscall' in error && error.syscall === 'connect' ? [...codes, ...connectCodes] : codes;
  const byCode = code === null || 'path' in error ? undefined : known.find(([prefix]) => code.startsWith(prefix));
  return (byCode ?? sentences.find(([start]) => error.message.startsWith(start)))?.[1] ?? null;
}

/**
 * An error and its causes in turn, as far as they are errors; none for anything else. A host with several addresses fails with one error
 * that contains one per address: the first of them is its cause. Ends where a cause leads back, and after a few.
 */
export function withCauses(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < MOST_CAUSES && !found.includes(at); ) {
    found.push(at);
    at = at instanceof AggregateError && at.errors.length > 0 ? at.errors[0] : at.cause;
  }
  return found;
}

const MOST_CAUSES = 20;

/** True for faults that retrying the whole transaction can resolve: deadlock, serialization failure, stale plan. */
export function isWorthAnotherTry(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40P01' || code === '40001' || isStalePlan(error);
}

/** True for a foreign key violation: the row was deleted after it was read, or never existed, or is still referenced. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = codeOf(error);
  // The second is what keys with `on delete restrict` say.
  return code === '23503' || code === '23001';
}

/** True when a table's columns changed after this connection had planned a statement on it. */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan must not change result type');
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

import type { FastifyBaseLogger } from 'fastify';
import { databaseFault, withCauses } from '#db/faults.ts';
import type { Database } from '#db/open.ts';
import { isRefusedWhileAway } from '#db/pool.ts';
import { DataOutage } from './data-outage.ts';

/** The shape Fastify expects. */
interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * What the log records of an error. While the database or the data service is down, every request fails alike, and the message is enough.
 * Other errors include the stack, but never PostgreSQL's `detail` and `where`: they quote rows with people's names and addresses.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  const known = { type: error.constructor.name, message: sentenceOf(error), code, table, constraint };
  return { ...known, stack: isOutage(error) ? '' : stackOf(error) };
}

/**
 * Logs that an outage stopped a request. While the server is known to be away, this is not a warning, because one per request would hide
 * other lines.
 */
export function logOutage(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  error: unknown,
  msg = 'the database did not serve this request',
  isSaid = isRefusedWhileAway(error),
): void {
  log[isSaid ? 'info' : 'warn']({ err: error }, msg);
}

/** An outage shorter than this, in ms, is not logged, because the connection is already restored. */
const briefMs = 1_000;
/** A failure this long after the last one, in ms, belongs to a new outage, or to a logged one with rare retries. */
const overMs = 10_000;

/**
 * Whether an error of a retrying task is a warning: every error is, but of an outage only the first once it lasts, and none while the
 * database is known to be away.
 */
export function newsOf(database: Pick<Database, 'isAway'>, now = () => performance.now()): (error: unknown) => boolean {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  let isSaid = false;
  return (error) => {
    const fault = databaseFault(error);
    if (fault !== 'DATABASE_UNAVAILABLE') return fault === null || !database.isAway();
    const at = now();
    if (at - last > overMs) {
      since = at;
      isSaid = false;
    }
    last = at;
    if (isSaid || at - since < briefMs || database.isAway()) return false;
    isSaid = true;
    return true;
  };
}

function isOutage(error: Error): boolean {
  return error instanceof DataOutage || databaseFault(error) !== null;
}

/** The message, plus the messages of its causes that it does not repeat. */
function sentenceOf(error: Error): string {
  return withCauses(error).reduceRight((why, { message }) => {
    if (why === '' || message.includes(why)) return message;
    return message === '' ? why : `${message}: ${why}`;
  }, '');
}

function stackOf(error: Error): string {
  return withCauses(error)
    .map(({ stack }) => stack)
    .join('\ncaused by: ');
}

import type { FastifyBaseLogger } from 'fastify';
import { databaseFault, withCauses } from '#db/faults.ts';
import { isRefusedInSilence } from '#db/pool.ts';
import { DataOutage } from './web/data-outage.ts';

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
 * Logs that an outage kept something from being served. While the server is silent, its watch has said so, and a warning for each request
 * would only hide other lines.
 */
export function logOutage(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  error: unknown,
  msg = 'the database did not serve this request',
  isSaid = isRefusedInSilence(error),
): void {
  log[isSaid ? 'info' : 'warn']({ err: error }, msg);
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

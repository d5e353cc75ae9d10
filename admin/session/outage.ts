import { ApiError } from '#client/wire/api-error.ts';
import { doublingWait } from '#rules/shop/retry.ts';
import { type Failing, failuresInRow } from './failures.ts';

/** Wait before a failed query is read again, in ms: at first that of a restart, later that of a longer outage. */
const waits = { firstMs: 2_000, longestMs: 30_000 };

/** True if the same read may succeed in a while: no response, or an overloaded or unreachable server. A bug (500) stays. */
export function isOutage(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status > 500);
}

/** True if a failed read is repeated before anything is shown: once, unless it was refused or must wait for more than the second that passes. */
export function isRepeated(failures: number, error: unknown): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failures === 0 && (isOutage(error) ? (error.retryAfterSeconds ?? 0) <= 1 : !isRefused);
}

/**
 * Milliseconds after which a query that an outage failed is read again, with backoff over its failures in a row and as the server asks;
 * false for any other.
 */
export function rereadAfter(error: unknown, failures: number): number | false {
  if (!isOutage(error)) return false;
  return Math.max(doublingWait(failures - 1, waits), (error.retryAfterSeconds ?? 0) * 1_000);
}

/** An outage that stopped a request: its last error, and how many requests in a row it stopped. */
export interface Outage {
  error: ApiError;
  failures: number;
}

/** The outage that an error means, counted on from `before`; null for an error that is no outage. */
export function outageOf(error: unknown, before: Outage | null): Outage | null {
  return isOutage(error) ? { error, failures: (before?.failures ?? 0) + 1 } : null;
}

/**
 * Calls `again` once: after the backoff of reads, or at once when the browser is online again (it never reports this for a server that
 * was away). Returns a function to stop.
 */
export function afterOutage({ error, failures }: Outage, again: () => void): () => void {
  const timer = setTimeout(run, rereadAfter(error, failures) || 0);
  window.addEventListener('online', run);
  function stop() {
    clearTimeout(timer);
    window.removeEventListener('online', run);
  }
  function run() {
    stop();
    again();
  }
  return stop;
}

/** The `refetchInterval` of a query that is read once: milliseconds until it is read again after an outage; false without one. */
export function onlyAfterOutage(query: Failing): number | false {
  return rereadAfter(query.state.error, failuresInRow(query));
}

/** The `refetchInterval` of a query that is read every `ms`: milliseconds until the next read, those of `onlyAfterOutage` after an outage. */
export function refetchEvery(ms: number): (query: Failing) => number {
  return (query) => onlyAfterOutage(query) || ms;
}

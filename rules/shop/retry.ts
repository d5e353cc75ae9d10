const MINUTE = 60_000;
const waitOfRows = { firstMs: MINUTE, longestMs: 6 * 60 * MINUTE };

/** Number of consecutive failures after which a person is alerted. */
export const TRIES_BEFORE_ALARM = 4;

/** When to retry after `tries` consecutive failures: 2, 4, 8 minutes and so on, up to six hours. */
export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + doublingWait(tries, waitOfRows));
}

/** A process that ran this long, in ms, before it ended counts as healthy: its count of restarts is reset. */
export const steadyMs = 5 * MINUTE;

/** Milliseconds before the next retry: exponential backoff from the first wait to the longest. */
export function doublingWait(failures: number, { firstMs, longestMs }: { firstMs: number; longestMs: number }): number {
  return Math.min(firstMs * 2 ** failures, longestMs);
}

const MINUTE = 60_000;
const waitOfRows = { firstMs: MINUTE, longestMs: 6 * 60 * MINUTE };

/** From so many failures in a row on a person is told. */
export const TRIES_BEFORE_ALARM = 4;

/** When a row that failed `tries` times in a row is tried again: after 2, 4, 8 minutes and so on, six hours at most. */
export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + doublingWait(tries, waitOfRows));
}

/** Milliseconds to wait before another try: the first wait, doubled with each failure in a row before, up to the longest. */
export function doublingWait(failures: number, { firstMs, longestMs }: { firstMs: number; longestMs: number }): number {
  return Math.min(firstMs * 2 ** failures, longestMs);
}

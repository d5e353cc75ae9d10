const MINUTE = 60_000;
const LONGEST_MINUTES = 6 * 60;

/** From so many failures in a row on a person is told. */
export const TRIES_BEFORE_ALARM = 4;

/** When a row that failed `tries` times in a row is tried again: after 2, 4, 8 minutes and so on, six hours at most. */
export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** Math.min(tries, 16), LONGEST_MINUTES) * MINUTE);
}

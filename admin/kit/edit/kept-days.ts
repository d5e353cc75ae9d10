import { DAY_MS } from '#rules/shop/day.ts';

/** Days after which unsent drafts, and the keys of requests without an outcome, are deleted. */
export const KEPT_DAYS = 14;

/** Whether what waits since this time (ISO 8601) has not expired; false without a time. */
export function isStillKept(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) < KEPT_DAYS * DAY_MS;
}

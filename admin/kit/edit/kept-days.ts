import { DAY_MS } from '#rules/shop/day.ts';

/** Days after which unsent words are deleted: by then their writer has seen what became of the thing. */
const KEPT_DAYS = 14;

/** Whether what was written at a moment (ISO 8601) is still there for whoever wrote it; what has no moment is not. */
export function isStillKept(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) < KEPT_DAYS * DAY_MS;
}

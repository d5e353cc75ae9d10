import { DAY_MS } from '../shop/day.ts';

/** How long Not Show Again hides the popups (specification 9.3). */
export const popupRestMs = DAY_MS;

/**
 * True when the popup carousel may show: nothing stored, an invalid time, or a Not Show Again more than 24 hours ago. `stored` is the value
 * in the browser (milliseconds since 1970 as text), `now` the clock in the same unit.
 */
export function shouldShowPopups(stored: string | null, now: number): boolean {
  const pressedAt = stored === null || stored.trim() === '' ? Number.NaN : Number(stored);
  if (!Number.isFinite(pressedAt)) return true;
  return now - pressedAt > popupRestMs;
}

/** True when the popup carousel wraps from the last to the first (specification 4). */
export function popupsWrap(count: number): boolean {
  return count > 1;
}

/** The counter under the popups, current/total; `index` is zero-based. */
export function popupCounter(index: number, total: number): string {
  return `${index + 1}/${total}`;
}

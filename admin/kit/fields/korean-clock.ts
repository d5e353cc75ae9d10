import { koreanTime, momentOfKoreanTime } from '#rules/shop/korean-time.ts';

/** A time in Korean time for a `datetime-local` input (`2026-11-20T14:05`); empty for none. `moment` is ISO 8601. */
export function clockOf(moment: unknown): string {
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return '';
  return koreanTime(new Date(moment)).slice(0, 16).replace(' ', 'T');
}

/** Converts such an input's value to ISO 8601; null for none. */
export function momentOf(clock: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(clock)) return null;
  return momentOfKoreanTime(`${clock.slice(0, 16).replace('T', ' ')}:00`).toISOString();
}

import { koreanTime, momentOfKoreanTime } from '#rules/shop/korean-time.ts';

/** A moment on a Korean clock, as a browser's `datetime-local` input has it (`2026-11-20T14:05`); empty for none. `moment` is ISO 8601. */
export function clockOf(moment: unknown): string {
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return '';
  return koreanTime(new Date(moment)).slice(0, 16).replace(' ', 'T');
}

/** The moment that such an input says, in ISO 8601; null for none. */
export function momentOf(clock: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(clock)) return null;
  return momentOfKoreanTime(`${clock.slice(0, 16).replace('T', ' ')}:00`).toISOString();
}

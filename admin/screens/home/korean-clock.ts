import { koreanTime, momentOfKoreanTime } from '#rules/shop/korean-time.ts';

/** A moment on the clock of a Korean office, as an input of a browser writes it; empty for none. */
export function clockOf(moment: string | null): string {
  return moment === null ? '' : koreanTime(new Date(moment)).slice(0, 16).replace(' ', 'T');
}

/** The moment that such an input says, in ISO 8601; null for none. */
export function momentOf(clock: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(clock)) return null;
  return momentOfKoreanTime(`${clock.slice(0, 16).replace('T', ' ')}:00`).toISOString();
}

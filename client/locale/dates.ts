import { koreanTimeZone } from '#rules/shop/korean-time.ts';
import { type Locale, languageTags } from '#rules/shop/locale.ts';

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: koreanTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A day in Korean time, `2026.11.20`, from an ISO time. */
export function dayText(time: string): string {
  const { year, month, day } = partsOf(time);
  return `${year}.${month}.${day}`;
}

/** A moment in Korean time, `2026.11.20 14:05`, from an ISO time. */
export function momentText(time: string): string {
  const { hour, minute } = partsOf(time);
  return `${dayText(time)} ${hour}:${minute}`;
}

/** The day of a moment in Korea as the reader's language writes it: long with the name of the month, medium as short as it is clear. */
export function writtenDay(moment: Date, locale: Locale, dateStyle: 'long' | 'medium'): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle, timeZone: koreanTimeZone }).format(moment);
}

function partsOf(time: string): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
}

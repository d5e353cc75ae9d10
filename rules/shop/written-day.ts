import { koreanDay, koreanTime, momentOfKoreanTime } from './korean-time.ts';
import { type Locale, languageTags } from './locale.ts';

/** Languages of dates that Intl writes: in English the day comes first, as in `writtenDay`. */
export const dateTags: Record<Locale, string> = { ...languageTags, en: 'en-GB' };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** Keeps a date on one line. */
const noBreak = '\u00A0';

/** A moment's Korean day in the style of a language: `2026.11.20`, in English `20 Nov 2026`. `time` may be ISO 8601. */
export function writtenDay(time: Date | string, locale: Locale): string {
  const [year = '', month = '', day = ''] = koreanDay(new Date(time)).split('-');
  return locale === 'en' ? [Number(day), months[Number(month) - 1], year].join(noBreak) : `${year}.${month}.${day}`;
}

/** A Korean day (`YYYY-MM-DD`) in that style. */
export function writtenKoreanDay(day: string, locale: Locale): string {
  return writtenDay(momentOfKoreanTime(`${day} 00:00:00`), locale);
}

/** A moment as a day and time in Korea: `2026.11.20 14:05`. */
export function writtenMoment(time: Date | string, locale: Locale): string {
  return `${writtenDay(time, locale)} ${koreanTime(new Date(time)).slice(11, 16)}`;
}

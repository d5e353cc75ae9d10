import { koreanTimeZone } from '#rules/shop/korean-time.ts';
import { type Locale, languageTags } from '#rules/shop/locale.ts';

/** A time as messages show it, in the Korean time zone: “2026년 11월 22일 오후 3:40”. */
export function writtenMoment(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: koreanTimeZone }).format(moment);
}

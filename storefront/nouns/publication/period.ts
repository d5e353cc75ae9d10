import { translator } from '#client/locale/message.ts';
import { koreanTimeZone } from '#rules/shop/korean-time.ts';
import { type Locale, languageTags } from '#rules/shop/locale.ts';
import { eventMessages } from './texts.ts';

/** When something happens, in the shop's calendar: `2026. 11. 15. – 2026. 12. 30.`; an open end says from when. */
export function periodText(locale: Locale, from: string, until: string | null): string {
  const text = translator(locale);
  const date = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium', timeZone: koreanTimeZone });
  const start = date.format(new Date(from));
  return until === null
    ? text(eventMessages.openEnd, { from: start })
    : text(eventMessages.period, { from: start, until: date.format(new Date(until)) });
}

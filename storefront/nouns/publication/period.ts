import { translator } from '#client/locale/message.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { eventMessages } from './texts.ts';

/** A period in the shop's calendar: `2026. 11. 15. – 2026. 12. 30.`. Without an end, only the start. */
export function periodText(locale: Locale, from: string, until: string | null): string {
  const text = translator(locale);
  const start = writtenDay(from, locale);
  return until === null
    ? text(eventMessages.openEnd, { from: start })
    : text(eventMessages.period, { from: start, until: writtenDay(until, locale) });
}

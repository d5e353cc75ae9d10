import type { Arrival } from '#rules/order/arrival.ts';
import { koreanTimeZone, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { dateTags } from '#rules/shop/written-day.ts';

/** The expected arrival as a localized date range, or a single day. */
export function writtenArrival({ first, last }: Arrival, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateTags[locale], {
    timeZone: koreanTimeZone,
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  });
  const noon = (day: string) => momentOfKoreanTime(`${day} 12:00:00`);
  return format.formatRange(noon(first), noon(last));
}

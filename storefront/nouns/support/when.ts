import type { Translate } from '#client/locale/message.ts';
import { daysAfter, koreanDay, koreanTimeZone, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { dateTags } from '#rules/shop/written-day.ts';
import { supportTexts } from './texts.ts';

const time = { hour: 'numeric', minute: '2-digit', timeZone: koreanTimeZone } as const;
const day = { month: 'long', day: 'numeric', weekday: 'short', timeZone: koreanTimeZone } as const;

type Reader = { now: Date; locale: Locale; text: Translate };

/** Formats an ISO time in the reader's language and Korean time: today, tomorrow, or the date with weekday. */
export function whenText(iso: string, { now, locale, text }: Reader): string {
  const moment = new Date(iso);
  const clock = new Intl.DateTimeFormat(dateTags[locale], time).format(moment);
  const isOn = (other: Date) => koreanDay(moment) === koreanDay(other);
  if (isOn(now)) return text(supportTexts.today, { time: clock });
  if (isOn(daysAfter(now, 1))) return text(supportTexts.tomorrow, { time: clock });
  return new Intl.DateTimeFormat(dateTags[locale], { ...day, ...time }).format(moment);
}

/** A Korean `YYYY-MM-DD` with its weekday. */
export function dayWithName(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTags[locale], day).format(momentOfKoreanTime(`${date} 12:00:00`));
}

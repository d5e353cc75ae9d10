import { arrivalDays, dayRange } from '#rules/money/shipping.ts';
import { koreanTimeZone, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { type Locale, languageTags } from '#rules/shop/locale.ts';

/** Days after payment until everything has arrived (specification 3, Shipping info). */
export type Days = { day1: number; day2: number };

type Line = { product: { shipping_policy: Days | null } | null };

/** The range over all lines, from the soonest first day to the latest last day; null when a product of it is gone. */
export function daysOf(lines: readonly Line[]): Days | null {
  const policies = lines.map((line) => line.product?.shipping_policy ?? null);
  const known = policies.filter((policy) => policy !== null);
  if (known.length === 0 || known.length < policies.length) return null;
  return dayRange(known);
}

/** The first and the last day on which an order paid at this moment is expected, as the reader's language writes days. */
export function arrivalOf(paidAt: Date, days: Days, locale: Locale): { first: string; last: string } {
  const { first, last } = arrivalDays(paidAt, days);
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    timeZone: koreanTimeZone,
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  });
  const written = (day: string) => format.format(momentOfKoreanTime(`${day} 12:00:00`));
  return { first: written(first), last: written(last) };
}

import { formatWon } from '#rules/money/money.ts';
import { daysAfter, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { writtenDay, writtenMoment } from '#rules/shop/written-day.ts';

/** The text shown in place of an empty value. */
export const nothing = '–';

/** An amount in won as text: `12,000원`. */
export function won(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? nothing : formatWon(amount, 'ko');
}

/** A count as text: `1,234`. */
export function count(value: number | null | undefined): string {
  return value === null || value === undefined ? nothing : value.toLocaleString('ko');
}

/** `2026.11.20 14:05` in Korean time. */
export function moment(time: string | null | undefined): string {
  return time ? writtenMoment(time, 'ko') : nothing;
}

/** `2026.11.20` in Korean time. */
export function day(time: string | null | undefined): string {
  return time ? writtenDay(time, 'ko') : nothing;
}

/** The start of a Korean day (`2026-11-20`) as ISO time; with `isEnd`, of the next day. For date range filters. */
export function dayBoundary(date: string, isEnd = false): string {
  return daysAfter(momentOfKoreanTime(`${date} 00:00:00`), isEnd ? 1 : 0).toISOString();
}

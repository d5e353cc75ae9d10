import { DAY_MS } from './day.ts';

/** The shop's clock and calendar are Korea's: nine hours ahead of UTC all year. Only this file computes with that offset. */

/** The time zone for `Intl`. */
export const koreanTimeZone = 'Asia/Seoul';

const AHEAD = 9 * 3_600_000;

/** A moment in Korean time, `YYYY-MM-DD HH:mm:ss`. */
export function koreanTime(moment: Date): string {
  return onKoreanClock(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** A moment's day in Korea, `YYYY-MM-DD`. */
export function koreanDay(moment: Date): string {
  return koreanTime(moment).slice(0, 10);
}

/** A Korean month as used in URLs, `YYYY-MM`. */
export const MONTH_PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The moment `days` times 24 hours later; fractions count. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** The moment `days` times 24 hours earlier; fractions count. */
export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days);
}

/** The moment `months` Korean months later at the same time of day; the last day of a month that is too short. */
export function monthsAfter(moment: Date, months: number): Date {
  const day = onKoreanClock(moment);
  const month = [day.getUTCFullYear(), day.getUTCMonth() + months] as const;
  const last = new Date(Date.UTC(month[0], month[1] + 1, 0)).getUTCDate();
  return new Date(Date.UTC(...month, Math.min(day.getUTCDate(), last)) + (day.getTime() % DAY_MS) - AHEAD);
}

/** Saturday and Sunday, as days of the week. */
const WEEKENDS: readonly number[] = [0, 6];

/** The end of the Korean day this many days after the moment, to the second. */
export function endOfKoreanDay(moment: Date, days: number): Date {
  const day = onKoreanClock(daysAfter(moment, days));
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1) - AHEAD - 1_000);
}

/** The moment of this Korean time, `YYYY-MM-DD HH:mm:ss`. */
export function momentOfKoreanTime(shown: string): Date {
  return new Date(Date.parse(`${shown.replace(' ', 'T')}Z`) - AHEAD);
}

/** The end of the Korean day this many working days after the moment; only weekends are skipped, not public holidays. */
export function endOfWorkingDay(moment: Date, workingDays: number): Date {
  let day = moment;
  for (let left = workingDays; left > 0; ) {
    day = daysAfter(day, 1);
    if (!WEEKENDS.includes(onKoreanClock(day).getUTCDay())) left -= 1;
  }
  return endOfKoreanDay(day, 0);
}

function onKoreanClock(moment: Date): Date {
  return new Date(moment.getTime() + AHEAD);
}

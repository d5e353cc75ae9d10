import { DAY_MS } from './day.ts';

/** The shop's clock and calendar are Korea's: nine hours ahead of UTC all year. Nobody else counts these hours. */

/** The time zone for `Intl`. */
export const koreanTimeZone = 'Asia/Seoul';

const AHEAD = 9 * 3_600_000;

/** A moment as Korean clocks show it, `YYYY-MM-DD HH:mm:ss`. */
export function koreanTime(moment: Date): string {
  return onKoreanClock(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day of a moment in Korea, `YYYY-MM-DD`. */
export function koreanDay(moment: Date): string {
  return koreanTime(moment).slice(0, 10);
}

/** The same time of day, so many days later; parts of a day count. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** The same time of day, so many days earlier. */
export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days);
}

/** Days of the week that somebody does not work on, 0 for Sunday to 6 for Saturday. */
export const SUNDAYS: readonly number[] = [0];
const WEEKENDS: readonly number[] = [0, 6];

/** The same time of day, so many days later of which none is one of these days of the week. Public holidays count like any other day. */
export function workingDaysLater(moment: Date, count: number, daysOff: readonly number[]): Date {
  let day = moment;
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1);
    if (!daysOff.includes(onKoreanClock(day).getUTCDay())) left -= 1;
  }
  return day;
}

/** The end of the day in Korea that is this many days after that of the moment, to the second. */
export function endOfKoreanDay(moment: Date, days: number): Date {
  const day = onKoreanClock(daysAfter(moment, days));
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1) - AHEAD - 1_000);
}

/** The moment at which Korean clocks show this `YYYY-MM-DD HH:mm:ss`. */
export function momentOfKoreanTime(shown: string): Date {
  return new Date(Date.parse(`${shown.replace(' ', 'T')}Z`) - AHEAD);
}

/** The end of the day in Korea that is this many working days after that of the moment; weekends do not count, public holidays do. */
export function endOfWorkingDay(moment: Date, workingDays: number): Date {
  return endOfKoreanDay(workingDaysLater(moment, workingDays, WEEKENDS), 0);
}

function onKoreanClock(moment: Date): Date {
  return new Date(moment.getTime() + AHEAD);
}

/** The shop's clock and calendar are Korea's: nine hours ahead of UTC all year. Nobody else counts these hours. */

/** The time zone for `Intl`. */
export const koreanTimeZone = 'Asia/Seoul';

const AHEAD = 9 * 3_600_000;
const DAY = 24 * 3_600_000;

/** A moment as Korean clocks show it, `YYYY-MM-DD HH:mm:ss`. */
export function koreanTime(moment: Date): string {
  return onKoreanClock(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day of a moment in Korea, `YYYY-MM-DD`. */
export function koreanDay(moment: Date): string {
  return koreanTime(moment).slice(0, 10);
}

/** What `koreanWeekday` says of a Sunday. */
export const SUNDAY = 0;

/** The day of the week in Korea, 0 for Sunday to 6 for Saturday. */
export function koreanWeekday(moment: Date): number {
  return onKoreanClock(moment).getUTCDay();
}

/** The same time of day so many days later; Korea changes no clocks. */
export function daysLater(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

/** The end of the day in Korea that is this many days after that of the moment, to the second. */
export function endOfKoreanDay(moment: Date, days: number): Date {
  const day = onKoreanClock(daysLater(moment, days));
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1) - AHEAD - 1_000);
}

/** The moment at which Korean clocks show this `YYYY-MM-DD HH:mm:ss`. */
export function momentOfKoreanTime(shown: string): Date {
  return new Date(Date.parse(`${shown.replace(' ', 'T')}Z`) - AHEAD);
}

/** The end of the day in Korea that is this many working days after that of the moment; weekends do not count, public holidays do. */
export function endOfWorkingDay(moment: Date, workingDays: number): Date {
  let days = 0;
  for (let left = workingDays; left > 0; ) {
    days += 1;
    const weekday = onKoreanClock(new Date(moment.getTime() + days * DAY)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return endOfKoreanDay(moment, days);
}

function onKoreanClock(moment: Date): Date {
  return new Date(moment.getTime() + AHEAD);
}

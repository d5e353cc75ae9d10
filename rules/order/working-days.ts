import { daysAfter, koreanDay, momentOfKoreanTime } from '../shop/korean-time.ts';
import type { Named } from '../shop/locale.ts';

/** Holidays other than weekends, `YYYY-MM-DD` in Korea, and the last day for which they are known. */
export interface WorkCalendar {
  readonly holidays: ReadonlySet<string>;
  readonly knownUntil: string;
}

/** The source of public holidays in management.holidays. Operators may have entered some under another one. */
export const publicHolidaySource = '공휴일에 관한 법률 제2조·제3조, 관공서의 공휴일에 관한 규정';
/** The source of the days the shop itself takes off. */
export const ownDayOffSource = '쇼핑몰 휴무';
/** Maximum days off entered at once. */
export const DAYS_OFF_MOST = 31;

/** True for a public holiday, false for a day the shop itself takes off. */
export function isPublicHoliday({ source }: { source: string }): boolean {
  return source !== ownDayOffSource;
}

/** Every day from one to another, inclusive. */
export function daysFrom(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = nextDay(day)) days.push(day);
  return days;
}

/** Days off in order, with consecutive days of one name as one span: `{ from, until }`. */
export function daysOffSpans<Day extends { day: string; source: string; name: Named }>(days: readonly Day[]): (Day & { until: string })[] {
  const spans: (Day & { until: string })[] = [];
  for (const each of days) {
    const last = spans.at(-1);
    const isMore = last !== undefined && nextDay(last.until) === each.day && last.source === each.source && last.name.ko === each.name.ko;
    if (isMore) last.until = each.day;
    else spans.push({ ...each, until: each.day });
  }
  return spans;
}

/** The working day this many working days after the first one on or after `from`; null beyond the calendar. */
export function knownWorkingDay(from: string, later: number, calendar: WorkCalendar): string | null {
  let left = later;
  for (let day = from; day <= calendar.knownUntil; day = nextDay(day)) {
    if (!isWorkingDay(day, calendar)) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return null;
}

/** The day `later` working days after `from` (`YYYY-MM-DD`); beyond the calendar every weekday counts. */
export function workingDay(from: string, later: number, calendar: Pick<WorkCalendar, 'holidays'>): string {
  let left = later;
  let day = from;
  for (; !isWorkingDay(day, calendar) || left > 0; day = nextDay(day)) if (isWorkingDay(day, calendar)) left -= 1;
  return day;
}

/** The next day, working day or not. */
export function nextDay(day: string): string {
  return koreanDay(daysAfter(momentOfKoreanTime(`${day} 12:00:00`), 1));
}

function isWorkingDay(day: string, { holidays }: Pick<WorkCalendar, 'holidays'>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** A calendar of these holidays; a year is known if it has at least one. */
export function workCalendar(days: readonly string[]): WorkCalendar {
  const last = days.toSorted().at(-1);
  return { holidays: new Set(days), knownUntil: last === undefined ? '' : `${last.slice(0, 4)}-12-31` };
}

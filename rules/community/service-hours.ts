import { DAY_MS } from '../shop/day.ts';
import { koreanDay, momentOfKoreanTime } from '../shop/korean-time.ts';

/** Customer service of specification 1: weekdays 10:00-19:00 but for lunch 12:30-14:00; in minutes of the Korean day. */
export const serviceSpans = [
  { from: 10 * 60, until: 12 * 60 + 30 },
  { from: 14 * 60, until: 19 * 60 },
] as const;

/**
 * Days on which nobody answers beside weekends, as `YYYY-MM-DD` of Korea (management.holidays). Nothing is known of days after `knownUntil`,
 * so nothing is promised for them.
 */
export interface ServiceCalendar {
  readonly holidays: ReadonlySet<string>;
  readonly knownUntil: string;
}

const MINUTE = 60_000;

type Span = { from: Date; until: Date };

/** True while somebody is there to answer. */
export function isServiceTime(moment: Date, calendar: ServiceCalendar): boolean {
  return spansOf(koreanDay(moment), calendar).some(({ from, until }) => from <= moment && moment < until);
}

/** When somebody is there the next time: the moment itself within service hours; null where the calendar ends before. */
export function nextServiceTime(moment: Date, calendar: ServiceCalendar): Date | null {
  for (const { from, until } of spansAfter(moment, calendar)) if (until > moment) return from > moment ? from : moment;
  return null;
}

/** The moment at which so many minutes of service have passed since another one; null where the calendar ends before. */
export function serviceMinutesLater(moment: Date, minutes: number, calendar: ServiceCalendar): Date | null {
  let left = minutes * MINUTE;
  for (const { from, until } of spansAfter(moment, calendar)) {
    const begin = Math.max(from.getTime(), moment.getTime());
    const room = until.getTime() - begin;
    if (room > 0 && left <= room) return new Date(begin + left);
    left -= Math.max(0, room);
  }
  return null;
}

/** Minutes of service within which every question is answered: one whole day of service. Later is late. */
const ANSWERED_WITHIN = serviceSpans.reduce((sum, { from, until }) => sum + until - from, 0);

/** When a question asked at this moment is due; null when the calendar ends before that. */
export function answerDueBy(asked: Date, calendar: ServiceCalendar): Date | null {
  return serviceMinutesLater(asked, ANSWERED_WITHIN, calendar);
}

/** What was asked before this moment and waits still is late: the moment since when a whole day of service has passed. */
export function lateSince(now: Date, { holidays }: ServiceCalendar): Date {
  // Days that are over are known by their weekday at least.
  const calendar = { holidays, knownUntil: koreanDay(now) };
  const noon = momentOfKoreanTime(`${koreanDay(now)} 12:00:00`).getTime();
  let left = ANSWERED_WITHIN * MINUTE;
  for (let earlier = 0; ; earlier += 1) {
    for (const { from, until } of spansOf(koreanDay(new Date(noon - earlier * DAY_MS)), calendar).toReversed()) {
      const end = Math.min(until.getTime(), now.getTime());
      const room = end - from.getTime();
      if (room > 0 && left <= room) return new Date(end - left);
      left -= Math.max(0, room);
    }
  }
}

/** Minutes of service between two moments, whole ones; 0 when the second is the earlier. Days the calendar does not know count by their weekday. */
export function serviceMinutesBetween(start: Date, end: Date, calendar: ServiceCalendar): number {
  let passed = 0;
  for (const { from, until } of spansAfter(start, { ...calendar, knownUntil: koreanDay(end) }))
    passed += Math.max(0, Math.min(until.getTime(), end.getTime()) - Math.max(from.getTime(), start.getTime()));
  return Math.floor(passed / MINUTE);
}

/** The spans of service from the day of a moment on, until nothing is known any more. */
function* spansAfter(moment: Date, calendar: ServiceCalendar): Generator<Span> {
  const noon = momentOfKoreanTime(`${koreanDay(moment)} 12:00:00`).getTime();
  for (let later = 0; ; later += 1) {
    const day = koreanDay(new Date(noon + later * DAY_MS));
    if (day > calendar.knownUntil) return;
    yield* spansOf(day, calendar);
  }
}

function spansOf(day: string, { holidays }: ServiceCalendar): Span[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || holidays.has(day)) return [];
  const midnight = momentOfKoreanTime(`${day} 00:00:00`).getTime();
  const at = (minutes: number) => new Date(midnight + minutes * MINUTE);
  return serviceSpans.map(({ from, until }) => ({ from: at(from), until: at(until) }));
}

/** The fewest answers that say how long one takes. */
const ANSWERS_THAT_TELL = 10;
/** Of ten answers, so many were given within the time that is told. */
const ANSWERS_IN_TIME_OF_TEN = 9;
/** Promised times are rounded up to this, because they cannot be more exact; service hours begin and end on it. */
const STEP = 10;

/**
 * Until when an answer can be expected that is asked for at this moment: the minutes of service within which nine of ten recent answers were
 * given (`taken`, one each), counted from now and rounded up to ten minutes. Null with too few answers to judge by, or when the calendar ends
 * before: then the shop promises only its hours.
 */
export function answerExpectedBy(now: Date, taken: readonly number[], calendar: ServiceCalendar): Date | null {
  if (taken.length < ANSWERS_THAT_TELL) return null;
  const sorted = taken.toSorted((one, other) => one - other);
  const minutes = sorted[Math.ceil((sorted.length * ANSWERS_IN_TIME_OF_TEN) / 10) - 1] ?? 0;
  const exact = serviceMinutesLater(now, minutes, calendar);
  return exact && new Date(Math.ceil(exact.getTime() / (STEP * MINUTE)) * STEP * MINUTE);
}

/** The service calendar of the days in the table; it is known for every year that has a day in it. */
export function serviceCalendar(days: readonly string[]): ServiceCalendar {
  const last = days.toSorted().at(-1);
  return { holidays: new Set(days), knownUntil: last === undefined ? '' : `${last.slice(0, 4)}-12-31` };
}

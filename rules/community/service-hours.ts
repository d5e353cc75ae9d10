import { type WorkCalendar, workCalendar } from '../order/working-days.ts';
import { DAY_MS } from '../shop/day.ts';
import { koreanDay, momentOfKoreanTime } from '../shop/korean-time.ts';

/** Days of the week, starting on Monday. */
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof weekdays)[number];
export type ServiceDays = readonly Weekday[];

/**
 * The hours of customer service, as stored in management.shop_info: Korean times as `HH:MM`. Both lunch fields are empty without a lunch
 * break.
 */
export interface ServiceHours {
  readonly service_from: string;
  readonly service_until: string;
  readonly lunch_from: string;
  readonly lunch_until: string;
  readonly service_days: ServiceDays;
  readonly is_open_on_holidays: boolean;
}

/** The customer service hours of specification 1, the default of a new shop. */
export const firstServiceHours: ServiceHours = {
  service_from: '10:00',
  service_until: '19:00',
  lunch_from: '12:30',
  lunch_until: '14:00',
  service_days: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
  is_open_on_holidays: false,
};

/** A time at which service or lunch may start or end: every ten minutes. */
export const serviceTime = /^(?:[01]\d|2[0-3]):[0-5]0$/;

/** Why hours are invalid: an end not after its start, lunch with only one bound, or lunch outside the hours. */
export type WrongHours = { field: 'service_until' | 'lunch_from' | 'lunch_until'; why: 'END' | 'LUNCH_HALF' | 'LUNCH_OUTSIDE' };

/** The first invalid field; null when the hours are consistent. */
export function wrongHours({ service_from, service_until, lunch_from, lunch_until }: ServiceHours): WrongHours | null {
  if (service_until <= service_from) return { field: 'service_until', why: 'END' };
  if (lunch_from === '' && lunch_until === '') return null;
  if (lunch_from === '' || lunch_until === '') return { field: lunch_from === '' ? 'lunch_from' : 'lunch_until', why: 'LUNCH_HALF' };
  if (lunch_until <= lunch_from) return { field: 'lunch_until', why: 'END' };
  if (lunch_from <= service_from || lunch_from >= service_until) return { field: 'lunch_from', why: 'LUNCH_OUTSIDE' };
  return lunch_until >= service_until ? { field: 'lunch_until', why: 'LUNCH_OUTSIDE' } : null;
}

/** The service hours and the holidays (management.holidays). Days after `knownUntil` are unknown: no opening is told there, and answers are due by the weekday. */
export interface ServiceCalendar extends WorkCalendar {
  readonly hours: ServiceHours;
}

const MINUTE = 60_000;

type Span = { from: Date; until: Date };

/** The moment at which this many minutes of service have passed since `moment`; null when the calendar ends before it. */
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

/** Whole minutes of service between two moments; 0 when the second is earlier. Days outside the calendar are judged by their weekday. */
export function serviceMinutesBetween(start: Date, end: Date, calendar: ServiceCalendar): number {
  let passed = 0;
  for (const { from, until } of spansAfter(start, { ...calendar, knownUntil: koreanDay(end) }))
    passed += Math.max(0, Math.min(until.getTime(), end.getTime()) - Math.max(from.getTime(), start.getTime()));
  return Math.floor(passed / MINUTE);
}

/** The service periods from the day of `moment` on, until the end of the calendar. */
function* spansAfter(moment: Date, calendar: ServiceCalendar): Generator<Span> {
  const noon = momentOfKoreanTime(`${koreanDay(moment)} 12:00:00`).getTime();
  for (let later = 0; ; later += 1) {
    const day = koreanDay(new Date(noon + later * DAY_MS));
    if (day > calendar.knownUntil) return;
    yield* spansOf(day, calendar);
  }
}

function spansOf(day: string, { holidays, hours }: ServiceCalendar): Span[] {
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (weekday === undefined || !hours.service_days.includes(weekday) || (holidays.has(day) && !hours.is_open_on_holidays)) return [];
  const midnight = momentOfKoreanTime(`${day} 00:00:00`).getTime();
  const at = (minutes: number) => new Date(midnight + minutes * MINUTE);
  return spansIn(hours).map(({ from, until }) => ({ from: at(from), until: at(until) }));
}

/** The service periods of a day, before and after lunch, in minutes of the Korean day. */
function spansIn({ service_from, service_until, lunch_from, lunch_until }: ServiceHours): { from: number; until: number }[] {
  const whole = { from: minuteOf(service_from), until: minuteOf(service_until) };
  if (lunch_from === '' || lunch_until === '') return [whole];
  return [
    { from: whole.from, until: minuteOf(lunch_from) },
    { from: minuteOf(lunch_until), until: whole.until },
  ];
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** The number of answers from which an estimate is possible. */
const ANSWERS_THAT_TELL = 10;
/** Out of ten answers, how many met the estimated time. */
const ANSWERS_IN_TIME_OF_TEN = 9;
/** Estimates are rounded up to this many minutes. All service periods start and end on it (`serviceTime`). */
const STEP = 10;

/** True when there are enough recent answers (their service minutes) for an estimate. */
export function isTelling(taken: readonly number[]): boolean {
  return taken.length >= ANSWERS_THAT_TELL;
}

/**
 * When a question asked at this moment is answered at the latest, as told to asker and staff: after the service minutes of nine of ten
 * recent answers (`taken`), rounded up to ten minutes, or after a whole service day with too few answers. Days beyond the calendar are
 * judged by their weekday.
 */
export function answerDueBy(asked: Date, taken: readonly number[], known: ServiceCalendar): Date {
  const calendar = { ...known, knownUntil: '9999-12-31' };
  const sorted = taken.toSorted((one, other) => one - other);
  const usual = sorted[Math.ceil((sorted.length * ANSWERS_IN_TIME_OF_TEN) / 10) - 1] ?? 0;
  const day = spansIn(calendar.hours).reduce((sum, { from, until }) => sum + until - from, 0);
  const exact = serviceMinutesLater(asked, isTelling(taken) ? usual : day, calendar) ?? asked;
  return new Date(Math.ceil(exact.getTime() / (STEP * MINUTE)) * STEP * MINUTE);
}

/** A service calendar from the hours and the holidays in the table. */
export function serviceCalendar(days: readonly string[], hours: ServiceHours): ServiceCalendar {
  return { ...workCalendar(days), hours };
}

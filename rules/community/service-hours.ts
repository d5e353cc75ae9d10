import { type WorkCalendar, workCalendar } from '../order/working-days.ts';
import { DAY_MS } from '../shop/day.ts';
import { koreanDay, momentOfKoreanTime } from '../shop/korean-time.ts';

/** Days of the week, Monday first. */
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof weekdays)[number];
export type ServiceDays = readonly Weekday[];

/** When customer service is there, as the shop's facts have it (management.shop_info): times of day in Korea as `HH:MM`; no lunch is empty twice. */
export interface ServiceHours {
  readonly service_from: string;
  readonly service_until: string;
  readonly lunch_from: string;
  readonly lunch_until: string;
  readonly service_days: ServiceDays;
  readonly is_open_on_holidays: boolean;
}

/** Customer service of specification 1, as a new shop has it. */
export const firstServiceHours: ServiceHours = {
  service_from: '10:00',
  service_until: '19:00',
  lunch_from: '12:30',
  lunch_until: '14:00',
  service_days: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
  is_open_on_holidays: false,
};

/** A time of day at which service or lunch may begin or end: every ten minutes. */
export const serviceTime = /^(?:[01]\d|2[0-3]):[0-5]0$/;

/** Why hours cannot be as they are: an end that is not after its start, lunch without one of its ends, or not within the hours. */
export type WrongHours = { field: 'service_until' | 'lunch_from' | 'lunch_until'; why: 'END' | 'LUNCH_HALF' | 'LUNCH_OUTSIDE' };

/** The first field of hours that cannot be as it is beside the others; null when all goes together. */
export function wrongHours({ service_from, service_until, lunch_from, lunch_until }: ServiceHours): WrongHours | null {
  if (service_until <= service_from) return { field: 'service_until', why: 'END' };
  if (lunch_from === '' && lunch_until === '') return null;
  if (lunch_from === '' || lunch_until === '') return { field: lunch_from === '' ? 'lunch_from' : 'lunch_until', why: 'LUNCH_HALF' };
  if (lunch_until <= lunch_from) return { field: 'lunch_until', why: 'END' };
  if (lunch_from <= service_from || lunch_from >= service_until) return { field: 'lunch_from', why: 'LUNCH_OUTSIDE' };
  return lunch_until >= service_until ? { field: 'lunch_until', why: 'LUNCH_OUTSIDE' } : null;
}

/** The hours, and the holidays beside them (management.holidays). Nothing is known of days after `knownUntil`, so nothing is promised for them. */
export interface ServiceCalendar extends WorkCalendar {
  readonly hours: ServiceHours;
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
function answeredWithin({ hours }: ServiceCalendar): number {
  return spansIn(hours).reduce((sum, { from, until }) => sum + until - from, 0);
}

/** When a question asked at this moment is due; null when the calendar ends before that. */
export function answerDueBy(asked: Date, calendar: ServiceCalendar): Date | null {
  return serviceMinutesLater(asked, answeredWithin(calendar), calendar);
}

/** What was asked before this moment and waits still is late: the moment since when a whole day of service has passed. */
export function lateSince(now: Date, known: ServiceCalendar): Date {
  // Days that are over are known by their weekday at least.
  const calendar = { ...known, knownUntil: koreanDay(now) };
  const noon = momentOfKoreanTime(`${koreanDay(now)} 12:00:00`).getTime();
  let left = answeredWithin(calendar) * MINUTE;
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

function spansOf(day: string, { holidays, hours }: ServiceCalendar): Span[] {
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (weekday === undefined || !hours.service_days.includes(weekday) || (holidays.has(day) && !hours.is_open_on_holidays)) return [];
  const midnight = momentOfKoreanTime(`${day} 00:00:00`).getTime();
  const at = (minutes: number) => new Date(midnight + minutes * MINUTE);
  return spansIn(hours).map(({ from, until }) => ({ from: at(from), until: at(until) }));
}

/** What lies between the begin of service, its lunch and its end, in minutes of the Korean day. */
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

/** The fewest answers that say how long one takes. */
const ANSWERS_THAT_TELL = 10;
/** Of ten answers, so many were given within the time that is told. */
const ANSWERS_IN_TIME_OF_TEN = 9;
/** Promised times are rounded up to this, because they cannot be more exact; every span of service begins and ends on it (`serviceTime`). */
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

/** The service calendar of the hours and of the days in the table. */
export function serviceCalendar(days: readonly string[], hours: ServiceHours): ServiceCalendar {
  return { ...workCalendar(days), hours };
}

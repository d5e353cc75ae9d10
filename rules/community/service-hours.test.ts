import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerDueBy,
  firstServiceHours,
  type ServiceHours,
  serviceCalendar,
  serviceMinutesBetween,
  serviceMinutesLater,
  type WrongHours,
  wrongHours,
} from './service-hours.ts';

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+09:00`);
const written = (moment: Date | null) => moment && new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
/** New Year 2027 is a Friday. Tuesday, 9 February, is the substitute holiday for the Sunday of Seollal. */
const days = ['2026-12-25', '2027-01-01', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09'];
const calendar = serviceCalendar(days, firstServiceHours);
/** True when the minute from this moment on is one of service. */
const isServed = (moment: Date, hours: typeof calendar) => serviceMinutesBetween(moment, new Date(moment.getTime() + 60_000), hours) === 1;

describe('customer service of specification 1', () => {
  test.each([
    ['Monday 09:59', '2026-11-23 09:59', false],
    ['Monday 10:00', '2026-11-23 10:00', true],
    ['Monday 12:29', '2026-11-23 12:29', true],
    ['lunch begins', '2026-11-23 12:30', false],
    ['lunch ends', '2026-11-23 14:00', true],
    ['Monday 18:59', '2026-11-23 18:59', true],
    ['Monday 19:00', '2026-11-23 19:00', false],
    ['Saturday', '2026-11-21 11:00', false],
    ['Sunday', '2026-11-22 11:00', false],
    ['a holiday', '2026-12-25 11:00', false],
    ['a substitute holiday', '2027-02-09 11:00', false],
  ])('customer service at a time: %s', (_about, moment, isOpen) => {
    expect(isServed(at(moment), calendar)).toBe(isOpen);
  });
});

describe('when an answer can be expected', () => {
  const ninety = [...Array(9).fill(90), 900];

  test.each([
    ['Friday 18:30: thirty minutes today, sixty on Monday', '2026-11-20 18:30', '2026-11-23 11:00'],
    ['the lunch break lies between', '2026-11-23 12:00', '2026-11-23 15:00'],
    ['to the end of the morning and no further', '2026-11-23 11:00', '2026-11-23 12:30'],
    ['in the middle of the night', '2026-11-24 02:17', '2026-11-24 11:30'],
    ['at 10:03, rounded up', '2026-11-24 10:03', '2026-11-24 11:40'],
    ['before a long weekend', '2027-02-05 18:00', '2027-02-10 10:30'],
  ])('expected answer: %s', (_about, now, by) => {
    expect(written(answerDueBy(at(now), ninety, calendar))).toBe(by);
  });

  test('fewer than ten answers are too few, so a whole service day is expected; days without known holidays are judged by weekday', () => {
    expect(written(answerDueBy(at('2026-11-23 11:00'), Array(9).fill(5), calendar))).toBe('2026-11-24 11:00');
    expect(written(answerDueBy(at('2027-12-31 18:30'), ninety, calendar))).toBe('2028-01-03 11:00');
    expect(written(answerDueBy(at('2026-11-23 11:00'), ninety, serviceCalendar([], firstServiceHours)))).toBe('2026-11-23 12:30');
  });

  test('the promised answer time covers nine of ten answers', () => {
    const moment = fc.date({ min: at('2026-11-01 00:00'), max: at('2027-10-31 00:00'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 10, maxLength: 60 }), (now, taken) => {
        const promised = serviceMinutesBetween(now, answerDueBy(now, taken, calendar), calendar);
        const inTime = taken.filter((minutes) => minutes <= promised + 1).length;
        expect(inTime / taken.length).toBeGreaterThanOrEqual(0.9);
      }),
      { seed: 9, numRuns: 200 },
    );
  });
});

test('adding service minutes to a time and counting them back gives the same number', () => {
  const moment = fc.date({ min: at('2026-11-01 00:00'), max: at('2027-10-31 00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 5_000 }), (start, minutes) => {
      const later = serviceMinutesLater(start, minutes, calendar) ?? start;
      expect(serviceMinutesBetween(start, later, calendar)).toBe(minutes);
    }),
    { seed: 9, numRuns: 300 },
  );
});

describe('with too few answers, one whole day of service is expected', () => {
  test.each([
    ['within a day', '2026-11-23 10:00', '2026-11-23 19:00'],
    ['the night lies between', '2026-11-23 18:00', '2026-11-24 18:00'],
    ['the lunch break lies between', '2026-11-23 12:00', '2026-11-24 12:00'],
    ['asked at night', '2026-11-23 23:00', '2026-11-24 19:00'],
    ['a weekend lies between', '2026-11-20 18:00', '2026-11-23 18:00'],
    ['Christmas and a weekend lie between', '2026-12-24 18:30', '2026-12-28 18:30'],
  ])('%s: asked %s, due %s', (_about, asked, due) => {
    expect(written(answerDueBy(at(asked), [], calendar))).toBe(due);
  });
});

describe('other hours than those of a new shop', () => {
  const withHours = (changes: Partial<ServiceHours>) => serviceCalendar(days, { ...firstServiceHours, ...changes });
  const late = withHours({ service_from: '13:00', service_until: '21:30', lunch_from: '17:00', lunch_until: '18:00' });
  const unbroken = withHours({ lunch_from: '', lunch_until: '' });
  const saturdays = withHours({ service_days: ['MON', 'SAT'] });
  const holidays = withHours({ is_open_on_holidays: true });

  test.each([
    ['before the hours begin', late, '2026-11-23 12:59', false],
    ['when the hours begin', late, '2026-11-23 13:00', true],
    ['during the lunch break', late, '2026-11-23 17:30', false],
    ['late', late, '2026-11-23 21:29', true],
    ['no lunch', unbroken, '2026-11-23 13:00', true],
    ['Saturday', saturdays, '2026-11-21 11:00', true],
    ['a day of the week that is closed', saturdays, '2026-11-24 11:00', false],
    ['a holiday on a Saturday', saturdays, '2027-02-06 11:00', false],
    ['a holiday on a weekday', holidays, '2026-12-25 11:00', true],
    ['a holiday on a Sunday', holidays, '2027-02-07 11:00', false],
  ])('changed service hours: %s', (_about, hours, moment, isOpen) => {
    expect(isServed(at(moment), hours)).toBe(isOpen);
  });

  test.each([
    ['the lunch break in the evening lies between', late, '2026-11-23 16:30', '2026-11-23 19:00'],
    ['hours without a lunch break', unbroken, '2026-11-23 12:00', '2026-11-23 13:30'],
    ['from Monday to Saturday', saturdays, '2026-11-23 18:00', '2026-11-28 10:30'],
  ])('the expected answer follows the changed hours, %s', (_about, hours, now, by) => {
    expect(written(answerDueBy(at(now), Array(10).fill(90), hours))).toBe(by);
  });

  test('one whole day of service is a day of the changed hours', () => {
    expect(written(answerDueBy(at('2026-11-23 13:00'), [], late))).toBe('2026-11-23 21:30');
    expect(written(answerDueBy(at('2026-11-23 18:00'), [], saturdays))).toBe('2026-11-28 18:00');
  });
});

test.each<[string, Partial<ServiceHours>, WrongHours | null]>([
  ['the hours of a new shop', {}, null],
  ['no lunch', { lunch_from: '', lunch_until: '' }, null],
  ['the end is before the start', { service_until: '09:00' }, { field: 'service_until', why: 'END' }],
  ['the end equals the start', { service_until: '10:00' }, { field: 'service_until', why: 'END' }],
  ['only one time of the lunch break is given', { lunch_until: '' }, { field: 'lunch_until', why: 'LUNCH_HALF' }],
  ['only the other time of the lunch break is given', { lunch_from: '' }, { field: 'lunch_from', why: 'LUNCH_HALF' }],
  ['a lunch that ends before it begins', { lunch_until: '12:00' }, { field: 'lunch_until', why: 'END' }],
  ['a lunch before the hours', { lunch_from: '09:30' }, { field: 'lunch_from', why: 'LUNCH_OUTSIDE' }],
  ['a lunch outside of the hours', { lunch_until: '19:00' }, { field: 'lunch_until', why: 'LUNCH_OUTSIDE' }],
])('service hours are checked together: %s', (_about, changes, wrong) => {
  expect(wrongHours({ ...firstServiceHours, ...changes })).toEqual(wrong);
});

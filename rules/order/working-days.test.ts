import { expect, test } from 'vitest';
import { daysFrom, daysOffSpans, isPublicHoliday, ownDayOffSource, publicHolidaySource } from './working-days.ts';

test('consecutive days off with one name are one span, also over the end of a year', () => {
  const off = (day: string, ko: string, source = ownDayOffSource) => ({ day, name: { ko }, source });
  const spans = daysOffSpans([
    off('2026-12-25', '기독탄신일', publicHolidaySource),
    ...daysFrom('2026-12-30', '2027-01-02').map((day) => off(day, '연말 휴무')),
    off('2027-01-03', '이사'),
    off('2027-01-05', '이사'),
  ]);
  expect(spans.map(({ day, until, name }) => [day, until, name.ko])).toEqual([
    ['2026-12-25', '2026-12-25', '기독탄신일'],
    ['2026-12-30', '2027-01-02', '연말 휴무'],
    ['2027-01-03', '2027-01-03', '이사'],
    ['2027-01-05', '2027-01-05', '이사'],
  ]);
  expect(daysFrom('2026-12-31', '2026-12-30')).toEqual([]);
});

test('a day off is public unless the shop entered it as its own, whatever source an operator once wrote', () => {
  const sources = [publicHolidaySource, '관보', ownDayOffSource];
  expect(sources.map((source) => isPublicHoliday({ source }))).toEqual([true, true, false]);
});

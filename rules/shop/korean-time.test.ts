import { expect, test } from 'vitest';
import { endOfKoreanDay, endOfWorkingDay, koreanDay, koreanTime, koreanTimeZone, momentOfKoreanTime } from '#rules/shop/korean-time.ts';

test('half past four in the afternoon in London is the next day in Seoul', () => {
  const moment = new Date('2026-11-20T16:30:00Z');
  expect(koreanTime(moment)).toBe('2026-11-21 01:30:00');
  expect(koreanDay(moment)).toBe('2026-11-21');
  expect(koreanTime(endOfKoreanDay(moment, 0))).toBe('2026-11-21 23:59:59');
  expect(koreanTime(endOfKoreanDay(moment, 10))).toBe('2026-12-01 23:59:59');
});

test('Korean hours equal those of the time zone Asia/Seoul', () => {
  const moment = new Date('2026-06-01T15:00:00Z');
  expect(koreanDay(moment)).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: koreanTimeZone }).format(moment));
});

test('a moment written in Korean time is read back to the second', () => {
  expect(momentOfKoreanTime('2026-11-21 01:30:00')).toEqual(new Date('2026-11-20T16:30:00Z'));
});

test.each([
  ['Friday', '2026-11-20T03:00:00Z', 1, '2026-11-23 23:59:59'],
  ['Friday, a week of them', '2026-11-20T03:00:00Z', 7, '2026-12-01 23:59:59'],
  ['Saturday in Seoul, Friday elsewhere', '2026-11-20T16:30:00Z', 1, '2026-11-23 23:59:59'],
  ['Sunday', '2026-11-22T03:00:00Z', 2, '2026-11-24 23:59:59'],
])('working days after a %s exclude weekends', (_, moment, days, end) => {
  expect(koreanTime(endOfWorkingDay(new Date(moment), days))).toBe(end);
});

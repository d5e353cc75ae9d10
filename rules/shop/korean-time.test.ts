import { expect, test } from 'vitest';
import { endOfKoreanDay, koreanDay, koreanTime, koreanTimeZone, momentOfKoreanTime } from '#rules/shop/korean-time.ts';

test('half past four in the afternoon in London is the next day in Seoul', () => {
  const moment = new Date('2026-11-20T16:30:00Z');
  expect(koreanTime(moment)).toBe('2026-11-21 01:30:00');
  expect(koreanDay(moment)).toBe('2026-11-21');
  expect(koreanTime(endOfKoreanDay(moment, 0))).toBe('2026-11-21 23:59:59');
  expect(koreanTime(endOfKoreanDay(moment, 10))).toBe('2026-12-01 23:59:59');
});

test('the hours are those of the time zone', () => {
  const moment = new Date('2026-06-01T15:00:00Z');
  expect(koreanDay(moment)).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: koreanTimeZone }).format(moment));
});

test('what a Korean clock shows is read back to the second', () => {
  expect(momentOfKoreanTime('2026-11-21 01:30:00')).toEqual(new Date('2026-11-20T16:30:00Z'));
});

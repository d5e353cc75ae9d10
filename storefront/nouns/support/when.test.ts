import { expect, test } from 'vitest';
import { translator } from '#client/locale/message.ts';
import { dayWithName, whenText } from './when.ts';

const now = new Date('2026-11-20T09:30:00Z');
const written = (time: string, locale: 'ko' | 'en' | 'cn') => whenText(time, { now, locale, text: translator(locale) }).replace(/\s/g, ' ');

test.each([
  ['2026-11-20T14:50:00Z', '오늘 오후 11:50', 'today 23:50'],
  ['2026-11-20T15:00:00Z', '내일 오전 12:00', 'tomorrow 0:00'],
  ['2026-11-23T02:00:00Z', '11월 23일 (월) 오전 11:00', 'Mon 23 November at 11:00'],
])('when support answers, at %s in Korea', (time, ko, en) => {
  expect([written(time, 'ko'), written(time, 'en')]).toEqual([ko, en]);
});

test('a day of the service table has the same date in every time zone', () => {
  expect(dayWithName('2026-12-25', 'ko')).toBe('12월 25일 (금)');
});

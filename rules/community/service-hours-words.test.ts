import { expect, test } from 'vitest';
import { firstServiceHours, type ServiceHours } from './service-hours.ts';
import { closedInWords, hoursInWords } from './service-hours-words.ts';

const everyDay = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const said = (changes: Partial<ServiceHours>) =>
  (['ko', 'en', 'cn'] as const).map((locale) => {
    const hours = { ...firstServiceHours, ...changes };
    return [hoursInWords(hours, locale), closedInWords(hours, locale)];
  });

test.each<[string, Partial<ServiceHours>, [string, string][]]>([
  [
    'those of specification 1',
    {},
    [
      ['평일 10:00–19:00 (점심 12:30–14:00)', '토·일요일과 공휴일은 쉽니다.'],
      ['Weekdays 10:00–19:00 (lunch 12:30–14:00)', 'Closed Saturdays, Sundays and holidays'],
      ['工作日 10:00–19:00（午休 12:30–14:00）', '周末及节假日休息'],
    ],
  ],
  [
    'Saturdays too, without lunch',
    { service_days: everyDay.slice(0, 6), lunch_from: '', lunch_until: '', service_until: '17:30' },
    [
      ['월·화·수·목·금·토요일 10:00–17:30', '일요일과 공휴일은 쉽니다.'],
      ['Mondays, Tuesdays, Wednesdays, Thursdays, Fridays and Saturdays 10:00–17:30', 'Closed Sundays and holidays'],
      ['周一、周二、周三、周四、周五、周六 10:00–17:30', '周日及节假日休息'],
    ],
  ],
  [
    'every day but holidays',
    { service_days: everyDay },
    [
      ['매일 10:00–19:00 (점심 12:30–14:00)', '공휴일은 쉽니다.'],
      ['Every day 10:00–19:00 (lunch 12:30–14:00)', 'Closed holidays'],
      ['每天 10:00–19:00（午休 12:30–14:00）', '节假日休息'],
    ],
  ],
  [
    'weekdays, holidays among them',
    { is_open_on_holidays: true },
    [
      ['평일 10:00–19:00 (점심 12:30–14:00)', '토·일요일은 쉽니다.'],
      ['Weekdays 10:00–19:00 (lunch 12:30–14:00)', 'Closed Saturdays and Sundays'],
      ['工作日 10:00–19:00（午休 12:30–14:00）', '周末休息'],
    ],
  ],
])('service hours in words: %s', (_about, changes, words) => {
  expect(said(changes)).toEqual(words);
});

test('service hours without closed days name no closed day', () => {
  expect(said({ service_days: everyDay, is_open_on_holidays: true }).map(([, closed]) => closed)).toEqual(['', '', '']);
});

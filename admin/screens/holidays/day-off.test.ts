import { expect, test } from 'vitest';
import { dayOff } from './day-off.ts';
import { holidayTexts as texts } from './texts.ts';

test('a day off cannot be entered in a year without public holidays, so that the year does not count as complete', () => {
  const refused = (from: string, until: string, is_public: boolean) =>
    dayOff(new Set(['2027', '2028']))
      .safeParse({ from, until, name: { ko: '휴무' }, is_public })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect([refused('2028-12-29', '', false), refused('2027-12-31', '2028-01-02', true)]).toEqual([undefined, undefined]);
  const unknown = [['from', texts.unknownYear]];
  expect([refused('2029-05-08', '', true), refused('2028-12-31', '2029-01-01', false)]).toEqual([unknown, unknown]);
});

test('the question before a day off is removed has the Korean particle that fits its name', () => {
  expect(texts.removeAsk('12월 31일', '이사')).toContain('‘이사’를');
  expect(texts.removeAsk('12월 31일', '연말 휴무일')).toContain('‘연말 휴무일’을');
});

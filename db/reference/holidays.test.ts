import { expect, test } from 'vitest';
import { referenceHolidays } from './holidays.ts';

/** Recomputes the holidays from the law and Node's lunar calendar, and compares them with the manual table. */

const DAY = 86_400_000;
const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
const text = (moment: Date) => moment.toISOString().slice(0, 10);
const later = (day: string, days: number) => text(new Date(Date.parse(day) + days * DAY));
const weekday = (day: string) => new Date(day).getUTCDay();

/** The day of a year with this date in the Korean lunar calendar. */
function lunar(year: number, date: string): string {
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = later(day, 1)) if (dangi.format(new Date(day)) === date) return day;
  throw new Error(`${year} has no ${date}`);
}

const elections: Readonly<Record<number, string[]>> = { 2026: ['2026-06-03'], 2028: ['2028-04-12'] };

/** Every holiday of a year under the law in force from 2026. */
function byLaw(year: number): string[] {
  const threeDays = (date: string) => [-1, 0, 1].map((days) => later(lunar(year, date), days));
  const long = [...threeDays('1/1'), ...threeDays('8/15')];
  const short = ['03-01', '05-01', '05-05', '07-17', '08-15', '10-03', '10-09', '12-25'].map((date) => `${year}-${date}`);
  const withSubstitute = [...short, lunar(year, '4/8')];
  const without = [`${year}-01-01`, `${year}-06-06`, ...(elections[year] ?? [])];
  const days = new Set([...long, ...withSubstitute, ...without]);
  const isShared = (day: string) => [...long, ...withSubstitute, ...without].filter((each) => each === day).length > 1;
  const isTaken = (day: string) => [0, 6].includes(weekday(day)) || days.has(day);
  const substitutes: string[] = [];
  const standIn = (day: string) => {
    let next = day;
    while (isTaken(next)) next = later(next, 1);
    days.add(next);
    substitutes.push(next);
  };
  // Substitutes: Seollal and Chuseok when on a Sunday or another holiday, the others also when on a Saturday.
  for (const holidays of [long.slice(0, 3), long.slice(3)]) {
    if (holidays.some((day) => weekday(day) === 0 || isShared(day))) standIn(holidays[2] ?? '');
  }
  for (const day of withSubstitute) if ([0, 6].includes(weekday(day))) standIn(day);
  return [...days].sort();
}

test.each([2026, 2027, 2028])('the public holidays of %i equal those of the law', (year) => {
  expect(referenceHolidays.map(({ day }) => day).filter((day) => day.startsWith(String(year)))).toEqual(byLaw(year));
});

test('the list of holidays is sorted and has no day twice', () => {
  const days = referenceHolidays.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].sort());
});

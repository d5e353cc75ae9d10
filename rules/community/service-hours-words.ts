import type { Locale } from '../shop/locale.ts';
import { type ServiceHours, type Weekday, weekdays } from './service-hours.ts';

/** The customer service hours in words: days, times and lunch break. */
export function hoursInWords(hours: ServiceHours, locale: Locale): string {
  const { service_from, service_until, lunch_from, lunch_until } = hours;
  const times = `${openDays(hours, locale)} ${service_from}–${service_until}`;
  if (lunch_from === '') return times;
  const lunch = `${lunch_from}–${lunch_until}`;
  return { ko: `${times} (점심 ${lunch})`, en: `${times} (lunch ${lunch})`, cn: `${times}（午休 ${lunch}）` }[locale];
}

/** The days customer service is closed; empty when there are none. */
export function closedInWords({ service_days, is_open_on_holidays }: ServiceHours, locale: Locale): string {
  const closed = weekdays.filter((day) => !service_days.includes(day));
  if (closed.length === 0 && is_open_on_holidays) return '';
  const hasHolidays = !is_open_on_holidays;
  switch (locale) {
    case 'ko':
      if (closed.length === 0) return '공휴일은 쉽니다.';
      return `${koreanDays(closed)}${hasHolidays ? '과 공휴일' : ''}은 쉽니다.`;
    case 'en':
      return `Closed ${englishList([...closed.map((day) => `${dayNames.en[day]}s`), ...(hasHolidays ? ['holidays'] : [])])}`;
    case 'cn': {
      const days = isWeekend(closed) ? '周末' : chineseDays(closed);
      return `${days}${hasHolidays ? `${days === '' ? '' : '及'}节假日` : ''}休息`;
    }
  }
}

const dayNames = {
  ko: { MON: '월', TUE: '화', WED: '수', THU: '목', FRI: '금', SAT: '토', SUN: '일' },
  en: { MON: 'Monday', TUE: 'Tuesday', WED: 'Wednesday', THU: 'Thursday', FRI: 'Friday', SAT: 'Saturday', SUN: 'Sunday' },
  cn: { MON: '一', TUE: '二', WED: '三', THU: '四', FRI: '五', SAT: '六', SUN: '日' },
} as const satisfies Record<Locale, Record<Weekday, string>>;

function openDays({ service_days }: ServiceHours, locale: Locale): string {
  const open = weekdays.filter((day) => service_days.includes(day));
  if (open.length === weekdays.length) return { ko: '매일', en: 'Every day', cn: '每天' }[locale];
  if (isWeekend(weekdays.filter((day) => !open.includes(day)))) return { ko: '평일', en: 'Weekdays', cn: '工作日' }[locale];
  return { ko: koreanDays(open), en: englishList(open.map((day) => `${dayNames.en[day]}s`)), cn: chineseDays(open) }[locale];
}

function isWeekend(days: readonly Weekday[]): boolean {
  return days.join() === 'SAT,SUN';
}

function koreanDays(days: readonly Weekday[]): string {
  return `${days.map((day) => dayNames.ko[day]).join('·')}요일`;
}

function chineseDays(days: readonly Weekday[]): string {
  return days.map((day) => `周${dayNames.cn[day]}`).join('、');
}

function englishList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

import { koreanTimeZone } from '#rules/shop/korean-time.ts';

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: koreanTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A day in Korean time, `2026.11.20`, from an ISO time. */
export function dayText(time: string): string {
  const { year, month, day } = partsOf(time);
  return `${year}.${month}.${day}`;
}

/** A moment in Korean time, `2026.11.20 14:05`, from an ISO time. */
export function momentText(time: string): string {
  const { hour, minute } = partsOf(time);
  return `${dayText(time)} ${hour}:${minute}`;
}

function partsOf(time: string): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
}

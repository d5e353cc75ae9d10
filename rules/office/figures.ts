import { daysAfter, daysBefore } from '../shop/korean-time.ts';

/** The groupings of sales figures: by period, by what was sold, by payment method. */
const figurePeriods = ['day', 'week', 'month', 'year'] as const;
const figureThings = ['product', 'brand', 'graphic', 'artist', 'method', 'channel'] as const;
export const figureKinds = [...figurePeriods, ...figureThings] as const;

export type FigurePeriod = (typeof figurePeriods)[number];
export type FigureKind = (typeof figureKinds)[number];

export function isFigurePeriod(by: FigureKind): by is FigurePeriod {
  return (figurePeriods as readonly FigureKind[]).includes(by);
}

/** True for groupings of whole orders, where fees and order counts add up; false for groupings of lines. */
export function isOfOrders(by: FigureKind): boolean {
  return isFigurePeriod(by) || by === 'method' || by === 'channel';
}

/** The row keys for a span of days (YYYY-MM-DD, inclusive), also those without sales: the first day of each period. */
export function figureKeysOf(by: FigurePeriod, { from, until }: { from: string; until: string }): string[] {
  const keys = new Set<string>();
  for (let day = new Date(from); day <= new Date(until); day = daysAfter(day, 1)) keys.add(periodStart(by, day));
  return [...keys];
}

function periodStart(by: FigurePeriod, day: Date): string {
  const text = day.toISOString().slice(0, 10);
  if (by === 'year') return `${text.slice(0, 4)}-01-01`;
  if (by === 'month') return `${text.slice(0, 7)}-01`;
  return by === 'day'
    ? text
    : daysBefore(day, (day.getUTCDay() + 6) % 7)
        .toISOString()
        .slice(0, 10);
}

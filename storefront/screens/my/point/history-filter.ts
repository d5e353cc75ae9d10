import { type PointKind, pointKinds } from '#rules/money/points/point-entries.ts';
import { koreanDay, MONTH_PATTERN } from '#rules/shop/korean-time.ts';

/** The history filter; null means all kinds or all months. */
export type HistoryFilter = { kind: PointKind | null; month: string | null };

/** The filter from a URL; unknown values are ignored. */
export function historyFilterOf(search: URLSearchParams): HistoryFilter {
  const month = search.get('month');
  return {
    kind: pointKinds.find((kind) => kind === search.get('kind')) ?? null,
    month: month !== null && MONTH_PATTERN.test(month) ? month : null,
  };
}

/** The months to choose from, `YYYY-MM`, current first, for a year. */
export function recentMonths(now: Date): string[] {
  const [year = 0, month = 1] = koreanDay(now).split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7));
}

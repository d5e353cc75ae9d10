import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import { daysBefore, koreanDay } from '#rules/shop/korean-time.ts';
import { cached } from '#server/cached.ts';
import type { Shop } from '#server/shop.ts';
import { readProduction, readSales } from './read-sales.ts';
import { readVisits } from './read-visits.ts';

/** Maximum age of the figures in milliseconds, the same as the screen's refresh interval. */
const FRESH_MS = 60_000;

type Figures = Omit<Dashboard, 'opening' | 'pressing'>;

/**
 * The shop's figures over so many days. They are summed from every order of those days, so they are cached for a minute across all viewers;
 * what needs attention is not included and is always current. A failed read is retried.
 */
export function cachedFigures({ database: { service }, clock }: Shop): (days: number) => Promise<Figures> {
  const kept = cached<Figures>({ most: 100, freshMs: FRESH_MS, now: () => clock().getTime() });
  const read = async (days: number, now: Date): Promise<Figures> => {
    const last = koreanDay(now);
    const first = koreanDay(daysBefore(now, days - 1));
    const [sales, production, visits] = await Promise.all([
      readSales(service, first, last),
      readProduction(service),
      readVisits(service, first, last),
    ]);
    return { sales, production, ...visits };
  };
  return (days) => kept.get(String(days), () => read(days, clock()));
}

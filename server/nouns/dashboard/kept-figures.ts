import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import { daysBefore, koreanDay } from '#rules/shop/korean-time.ts';
import type { Shop } from '#server/shop.ts';
import { readProduction, readSales } from './read-sales.ts';
import { readVisits } from './read-visits.ts';

/** Maximum age of the figures in milliseconds, the same as the screen's refresh interval. */
const FRESH_MS = 60_000;

type Figures = Omit<Dashboard, 'opening' | 'pressing'>;
interface Kept {
  at: number;
  figures: Promise<Figures>;
}

/**
 * The shop's figures over so many days. They are summed from every order of those days, so they are cached for a minute across all viewers;
 * what needs attention is not included and is always current. A failed read is retried.
 */
export function keptFigures({ database: { service }, clock }: Shop): (days: number) => Promise<Figures> {
  const kept = new Map<number, Kept>();
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
  return (days) => {
    const now = clock();
    const known = kept.get(days);
    const age = known === undefined ? Number.NaN : now.getTime() - known.at;
    // Setting the clock back leaves figures from the future in the cache.
    if (known !== undefined && age >= 0 && age < FRESH_MS) return known.figures;
    const figures = read(days, now);
    kept.set(days, { at: now.getTime(), figures });
    figures.catch(() => kept.delete(days));
    return figures;
  };
}

import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import { daysBefore, koreanDay } from '#rules/shop/korean-time.ts';
import type { Shop } from '#server/shop.ts';
import { readProduction, readSales } from './sales.ts';
import { readVisits } from './visits.ts';

/** How old figures may be, in milliseconds: as old as the screen lets them grow before it asks again. */
const FRESH_MS = 60_000;

type Figures = Omit<Dashboard, 'pressing'>;
interface Kept {
  at: number;
  figures: Promise<Figures>;
}

/**
 * How the shop does over so many days. It is added up from every order of those days, so it is read once a minute, however many look; what needs a person
 * is not among it, and is always as it stands. What could not be read is tried again.
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
    // A clock that was set back leaves figures of the future behind.
    if (known !== undefined && age >= 0 && age < FRESH_MS) return known.figures;
    const figures = read(days, now);
    kept.set(days, { at: now.getTime(), figures });
    figures.catch(() => kept.delete(days));
    return figures;
  };
}

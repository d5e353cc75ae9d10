import { sql } from 'kysely';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import { judgementOf, threeQuarters, type VisitDevice, visitDevices, visitSteps, type WebVital, webVitals } from '#rules/shop/visit.ts';
import { readSearch } from '#server/nouns/search/read-search.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum terms shown. */
const TERMS_SHOWN = 20;

/** Proposed words for a search without results, each added as a synonym by one press. */
const NEAR_SHOWN = 2;

type Visits = Pick<Dashboard, 'conversion' | 'conversion_days' | 'misses' | 'vitals'>;

/** Visit statistics from one Korean day to another. */
export async function readVisits(db: Db, first: string, last: string): Promise<Visits> {
  const counts = await db
    .selectFrom('management.visit_counts')
    .select(['measure', 'page', 'device', 'bucket', sql<number>`sum(count)::float8`.as('count')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['measure', 'page', 'device', 'bucket'])
    .execute();
  const steps = counts.filter(({ measure }) => measure === 'STEP');
  const misses = await db
    .selectFrom('management.search_misses')
    .select(['term', sql<number>`sum(count)::float8`.as('count')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('term')
    .orderBy('count', 'desc')
    .orderBy('term')
    .limit(TERMS_SHOWN)
    .execute();
  return {
    conversion: visitSteps.map((step) => ({ step, count: sum(steps.filter(({ page }) => page === step)) })),
    conversion_days: await stepsByDay(db, first, last),
    misses: await withNearWords(db, misses),
    vitals: webVitals.flatMap((vital) =>
      visitDevices.flatMap((device) =>
        vitalOf(
          counts.filter((row) => row.measure === vital && row.device === device),
          vital,
          device,
        ),
      ),
    ),
  };
}

/** Runs the searches one after another, since the dashboard may take its time. */
async function withNearWords(db: Db, misses: readonly { term: string; count: number }[]): Promise<Dashboard['misses']> {
  const shown: Dashboard['misses'] = [];
  for (const miss of misses) shown.push({ ...miss, near: (await readSearch(db, miss.term, false)).near.slice(0, NEAR_SHOWN) });
  return shown;
}

type Count = { bucket: number; count: number };

function vitalOf(rows: readonly Count[], vital: WebVital, device: VisitDevice): Dashboard['vitals'] {
  const buckets = new Map<number, number>();
  for (const { bucket, count } of rows) buckets.set(bucket, (buckets.get(bucket) ?? 0) + count);
  const value = threeQuarters(vital, buckets);
  return value === null ? [] : [{ vital, device, value, judgement: judgementOf(vital, value), visits: sum(rows) }];
}

async function stepsByDay(db: Db, first: string, last: string): Promise<Dashboard['conversion_days']> {
  const { rows } = await sql<Dashboard['conversion_days'][number]>`
    select day::text as day, coalesce(sum(count) filter (where page = 'VISIT'), 0)::integer as visits,
      coalesce(sum(count) filter (where page = 'ORDER'), 0)::integer as orders
    from management.visit_counts where measure = 'STEP' and day between ${first}::date and ${last}::date group by day order by day`.execute(
    db,
  );
  return rows;
}

const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

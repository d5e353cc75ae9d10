import { sql } from 'kysely';
import type { Cohort } from '#contract/rest/admin/figures.ts';
import { cached } from '#server/cached.ts';
import { koreanDayOf } from '#server/nouns/shop/korean-day.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Number of months shown, with the current one. */
const MONTHS = 12;

/** The cohorts, read from all paid orders once an hour for all viewers. */
export function cachedCohorts({ database: { service }, clock }: Shop): () => Promise<Cohort[]> {
  const kept = cached<Cohort[]>({ most: 1, freshMs: 3_600_000, now: () => clock().getTime() });
  return () => kept.get('', () => readCohorts(service, clock()));
}

/** Members by the Korean month of their first valid paid order, and how many of them bought in each later month. */
async function readCohorts(db: Db, now: Date): Promise<Cohort[]> {
  const month = sql`date_trunc('month', ${koreanDayOf(sql`payment_date`)})::date`;
  const first = sql`(date_trunc('month', ${koreanDayOf(sql`${now}::timestamptz`)}) - make_interval(months => ${MONTHS - 1}))::date`;
  const { rows } = await sql<Cohort>`
    with bought as materialized (
      select user_id, ${month} as month from sales.orders where payment_date is not null and cancelled_at is null group by user_id, 2),
    joined as (select user_id, min(month) as month from bought group by user_id having min(month) >= ${first}),
    counted as (
      select joined.month, (extract(year from age(bought.month, joined.month)) * 12 + extract(month from age(bought.month, joined.month)))::integer as after,
        count(*)::integer as members
      from joined join bought using (user_id) group by 1, 2)
    select joined.month::text as month, joined.members,
      array(select coalesce((select members from counted where counted.month = joined.month and counted.after = passed.after), 0)
        from generate_series(1, ${MONTHS - 1}) passed (after)
        where joined.month + make_interval(months => passed.after) <= ${koreanDayOf(sql`${now}::timestamptz`)} order by passed.after) as again
    from counted joined where joined.after = 0 order by joined.month`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Payee, PeriodSums } from '#rules/money/settlement.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** One payee's totals in one period, in won; donations are separate, because they are not the artist's. */
export type PayeeSums = Payee & PeriodSums & { donation: number };

/** The artists and brands that a member acts for. */
export interface OwnPayees {
  artistIds: readonly number[];
  brandIds: readonly number[];
}

/** The totals of a period by payee, including those with only an earlier debt; artists first. `own` limits it; null for all. */
export async function readPeriodSums(
  db: Db,
  period: { id: number; starts_on: string },
  own: OwnPayees | null = null,
): Promise<PayeeSums[]> {
  const { rows } = await sql<PayeeSums>`
    with booked as (
      select artist_id, brand_id,
        coalesce(sum(amount) filter (where kind <> 'DONATION' and cause = 'SALE'), 0)::bigint as sales,
        coalesce(sum(amount) filter (where kind <> 'DONATION' and cause = 'REVERSAL'), 0)::bigint as reversals,
        coalesce(sum(amount) filter (where kind <> 'DONATION' and cause = 'CORRECTION'), 0)::bigint as corrections,
        coalesce(sum(amount) filter (where kind = 'DONATION'), 0)::bigint as donation
      from sales.royalty_entries where period_id = ${period.id} and ${isOwn(own)} group by artist_id, brand_id),
    last as (
      select distinct on (before.artist_id, before.brand_id) before.artist_id, before.brand_id, before.owed_amount
      from sales.settlements before join sales.settlement_periods earlier on earlier.id = before.period_id
      where earlier.starts_on < ${period.starts_on} and ${isOwn(own)} order by before.artist_id, before.brand_id, earlier.starts_on desc),
    -- One key for both, so that the two can be joined in full.
    both_sides as (
      select coalesce(booked.artist_id, last.artist_id) as artist_id, coalesce(booked.brand_id, last.brand_id) as brand_id,
        coalesce(sales, 0) as sales, coalesce(reversals, 0) as reversals, coalesce(corrections, 0) as corrections,
        coalesce(donation, 0) as donation, least(0, coalesce(owed_amount, 0)) as carried,
        sales is not null or owed_amount < 0 as is_in
      from booked full join last on (coalesce(booked.artist_id, 0), coalesce(booked.brand_id, 0)) = (coalesce(last.artist_id, 0), coalesce(last.brand_id, 0)))
    select artist_id, brand_id, sales, reversals, corrections, donation, carried from both_sides
    where is_in
    order by artist_id nulls last, brand_id`.execute(db);
  return rows;
}

function isOwn(own: OwnPayees | null) {
  return own === null ? sql`true` : sql`(artist_id = any (${own.artistIds}::bigint[]) or brand_id = any (${own.brandIds}::bigint[]))`;
}

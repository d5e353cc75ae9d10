import { sql } from 'kysely';
import type { PeriodSums } from '#rules/money/settlement.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** One artist's totals in one period, in won; donations are separate, because they are not the artist's. */
export interface ArtistSums extends PeriodSums {
  artist_id: number;
  donation: number;
}

/**
 * The totals of a period by artist, including artists with only an earlier debt. `artistIds` limits it to some artists; without it, all.
 */
export async function readPeriodSums(
  db: Db,
  period: { id: number; starts_on: string },
  artistIds: readonly number[] | null = null,
): Promise<ArtistSums[]> {
  const { rows } = await sql<ArtistSums>`
    with booked as (
      select artist_id,
        coalesce(sum(amount) filter (where kind = 'ROYALTY' and cause = 'SALE'), 0)::integer as sales,
        coalesce(sum(amount) filter (where kind = 'ROYALTY' and cause = 'REVERSAL'), 0)::integer as reversals,
        coalesce(sum(amount) filter (where kind = 'ROYALTY' and cause = 'CORRECTION'), 0)::integer as corrections,
        coalesce(sum(amount) filter (where kind = 'DONATION'), 0)::integer as donation
      from sales.royalty_entries where period_id = ${period.id} group by artist_id),
    last as (
      select distinct on (before.artist_id) before.artist_id, before.owed_amount
      from sales.settlements before join sales.settlement_periods earlier on earlier.id = before.period_id
      where earlier.starts_on < ${period.starts_on} order by before.artist_id, earlier.starts_on desc)
    select coalesce(booked.artist_id, last.artist_id) as artist_id, coalesce(sales, 0) as sales, coalesce(reversals, 0) as reversals,
      coalesce(corrections, 0) as corrections, coalesce(donation, 0) as donation, least(0, coalesce(owed_amount, 0)) as carried
    from booked full join last using (artist_id)
    where (booked.artist_id is not null or owed_amount < 0)
      and (${artistIds === null} or coalesce(booked.artist_id, last.artist_id) = any (${artistIds ?? []}::bigint[]))
    order by 1`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { carriedOn, isPeriodOver, owedAmount } from '#rules/money/settlement.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { readPeriodSums } from './read-period-sums.ts';

/**
 * Closes a period to further entries and creates a settlement for each artist and brand with entries or a debt. Closing a closed period changes
 * nothing. Errors: SETTLEMENT_PERIOD_NOT_FOUND, SETTLEMENT_PERIOD_RUNNING, SETTLEMENT_EARLIER_OPEN.
 */
export function closePeriod(shop: Shop, staffId: string, id: number): Promise<Record<string, never> | Failure> {
  return inTransaction(shop.database.service, (trx) => closeNow(trx, { staffId, id, now: shop.clock() }));
}

/** Closes a period within the caller's transaction. Errors: those of closePeriod. */
export async function closeNow(
  trx: Trx,
  { staffId, id, now }: { staffId: string; id: number; now: Date },
): Promise<Record<string, never> | Failure> {
  const period = await trx.selectFrom('sales.settlement_periods').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (period === undefined) return fail('SETTLEMENT_PERIOD_NOT_FOUND');
  if (period.closed_at !== null) return {};
  if (!isPeriodOver(period, now)) return fail('SETTLEMENT_PERIOD_RUNNING');
  if (await hasOpenBefore(trx, period.starts_on)) return fail('SETTLEMENT_EARLIER_OPEN');
  const sums = await readPeriodSums(trx, period);
  if (sums.length > 0)
    await trx
      .insertInto('sales.settlements')
      .values(
        sums.map(({ artist_id, brand_id, donation, ...amounts }) => ({
          period_id: id,
          ...{ artist_id, brand_id },
          sales_amount: amounts.sales,
          reversal_amount: amounts.reversals,
          correction_amount: amounts.corrections,
          carried_amount: carriedOn(amounts.carried),
          owed_amount: owedAmount(amounts),
          donation_amount: donation,
          closed_at: now,
        })),
      )
      .execute();
  await trx.updateTable('sales.settlement_periods').set({ closed_at: now, closed_by: staffId }).where('id', '=', id).execute();
  return {};
}

async function hasOpenBefore(trx: Trx, startsOn: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from sales.settlement_periods where starts_on < ${startsOn} and closed_at is null limit 1`.execute(trx);
  return rows.length > 0;
}

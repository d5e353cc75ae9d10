import { periodOf } from '#rules/money/settlement.ts';
import { momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * The period that takes new entries: the current month's, or the next one that is not closed. It stays open until the transaction ends,
 * because closing a period waits for its writers. The last lock of a transaction (docs/reliability.md section 3).
 */
export async function openPeriod(trx: Trx, now: Date): Promise<number> {
  for (let moment = now; ; ) {
    const period = periodOf(moment);
    const found = (await periodFrom(trx, period.starts_on)) ?? (await addPeriod(trx, period));
    if (found.closed_at === null) return found.id;
    moment = momentOfKoreanTime(`${period.ends_on} 00:00:00`);
  }
}

function periodFrom(trx: Trx, startsOn: string) {
  return trx
    .selectFrom('sales.settlement_periods')
    .select(['id', 'closed_at'])
    .where('starts_on', '=', startsOn)
    .forShare()
    .executeTakeFirst();
}

async function addPeriod(trx: Trx, period: ReturnType<typeof periodOf>) {
  await trx
    .insertInto('sales.settlement_periods')
    .values(period)
    .onConflict((conflict) => conflict.column('starts_on').doNothing())
    .execute();
  const added = await periodFrom(trx, period.starts_on);
  if (added === undefined) throw new Error(`the period ${period.starts_on} was not added`);
  return added;
}

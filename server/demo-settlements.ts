import type { Transaction } from 'kysely';
import { isFailure } from '#contract/errors/errors.ts';
import { type SetPayee, setBrandPayeeBody, setPayeeBody } from '#contract/rest/admin/settlements.ts';
import type { DB } from '#db/schema.generated.ts';
import { isPeriodOver, type Payee } from '#rules/money/settlement.ts';
import { momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { countShares } from './nouns/royalty/count-shares.ts';
import { freezeShares } from './nouns/royalty/freeze-shares.ts';
import { closeNow } from './nouns/settlement/close-period.ts';
import { moveNow } from './nouns/settlement/move-settlement.ts';
import { setPayeeNow } from './nouns/settlement/set-payee.ts';

/** Who settled and what was known about artists and brands in a shop filled with a history. */
export interface SettledHistory {
  staffId: string;
  now: Date;
  payees: readonly { payee: Payee; account: object }[];
}

/**
 * Books royalties for orders inserted in their final state: shares as of payment and entries as of confirmation. Periods that are over are
 * closed on the first day after them, and all but the last are paid. It uses the commands of a live shop.
 */
export async function settleHistory(trx: Transaction<DB>, secret: string, { staffId, now, payees }: SettledHistory): Promise<void> {
  const orders = await trx
    .selectFrom('sales.orders')
    .select(['id', 'payment_date', 'confirmed_at'])
    .where('payment_date', 'is not', null)
    .orderBy('payment_date')
    .orderBy('id')
    .execute();
  for (const { id, payment_date } of orders) await freezeShares(trx, id, payment_date ?? now);
  const at = (order: (typeof orders)[number]) => order.confirmed_at ?? now;
  for (const order of orders.toSorted((a, b) => at(a).getTime() - at(b).getTime())) await countShares(trx, order.id, at(order));
  for (const { payee, account } of payees) orThrow(await setPayeeNow(trx, { payee, secret, now }, parsedAccount(payee, account)));
  await closeOver(trx, staffId, now);
}

function parsedAccount({ brand_id }: Payee, account: object): SetPayee {
  return brand_id === null ? setPayeeBody.parse(account) : { ...setBrandPayeeBody.parse(account), tax_kind: 'SELLER' };
}

async function closeOver(trx: Transaction<DB>, staffId: string, now: Date): Promise<void> {
  const periods = await trx.selectFrom('sales.settlement_periods').select(['id', 'ends_on']).orderBy('starts_on').execute();
  const over = periods.filter((period) => isPeriodOver(period, now));
  for (const [index, period] of over.entries()) {
    const closedAt = momentOfKoreanTime(`${period.ends_on} 10:00:00`);
    const at = closedAt < now ? closedAt : now;
    orThrow(await closeNow(trx, { staffId, id: period.id, now: at }));
    const settlements = await trx.selectFrom('sales.settlements').select('id').where('period_id', '=', period.id).execute();
    for (const { id } of settlements) {
      // Leave an artist without an account in the state the operator must handle.
      if (isFailure(await moveNow(trx, id, { to: 'INVOICED', payout_reference: null }, at))) continue;
      if (index < over.length - 1) orThrow(await moveNow(trx, id, { to: 'PAID', payout_reference: `${period.ends_on} 이체` }, at));
    }
  }
}

function orThrow(result: unknown): void {
  if (isFailure(result)) throw new Error(`the history cannot be settled: ${result.failure}`);
}

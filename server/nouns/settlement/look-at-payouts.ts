import type { Failure } from '#contract/errors/errors.ts';
import { logLook } from '#server/nouns/audit/log-look.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { listPayouts, type PayoutRow } from './list-payouts.ts';

/** Shows a member of staff the transfers of a period with full account numbers, and logs the access. */
export async function lookAtPayouts(shop: Shop, staffId: string, periodId: number): Promise<PayoutRow[] | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const rows = await listPayouts(trx, shop.config.secret, periodId);
    await logLook(trx, staffId, 'sales.settlement_periods', { id: periodId, columns: ['number', 'holder', 'business_number'] });
    return rows;
  });
}

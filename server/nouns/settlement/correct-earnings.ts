import type { Failure } from '#contract/errors/errors.ts';
import type { CorrectEarnings } from '#contract/rest/admin/settlements.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { missingPayee } from './missing-payee.ts';
import { openPeriod } from './open-period.ts';

/** Corrects what a payee is owed with a new entry in the open period; existing entries never change. Errors: ARTIST_NOT_FOUND, BRAND_NOT_FOUND. */
export function correctEarnings(shop: Shop, staffId: string, input: CorrectEarnings): Promise<{ entry_id: number } | Failure> {
  return inTransaction<{ entry_id: number }>(shop.database.service, async (trx) => {
    const missing = await missingPayee(trx, input);
    if (missing !== null) return missing;
    const now = shop.clock();
    const period_id = await openPeriod(trx, now);
    const { id } = await trx
      .insertInto('sales.royalty_entries')
      .values({
        ...input,
        period_id,
        kind: input.brand_id === null ? 'ROYALTY' : 'PROCEEDS',
        cause: 'CORRECTION',
        created_by: staffId,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { entry_id: id };
  });
}

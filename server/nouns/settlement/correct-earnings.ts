import { type Failure, fail } from '#contract/errors/errors.ts';
import type { CorrectEarnings } from '#contract/rest/admin/settlements.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { openPeriod } from './open-period.ts';

/** Corrects an artist's earnings with a new entry in the open period; existing entries never change. Errors: ARTIST_NOT_FOUND. */
export function correctEarnings(shop: Shop, staffId: string, input: CorrectEarnings): Promise<{ entry_id: number } | Failure> {
  return inTransaction<{ entry_id: number }>(shop.database.service, async (trx) => {
    const artist = await trx.selectFrom('product.artists').select('id').where('id', '=', input.artist_id).executeTakeFirst();
    if (artist === undefined) return fail('ARTIST_NOT_FOUND', { field: 'artist_id' });
    const now = shop.clock();
    const period_id = await openPeriod(trx, now);
    const { id } = await trx
      .insertInto('sales.royalty_entries')
      .values({ ...input, period_id, kind: 'ROYALTY', cause: 'CORRECTION', created_by: staffId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { entry_id: id };
  });
}

import { type Failure, fail } from '#contract/errors/errors.ts';
import type { SetRoyaltyRule } from '#contract/rest/admin/settlements.ts';
import { missingPayee } from '#server/nouns/settlement/missing-payee.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/**
 * Sets an artist's rate for all works or one, or a brand's for all goods or those of a category, from now or a later time; earlier orders
 * keep theirs. Errors: ROYALTY_RULE_PAST, ARTIST_NOT_FOUND, BRAND_NOT_FOUND, GRAPHIC_NOT_FOUND (also for a work of another artist), NOT_FOUND
 * (the category).
 */
export function setRoyaltyRule(shop: Shop, staffId: string, input: SetRoyaltyRule): Promise<{ rule_id: number } | Failure> {
  const { artist_id, graphic_id, category_id, starts_at } = input;
  return inTransaction<{ rule_id: number }>(shop.database.service, async (trx) => {
    const now = shop.clock();
    const start = starts_at === null ? now : new Date(starts_at);
    if (start < now) return fail('ROYALTY_RULE_PAST', { field: 'starts_at' });
    const missing = await missingPayee(trx, input);
    if (missing !== null) return missing;
    if (graphic_id !== null) {
      const own = trx.selectFrom('product.graphics').select('id').where('id', '=', graphic_id).where('artist_id', '=', artist_id);
      if ((await own.executeTakeFirst()) === undefined) return fail('GRAPHIC_NOT_FOUND', { field: 'graphic_id' });
    }
    if (category_id !== null) {
      const named = trx.selectFrom('product.categories').select('id').where('id', '=', category_id).where('deleted_at', 'is', null);
      if ((await named.executeTakeFirst()) === undefined) return fail('NOT_FOUND', { field: 'category_id' });
    }
    const { id } = await trx
      .insertInto('sales.royalty_rules')
      .values({ ...input, starts_at: start, created_by: staffId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { rule_id: id };
  });
}

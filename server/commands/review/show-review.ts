import { type Failure, fail } from '#contract/errors.ts';
import type { HidingReason } from '#rules/community/review.ts';
import { inTransaction } from '#server/commands/transaction.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Hides a review for a reason its writer is told, or shows it again (null); reports that waited are answered with it. The shop deletes none.
 * Errors: REVIEW_NOT_FOUND.
 */
export async function showReview(shop: Shop, id: number, reason: HidingReason | null): Promise<Record<string, never> | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('product.reviews')
      .set({ state: reason === null ? 'ACT' : 'HIDDEN', hidden_reason: reason, hidden_at: reason === null ? null : shop.clock() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return fail('REVIEW_NOT_FOUND');
    await trx
      .updateTable('product.review_reports')
      .set({ state: reason === null ? 'REJECTED' : 'UPHELD' })
      .where('review_id', '=', id)
      .where('state', '=', 'WAITING')
      .execute();
    return {};
  });
}

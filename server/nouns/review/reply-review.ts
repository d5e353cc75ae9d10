import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Reach } from '#rules/member/rights/permission.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/**
 * Replies to a review of the brand's own product, or of any product for an administrator. Errors: REVIEW_NOT_FOUND, also for another
 * brand's.
 */
export async function replyReview(
  shop: Shop,
  by: { userId: string; reach: Reach },
  id: number,
  content: string,
): Promise<Record<string, never> | Failure> {
  // In a transaction, so that a reply by staff is logged.
  return inTransaction(shop.database.service, async (trx) => {
    const own = trx
      .selectFrom('product.products as product')
      .innerJoin('product.brands as brand', 'brand.id', 'product.brand_id')
      .select('product.id')
      .where('brand.user_id', '=', by.userId);
    const reviews = trx.updateTable('product.reviews').set({ reply: content, replied_at: shop.clock() }).where('id', '=', id);
    const reachable = by.reach === 'any' ? reviews : reviews.where('product_id', 'in', own);
    const { numUpdatedRows } = await reachable.where('deleted_at', 'is', null).executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? fail('REVIEW_NOT_FOUND') : {};
  });
}

import { type Failure, fail } from '#contract/errors/errors.ts';
import type { RequestRestock, RestockRequest } from '#contract/rest/restock-requests.ts';
import { isRestockAwaited } from '#rules/order/checkout/purchase-refusal.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/**
 * Subscribes a member to the restock of a sold-out option; asking again restarts the wait. Errors: PRODUCT_UNAVAILABLE (no such option, or
 * no longer sold), RESTOCK_NOT_NEEDED (it can be bought now).
 */
export async function requestRestock(shop: Shop, userId: string, { option_id }: RequestRestock): Promise<RestockRequest | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const option = await trx
      .selectFrom('product.product_options as option')
      .innerJoin('product.products as product', 'product.id', 'option.product_id')
      .select(['option.product_id', 'option.stock_count', 'option.state', 'product.state as product_state', 'product.deleted_at'])
      .where('option.id', '=', option_id)
      .executeTakeFirst();
    if (option === undefined) return fail('PRODUCT_UNAVAILABLE', { field: 'option_id' });
    const { product_id, product_state, deleted_at, ...rest } = option;
    const awaited = isRestockAwaited({ product: { state: product_state, deleted_at }, option: rest });
    if (awaited !== true) return fail(awaited, { field: 'option_id' });
    const now = shop.clock();
    const { id } = await trx
      .insertInto('product.restock_requests')
      .values({ user_id: userId, product_id, option_id, created_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'option_id']).doUpdateSet({ created_at: now, restocked_at: null }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, product_id, option_id, created_at: now.toISOString() };
  });
}

/** Cancels a restock subscription. Errors: RESTOCK_NOT_FOUND, also for somebody else's. */
export async function withdrawRestock(shop: Shop, userId: string, id: number): Promise<Record<string, never> | Failure> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('product.restock_requests')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n ? {} : fail('RESTOCK_NOT_FOUND');
}

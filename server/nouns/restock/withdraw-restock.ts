import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Shop } from '#server/shop.ts';

/** Cancels a restock subscription. Errors: RESTOCK_NOT_FOUND, also for somebody else's. */
export async function withdrawRestock(shop: Shop, userId: string, id: number): Promise<Record<string, never> | Failure> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('product.restock_requests')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n ? {} : fail('RESTOCK_NOT_FOUND');
}

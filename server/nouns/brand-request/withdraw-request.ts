import { type Failure, fail } from '#contract/errors/errors.ts';
import { brandRequestStatesIn } from '#rules/community/brand-request.ts';
import type { Shop } from '#server/shop.ts';

/** Withdraws a request that has not been answered. Errors: BRAND_REQUEST_NOT_FOUND (missing, answered, or somebody else's). */
export async function withdrawBrandRequest(shop: Shop, userId: string, id: number): Promise<object | Failure> {
  const withdrawn = await shop.database.service
    .updateTable('management.brand_requests')
    .set({ state: 'WITHDRAWN' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', 'in', brandRequestStatesIn('isOpen'))
    .returning('id')
    .executeTakeFirst();
  return withdrawn === undefined ? fail('BRAND_REQUEST_NOT_FOUND') : {};
}

import { type Failure, fail } from '#contract/errors.ts';
import type { SendBrandRequest } from '#contract/rest/brand-requests.ts';
import { isTaken } from '#server/commands/transaction.ts';
import type { Shop } from '#server/shop.ts';

/** A brand asks to be sold here. Errors: BRAND_REQUEST_OPEN (the member's last one has no answer yet). */
export async function sendBrandRequest(shop: Shop, userId: string, request: SendBrandRequest): Promise<{ id: number } | Failure> {
  try {
    return await shop.database.service
      .insertInto('management.brand_requests')
      .values({ ...request, user_id: userId, created_at: shop.clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (isTaken(error, 'brand_requests_open')) return fail('BRAND_REQUEST_OPEN');
    throw error;
  }
}

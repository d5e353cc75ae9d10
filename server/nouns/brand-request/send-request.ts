import { type Failure, fail } from '#contract/errors/errors.ts';
import type { SendBrandRequest } from '#contract/rest/brand-requests.ts';
import { BRAND_REQUEST_PHOTOS } from '#rules/community/brand-request.ts';
import { attachPhotos } from '#server/nouns/photo/attach-photos.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, isTaken } from '#server/transaction/transaction.ts';

/**
 * Submits a brand's request to be sold here, with pictures of its goods. Errors: BRAND_REQUEST_OPEN (the member's last request is still
 * unanswered), PHOTO_NOT_FOUND, PHOTO_LIMIT.
 */
export async function sendBrandRequest(
  shop: Shop,
  userId: string,
  { photo_ids: photoIds, ...request }: SendBrandRequest,
): Promise<{ id: number } | Failure> {
  try {
    return await inTransaction(shop.database.service, async (trx) => {
      const sent = await trx
        .insertInto('management.brand_requests')
        .values({ ...request, user_id: userId, created_at: shop.clock() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const failure = await attachPhotos(trx, { userId, photoIds, most: BRAND_REQUEST_PHOTOS });
      if (failure !== null) return failure;
      if (photoIds.length > 0) {
        await trx
          .insertInto('management.brand_request_images')
          .values(photoIds.map((photo_id, position) => ({ brand_request_id: sent.id, photo_id, position })))
          .execute();
      }
      return sent;
    });
  } catch (error) {
    if (isTaken(error, 'brand_requests_open')) return fail('BRAND_REQUEST_OPEN');
    throw error;
  }
}

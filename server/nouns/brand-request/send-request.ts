import { type Failure, fail } from '#contract/errors/errors.ts';
import type { SendBrandRequest } from '#contract/rest/brand-requests.ts';
import { BRAND_REQUEST_PHOTOS, brandRequestStatesIn } from '#rules/community/brand-request.ts';
import { attachPhotos } from '#server/nouns/photo/attach-photos.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, refusedBy } from '#server/transaction/transaction.ts';

/**
 * Submits a brand's request to be sold here, with pictures of its goods. Errors: BRAND_REQUEST_OPEN (the member's last request is still
 * unanswered), PHOTO_NOT_FOUND, PHOTO_LIMIT.
 */
export async function sendBrandRequest(
  shop: Shop,
  userId: string,
  { photo_ids: photoIds, ...request }: SendBrandRequest,
): Promise<{ id: number } | Failure> {
  return inTransaction<{ id: number }>(shop.database.service, async (trx) => {
    const row = { ...request, user_id: userId, created_at: shop.clock() };
    const sent = await trx.insertInto('management.brand_requests').values(row).returning('id').executeTakeFirstOrThrow();
    const failure = await attachPhotos(trx, { userId, photoIds, most: BRAND_REQUEST_PHOTOS });
    if (failure !== null) return failure;
    const images = photoIds.map((photo_id, position) => ({ brand_request_id: sent.id, photo_id, position }));
    if (images.length > 0) await trx.insertInto('management.brand_request_images').values(images).execute();
    return sent;
  }).catch(refusedBy({ brand_requests_open: fail('BRAND_REQUEST_OPEN') }));
}

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

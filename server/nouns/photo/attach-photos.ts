import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Checks photos before rows of a holder (app.holds_photos) are inserted with their ids: each must be the member's own
 * and unattached, or attached to what is being changed (`held`). Their rows stay locked until the transaction ends. Null when all are
 * valid.
 * Errors: PHOTO_NOT_FOUND (another's, held elsewhere, gone), PHOTO_LIMIT (more than `most`, or one named twice).
 */
export async function attachPhotos(
  trx: Trx,
  about: { userId: string; photoIds: readonly number[]; most: number; held?: readonly number[] },
): Promise<null | Failure> {
  const { photoIds, held = [] } = about;
  if (photoIds.length > about.most || new Set(photoIds).size < photoIds.length) return fail('PHOTO_LIMIT', { field: 'photo_ids' });
  if (photoIds.length === 0) return null;
  const rows = await trx
    .selectFrom('member.photos')
    .select(['id', 'is_held'])
    .where('id', 'in', photoIds)
    .where('user_id', '=', about.userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const isGood = rows.length === photoIds.length && rows.every(({ id, is_held }) => !is_held || held.includes(id));
  return isGood ? null : fail('PHOTO_NOT_FOUND', { field: 'photo_ids' });
}

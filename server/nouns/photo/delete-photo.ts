import { type Failure, fail } from '#contract/errors/errors.ts';
import { parseOriginalSrc } from '#contract/images.ts';
import { atomically } from '#db/atomically.ts';
import { logLine } from '#server/log-line.ts';
import type { Shop } from '#server/shop.ts';
import { lockPhotoFile } from './photo-file.ts';

/** Deletes a member's unattached photo. Errors: PHOTO_NOT_FOUND, also for another member's or an attached one. */
export async function deletePhoto(shop: Shop, userId: string, id: number): Promise<Record<string, never> | Failure> {
  const row = await shop.database.service
    .selectFrom('member.photos')
    .select(['id', 'src'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && (await deleteWaiting(shop, row)) ? {} : fail('PHOTO_NOT_FOUND');
}

/**
 * Deletes a member's photos that a commit has detached, since they may show a person. The commit stands, so a failure is only logged; the
 * hourly job deletes the rest.
 */
export async function deleteLetGo(shop: Shop, userId: string, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await deletePhoto(shop, userId, id).catch((error: unknown) => logLine('error', 'a photo waits for the hourly job', { id, err: error }));
}

/** Deletes a photo that is not attached, and its file unless another row uses the same one. True when the row was deleted. */
export function deleteWaiting({ database, gateways }: Shop, { id, src }: { id: number; src: string }): Promise<boolean> {
  return atomically(database.service, async (trx) => {
    await lockPhotoFile(trx, src);
    const { numDeletedRows } = await trx
      .deleteFrom('member.photos')
      .where('id', '=', id)
      .where('is_held', '=', false)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    const other = await trx.selectFrom('member.photos').select('id').where('src', '=', src).limit(1).executeTakeFirst();
    const name = parseOriginalSrc(src);
    // Before the commit: if that fails, the row is still there and the next run finds no file to delete, which is fine.
    if (other === undefined && name !== null) await gateways.storage.remove(name);
    return true;
  });
}

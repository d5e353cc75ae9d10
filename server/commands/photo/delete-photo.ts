import { type Failure, fail } from '#contract/errors/errors.ts';
import { parseOriginalSrc } from '#contract/images.ts';
import { atomically } from '#db/atomically.ts';
import type { Shop } from '#server/shop.ts';
import { lockPhotoFile } from './photo-file.ts';

/** Deletes a photo of the member's that nothing holds. Errors: PHOTO_NOT_FOUND, also for another's and for one that is held. */
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
 * Deletes photos of the member's that a commit has let go of: a person may be on them. What was committed is done, so a failure is logged only;
 * what it leaves goes with the hourly job.
 */
export async function deleteLetGo(shop: Shop, userId: string, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await deletePhoto(shop, userId, id).catch((error: unknown) =>
      console.error(JSON.stringify({ level: 'error', msg: 'a photo waits for the hourly job', id, why: String(error) })),
    );
}

/** Deletes a photo unless something holds it, and its file unless another row names the same. True when the row went. */
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
    // Before the commit: should that fail, the row is still there and the next run finds no file to delete, which is well.
    if (other === undefined && name !== null) await gateways.storage.remove(name);
    return true;
  });
}

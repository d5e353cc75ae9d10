import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { originalSrc } from '#contract/images.ts';
import type { Photo } from '#contract/rest/photos.ts';
import { originalNameOf } from '#server/gateways/storage/original-name.ts';
import { queueIsFull, type WorkQueue } from '#server/limits/work-queue.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { findClosedPhotos } from './find-closed-photos.ts';
import { lockPhotoFile } from './photo-file.ts';
import { uprightPicture } from './upright-picture.ts';

/**
 * Stores a picture from a member (upright-picture.ts) until it is attached: by `attachPhotos` within a week, or a job deletes it. Until
 * then only its uploader sees it, at a URL that is valid for at least an hour.
 * Errors: PHOTO_UNREADABLE, PHOTO_HEIC, OVERLOADED (too many pictures are waiting).
 */
export async function uploadPhoto(shop: Shop, queue: WorkQueue, about: { userId: string; content: Buffer }): Promise<Photo | Failure> {
  const picture = await queue(() => uprightPicture(about.content));
  if (picture === queueIsFull) return fail('OVERLOADED');
  if (isFailure(picture)) return picture;
  const { content, width, height } = picture;
  const name = originalNameOf(content, 'webp');
  const src = originalSrc(name);
  return inTransaction(shop.database.service, async (trx) => {
    await lockPhotoFile(trx, src);
    // File before row: an unused file only costs disk, while a row without its file shows nothing. Writing it twice is harmless.
    await shop.gateways.storage.put(content, name.extension);
    const { id } = await trx
      .insertInto('member.photos')
      .values({ user_id: about.userId, src, width, height, created_at: shop.clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, src: findClosedPhotos(shop)(src), width, height };
  });
}

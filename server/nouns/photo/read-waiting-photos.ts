import type { Photo } from '#contract/rest/photos.ts';
import type { Shop } from '#server/shop.ts';
import { findClosedPhotos } from './find-closed-photos.ts';

/** More than a member can upload before the first ones expire. */
const MOST = 1_000;

/** A member's unattached photos, oldest first; drafts may still refer to them. */
export async function readWaitingPhotos(shop: Shop, userId: string): Promise<Photo[]> {
  const addressed = findClosedPhotos(shop);
  const photos = await shop.database.service
    .selectFrom('member.photos')
    .select(['id', 'src', 'width', 'height'])
    .where('user_id', '=', userId)
    .where('is_held', '=', false)
    .orderBy('id')
    .limit(MOST)
    .execute();
  return photos.map((photo) => ({ ...photo, src: addressed(photo.src) }));
}

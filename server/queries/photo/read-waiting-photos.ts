import type { Photo } from '#contract/rest/photos.ts';
import type { Shop } from '#server/shop.ts';
import { closedPhotos } from './closed-photos.ts';

/** More than a member can send before the first of them goes. */
const MOST = 1_000;

/** Photos of the member's that wait for what they were sent for, the oldest first: what a draft may still name. */
export async function readWaitingPhotos(shop: Shop, userId: string): Promise<Photo[]> {
  const addressed = closedPhotos(shop);
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

import { photoCutoff } from '#rules/community/photo.ts';
import { deleteWaiting } from '#server/nouns/photo/delete-photo.ts';
import type { Shop } from '#server/shop.ts';
import { eachRowOf } from '../running/each-row.ts';

/** Deletes photos that have not been attached for a week, with their files. Returns how many. */
export async function purgePhotos(shop: Shop): Promise<number> {
  const due = shop.database.service
    .selectFrom('member.photos')
    .select(['id', 'src'])
    .where('is_held', '=', false)
    .where('created_at', '<', photoCutoff(shop.clock()))
    .orderBy('created_at');
  return eachRowOf(shop, {
    job: 'purge-photos',
    due,
    key: 'id',
    most: 1_000,
    work: async (row) => ((await deleteWaiting(shop, row)) ? 'DONE' : 'NOTHING'),
  });
}

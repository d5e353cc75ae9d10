import { uploadCutoff } from '#rules/home/picture.ts';
import { settleUpload } from '#server/nouns/picture/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { eachRowOf } from '../running/each-row.ts';

/**
 * Deletes files uploaded over a week ago that nothing in the shop refers to. Returns how many were deleted. While the disk is unavailable,
 * all wait.
 */
export async function purgeUploads(shop: Shop): Promise<number> {
  const before = uploadCutoff(shop.clock());
  const due = shop.database.service.selectFrom('management.uploads').select('src').where('created_at', '<', before).orderBy('created_at');
  return eachRowOf(shop, {
    job: 'purge-uploads',
    due,
    key: 'src',
    most: 500,
    work: async ({ src }) => ((await settleUpload(shop, src, before)) ? 'DONE' : 'NOTHING'),
  });
}

import { uploadCutoff } from '#rules/home/picture.ts';
import { settleUpload } from '#server/nouns/picture/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { eachDueRow } from '../running/each-row.ts';

const job = 'purge-uploads';
/** Maximum files per run; the next one continues. */
const MOST = 500;

/**
 * Deletes files uploaded over a week ago that nothing in the shop refers to. Returns how many were deleted. While the disk is unavailable,
 * all wait.
 */
export async function purgeUploads(shop: Shop): Promise<number> {
  const before = uploadCutoff(shop.clock());
  const due = shop.database.service
    .selectFrom('management.uploads')
    .select('src')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(MOST);
  return eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const rows = await due.$if(later.length > 0, (query) => query.where('src', 'not in', later)).execute();
      return { rows, isAll: rows.length < MOST };
    },
    keyOf: ({ src }) => src,
    work: async ({ src }) => ((await settleUpload(shop, src, before)) ? 'DONE' : 'NOTHING'),
  });
}
